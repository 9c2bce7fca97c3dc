// What stands beside the picture: the picked screen, the way, or what is on the picture.
const detail = (() => {
  const momentary = new Set(["alert", "dialog", "external", "system"]);
  const isBack = (index) => data.moves[index].kind === "back";

  function show(way) {
    const parts = state.from !== null || state.to !== null ? describeWay(way) : [];
    if (state.screen !== null) parts.push(...describeScreen(state.screen));
    else if (parts.length === 0) parts.push(...describePicture());
    find("detail").replaceChildren(...parts);
  }

  /** For who cannot see the picture, too: the areas of the overview, or the screens of an area. */
  function describePicture() {
    const prompt = element("p", "Select a screen on the map, or find one by name, to see the ways in and out.", { class: "soft prompt" });
    const isPart = pictures.isOverview() || pictures.here() !== pictures.whole();
    return [prompt].concat(state.look === "" && isPart ? contents() : [], data.notes.map(words.soft));
  }
  function contents() {
    if (pictures.isOverview()) {
      return words.list("Areas", pictures.ofSide(pictures.here().isBefore).slice(1).map((picture) => {
        const button = element("button", picture.label, { type: "button", class: "name" });
        button.addEventListener("click", () => change({ area: picture.at }));
        return element("li", button);
      }));
    }
    const inside = [...data.screens.keys()].filter((at) => data.screens[at].area === pictures.here().title);
    const listed = (title, test) => words.list(title, inside.filter((at) => test(data.screens[at].kind)).map((at) => element("li", words.name(at))));
    // A row of nothing but "Alert" says little, and comes last.
    return listed("Screens", (kind) => !momentary.has(kind)).concat(listed("Alerts and dialogs", (kind) => momentary.has(kind)));
  }

  function describeScreen(at) {
    const screen = data.screens[at];
    const facts = [screen.kind, screen.area, screen.flow === screen.area ? null : screen.flow, screen.depth === null ? null : `${screen.depth} steps from an entry`, screen.reachable ? null : "unreachable"];
    return [
      element("h2", screen.title), element("p", screen.name, { class: "type" }), words.soft(facts.filter(Boolean).join(" · ")),
      element("div", words.place(screen)), element("div", actions(at), { class: "actions" }),
      ...words.list("Findings", screen.findings.map(finding)),
      ...moves("Ways in", graph.into[at].filter((index) => !isBack(index)), (move) => move.from),
      ...moves("Ways out", graph.out[at].filter((index) => !isBack(index)), (move) => (move.to === null ? [] : [move.to])),
      ...moves("Ways back", graph.out[at].filter(isBack), (move) => (move.to === null ? [] : [move.to])),
      ...words.list("Routes", screen.routes.map((route) => element("li", route))),
    ];
  }
  function actions(at) {
    const first = ways.launch(at);
    return [
      words.action("Way from here", () => chooseWay({ from: at })),
      words.action("Way to here", () => chooseWay({ to: at })),
      first !== null && first !== at ? words.action("How do I get here?", () => chooseWay({ from: first, to: at })) : "",
      state.look !== "screen" ? words.action("Its ways in and out", () => change({ look: "screen" })) : "",
      words.action("Close", () => change({ screen: null })),
    ];
  }
  function finding(at) {
    const found = data.findings[at];
    return element("li", [element("strong", `${found.severity}: `, { class: found.severity }), `${found.message} [${found.rule}] `, words.place(found)]);
  }
  function moves(title, indexes, ends) {
    return words.list(title, indexes.map((index) => {
      const move = data.moves[index];
      const names = ends(move).flatMap((end) => [words.name(end), " "]);
      return element("li", [...(names.length ? names : [move.owner]), words.move(move)]);
    }));
  }

  function describeWay(way) {
    const end = (screen) => (screen === null ? "…" : data.screens[screen].title);
    const parts = [element("h2", `${end(state.from)} → ${end(state.to)}`, { id: "way" })];
    if (state.from === null || state.to === null) {
      parts.push(words.soft("Select the other end of the way."));
    } else if (way === null) {
      parts.push(element("p", "No way leads there with these filters.", { class: "warning" }));
    } else {
      parts.push(words.soft(`${way.length - 1} steps`));
      parts.push(element("ol", way.map((screen, at) => {
        const move = at > 0 && data.moves.find((move) => move.to === screen && move.from.includes(way[at - 1]) && filters.passes(move));
        return element("li", [words.name(screen), ...(move ? [words.move(move)] : [])]);
      })));
    }
    parts.push(element("div", words.action("Clear the way", () => change({ from: null, to: null })), { class: "actions" }));
    return parts;
  }

  return { show };
})();
