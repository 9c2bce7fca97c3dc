// What a change did: the pictures of before and after, and what is marked on them.
const sides = (() => {
  const hasSides = pictures.all.some((picture) => picture.isBefore);
  /** The same area on the other side, else all of that side. */
  function across(isBefore) {
    const others = pictures.ofSide(isBefore);
    return others.find((picture) => picture.label === pictures.here().label) || others[0];
  }

  function show() {
    const { isBefore, changed, sign } = pictures.here();
    for (const button of document.querySelectorAll("[data-side]")) button.setAttribute("aria-pressed", String((button.dataset.side === "before") === isBefore));
    const key = find("sides").querySelector(".key");
    key.className = `key ${sign || ""}`;
    key.textContent = changed.length === 0 ? "nothing changed here" : isBefore ? "dashed: gone" : "thick: new";
  }
  function listen() {
    find("sides").hidden = !hasSides;
    for (const button of document.querySelectorAll("[data-side]")) {
      button.addEventListener("click", () => change({ area: across(button.dataset.side === "before").at, look: "", screen: null }));
    }
  }

  return { show, listen };
})();
