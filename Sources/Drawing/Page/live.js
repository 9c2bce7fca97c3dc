"use strict";
// Of a page that a server shows: asks for news, and takes a newer page in place of this one. The address keeps what is picked.
// Text from the sources only ever goes through textContent.
(() => {
  const number = JSON.parse(document.getElementById("live").textContent);
  const kept = "navlint.news";
  const bar = document.createElement("section");
  bar.id = "news";
  bar.setAttribute("role", "status");
  bar.hidden = true;
  document.body.append(bar);

  function tell(title, lines, kind) {
    const text = document.createElement("pre");
    text.textContent = lines.join("\n");
    const heading = document.createElement("strong");
    heading.textContent = title;
    const close = document.createElement("button");
    close.type = "button";
    close.textContent = "Close";
    close.addEventListener("click", () => { bar.hidden = true; });
    bar.className = kind;
    bar.replaceChildren(heading, close, ...(lines.length === 0 ? [] : [text]));
    bar.hidden = false;
  }

  const pause = (milliseconds) => new Promise((done) => { setTimeout(done, milliseconds); });

  async function listen() {
    let seen = `${number}.0`;
    for (;;) {
      let news;
      try {
        const answer = await fetch(`news?after=${seen}`, { cache: "no-store" });
        if (!answer.ok) throw new Error(answer.statusText);
        news = await answer.json();
      } catch {
        tell("navlint no longer answers. Start 'navlint serve' again, and open the address that it writes.", [], "error");
        await pause(3000);
        continue;
      }
      if (news.page !== number) {
        sessionStorage.setItem(kept, JSON.stringify(news.changes));
        location.reload();
        return;
      }
      if (news.problem !== null) tell("The sources cannot be read now. This is the map of before.", [news.problem], "error");
      else if (bar.className === "error") bar.hidden = true;
      seen = news.version;
    }
  }

  const changes = JSON.parse(sessionStorage.getItem(kept) || "null");
  sessionStorage.removeItem(kept);
  if (changes !== null) tell(changes.length === 0 ? "Nothing changed in the navigation." : "What changed", changes, "info");
  listen();
})();
