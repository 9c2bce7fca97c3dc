// Which screens and transitions users want to see.
const filters = (() => {
  const occurring = kinds.filter((kind) => data.moves.some((move) => move.kind === kind));
  // Ways back are on the page, but not on the map, until they are asked for.
  const usual = new Set(occurring.filter((kind) => kind !== "back"));
  const chosenKinds = () => state.kinds || usual;
  const isSureEnough = (thing) => certainty[thing.confidence] >= (certainty[state.confidence] || 0);
  const passes = (move) => chosenKinds().has(move.kind) && isSureEnough(move);
  const isForward = (move) => move.kind !== "back" && passes(move);

  /** The screens that the filters leave. */
  function visibleScreens() {
    let visible = new Set(data.screens.keys());
    const keep = (test) => { visible = new Set([...visible].filter(test)); };
    if (state.flow) keep((at) => data.screens[at].flow === state.flow);
    if (state.troubled) keep((at) => data.screens[at].findings.length > 0);
    if (state.around && state.screen !== null) {
      const near = ways.near(state.screen, Number(state.around));
      keep((at) => near.has(at));
    }
    return visible;
  }

  function show(visible) {
    for (const box of find("kinds").querySelectorAll("input")) box.checked = chosenKinds().has(box.value);
    for (const key of ["flow", "confidence", "around"]) find(key).value = state[key];
    find("troubled").checked = state.troubled;
    find("shown").textContent = visible.size === data.screens.length ? "" : `${visible.size} of ${data.screens.length} screens`;
  }

  function listen() {
    for (const kind of occurring) {
      const box = element("input", [], { type: "checkbox", value: kind });
      box.addEventListener("change", () => {
        const chosen = new Set(chosenKinds());
        if (box.checked) chosen.add(kind);
        else chosen.delete(kind);
        change({ kinds: chosen });
      });
      find("kinds").append(element("label", [box, kind]));
    }
    for (const flow of data.flows) find("flow").append(element("option", flow, { value: flow }));
    for (const key of ["flow", "confidence", "around"]) find(key).addEventListener("change", () => change({ [key]: find(key).value }));
    find("troubled").addEventListener("change", () => change({ troubled: find("troubled").checked }));
    find("filters").addEventListener("submit", (event) => event.preventDefault());
    find("reset").addEventListener("click", () => change({ kinds: null, flow: "", confidence: "", troubled: false, around: "", q: "", from: null, to: null }));
  }

  return { occurring, chosenKinds, isSureEnough, passes, isForward, visibleScreens, show, listen };
})();
