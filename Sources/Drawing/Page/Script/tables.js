// The screens, findings, gaps and changes as tables.
const tables = (() => {
  let order = { key: "name", isDown: false };
  const columns = [
    ["name", "Screen", (at) => data.screens[at].title], ["kind", "Kind", (at) => data.screens[at].kind], ["area", "Area", (at) => data.screens[at].area || ""],
    ["route", "Route", (at) => data.screens[at].routes[0] || ""],
    ["depth", "Steps", (at) => data.screens[at].depth ?? 9999], ["in", "In", (at) => graph.into[at].length], ["out", "Out", (at) => graph.out[at].length],
    ["findings", "Findings", (at) => data.screens[at].findings.length], ["place", "Place", (at) => data.screens[at].file || ""],
  ];
  const count = (number, word) => `${number} ${word}${number === 1 ? "" : "s"}`;
  const heads = (titles) => element("thead", element("tr", titles.map((title) => element("th", title, { scope: "col" }))));
  const screensOf = (thing) => thing.screens.flatMap((at) => [words.name(at), " "]);

  function show(visible) {
    showScreens(visible);
    showFindings();
    showGaps();
    showChanges();
  }

  // MARK: screens

  function showScreens(visible) {
    const rows = sorted(visible);
    const head = columns.map(([key, title]) => {
      const button = element("button", title, { type: "button" });
      button.addEventListener("click", () => { order = { key, isDown: order.key === key && !order.isDown }; render(); });
      return element("th", button, { scope: "col", "aria-sort": order.key === key ? (order.isDown ? "descending" : "ascending") : "none" });
    });
    find("screens").classList.toggle("routeless", data.screens.every((screen) => screen.routes.length === 0));
    find("screens").replaceChildren(element("table", [
      element("caption", [`${rows.length} of ${data.screens.length} screens `, copying(() => text(rows))]), element("thead", element("tr", head)),
      element("tbody", rows.map((at) => element("tr", cells(at)))),
    ]));
  }
  function sorted(visible) {
    const value = columns.find(([key]) => key === order.key)[2];
    const query = state.q.toLowerCase();
    return [...visible].filter((at) => !query || search.matches(data.screens[at], query)).sort((a, b) => {
      const [x, y] = [value(a), value(b)];
      return (x < y ? -1 : x > y ? 1 : a - b) * (order.isDown ? -1 : 1);
    });
  }
  function cells(at) {
    const screen = data.screens[at];
    // An alert has no type whose name would say more than its kind.
    const named = element("div", [words.name(at), ...(screen.name === screen.kind ? [] : [element("div", screen.name, { class: "soft" })])]);
    return [named, screen.kind, screen.area || "", routes(screen), screen.depth ?? "–", graph.into[at].length, graph.out[at].length, screen.findings.length || "", words.file(screen)]
      .map((content) => element("td", content instanceof Node ? content : String(content)));
  }
  const routes = (screen) => element("div", screen.routes.slice(0, 3).map((route) => element("div", route)).concat(
    screen.routes.length > 3 ? [element("div", `and ${screen.routes.length - 3} more`, { class: "soft" })] : []));

  /** For a spreadsheet: the rows as they are sorted and filtered now. */
  function text(rows) {
    const line = (cells) => cells.map((cell) => String(cell).replace(/[\t\r\n]/g, " ")).join("\t");
    return [line(["Screen", "Type", "Kind", "Area", "Route", "Steps", "In", "Out", "Findings", "Place"])].concat(rows.map((at) => {
      const screen = data.screens[at];
      return line([screen.title, screen.name, screen.kind, screen.area || "", screen.routes[0] || "", screen.depth ?? "", graph.into[at].length, graph.out[at].length,
        screen.findings.length, screen.file ? `${screen.file}:${screen.line}` : ""]);
    })).join("\n") + "\n";
  }
  function copying(text) {
    const button = element("button", "Copy", { type: "button", class: "copy" });
    const tell = (said) => { button.textContent = said; setTimeout(() => { button.textContent = "Copy"; }, 2000); };
    button.addEventListener("click", () => {
      const clipboard = navigator.clipboard;
      if (clipboard) clipboard.writeText(text()).then(() => tell("Copied"), () => tell("Not allowed here"));
      else tell("Not allowed here");
    });
    return button;
  }

  // MARK: the others

  function showFindings() {
    find("findings").replaceChildren(element("table", [
      element("caption", `${data.findings.length} findings`), heads(["Severity", "Finding", "Screens", "Place"]),
      element("tbody", data.findings.map((found) => element("tr", [
        element("td", found.severity, { class: found.severity }), element("td", `${found.message} [${found.rule}]`),
        element("td", screensOf(found)), element("td", words.place(found)),
      ]))),
    ]));
  }

  /** What a change did, for a page that shows one. */
  function showChanges() {
    const signs = { came: "new", went: "gone", changed: "changed" };
    find("changes").replaceChildren(element("table", [
      element("caption", `${data.changes.length} changes`), heads(["", "What", "Screens"]),
      element("tbody", data.changes.map((line) => element("tr", [
        element("td", signs[line.sign], { class: line.sign }), element("td", line.words), element("td", screensOf(line)),
      ]))),
    ]));
  }

  /** Where the map may lack something. */
  function showGaps() {
    const told = [`${count(data.gaps.length, "place")} that navlint did not understand: ways from there are not on the map.`]
      .concat(data.limits.length ? [`Some searches stopped at a limit, and ways beyond it may be missing: ${data.limits.join(", ")}.`] : [])
      .concat(data.unread.map((module) => `The module ${module.name} was not read; ${count(module.sites, "place")} ${module.sites === 1 ? "depends" : "depend"} on it.`));
    find("gaps").replaceChildren(element("table", [
      element("caption", told.map((line) => element("div", line))), heads(["Kind", "In", "Why", "Place"]),
      element("tbody", data.gaps.map((gap) => element("tr", [gap.kind, gap.owner, gap.reason, words.place(gap)].map((content) => element("td", content))))),
    ]));
  }

  return { show };
})();
