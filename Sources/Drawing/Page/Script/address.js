// The state as the fragment of the address.
const address = (() => {
  /** With `isElsewhere` as a new entry of the browser's history, so that Back returns to what was shown before. */
  function write(isElsewhere) {
    const words = new URLSearchParams();
    for (const key of ["screen", "from", "to"]) if (state[key] !== null) words.set(key, data.screens[state[key]].id);
    if (state.area > 0) words.set("area", pictures.all[state.area].title);
    for (const key of ["look", "q", "flow", "confidence", "around"]) if (state[key]) words.set(key, state[key]);
    if (state.kinds) words.set("kinds", [...state.kinds].join(","));
    if (state.troubled) words.set("findings", "1");
    if (state.view !== "map") words.set("view", state.view);
    const fragment = words.toString();
    const next = location.href.split("#")[0] + (fragment ? `#${fragment}` : "");
    if (isElsewhere && next !== location.href) history.pushState(null, "", next);
    else history.replaceState(history.state, "", next);
  }

  function read() {
    const words = new URLSearchParams(location.hash.slice(1));
    const screen = (key) => graph.byId.get(words.get(key)) ?? null;
    const oneOf = (key, values) => (values.includes(words.get(key)) ? words.get(key) : "");
    Object.assign(state, {
      screen: screen("screen"), from: screen("from"), to: screen("to"), q: words.get("q") || "", flow: oneOf("flow", data.flows),
      confidence: oneOf("confidence", ["inferred", "exact"]), around: oneOf("around", ["1", "2", "3"]), troubled: words.get("findings") === "1",
      kinds: words.has("kinds") ? new Set(words.get("kinds").split(",").filter((kind) => filters.occurring.includes(kind))) : null,
      view: oneOf("view", ["screens", "findings", "gaps", "changes"]) || "map", look: oneOf("look", ["screen", "way"]),
      area: Math.max(0, pictures.all.findIndex((picture) => picture.title === words.get("area"))),
    });
    // An address that names a screen or a way shows it, whatever else it says.
    if (!pictures.isParted || pictures.here().isBefore) return;
    if (state.area === 0 && state.screen !== null) state.area = pictures.homeOf(state.screen);
    if (state.from !== null && state.to !== null && !words.has("area")) state.look = state.look || "way";
  }

  return { write, read };
})();
