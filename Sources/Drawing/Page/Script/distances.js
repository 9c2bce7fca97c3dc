// From the overview to an area, to a screen, and back. A screen with its ways, and a way, are drawn when they are looked at.
const distances = (() => {
  const caption = (screen) => ({ screen, title: data.screens[screen].title, type: data.screens[screen].name });
  const tap = (moves) => {
    const words = [...new Set(moves.map((move) => move.trigger).filter(Boolean))];
    const more = words.length > 1 ? ` +${words.length - 1}` : "";
    return `${words.length ? words[0] : moves[0].kind}${more}${moves.length > words.length + 1 ? ` ×${moves.length}` : ""}`;
  };

  /** A screen with what leads to it and what it leads to, a line for each neighbour. */
  function chartOf(screen) {
    const [before, after] = [new Map(), new Map()];
    const add = (map, key, move) => map.set(key, [...(map.get(key) || []), move]);
    for (const index of graph.into[screen]) {
      const move = data.moves[index];
      if (filters.isForward(move)) (move.from.length ? move.from : [null]).forEach((from) => add(before, from, move));
    }
    for (const index of graph.out[screen]) {
      const move = data.moves[index];
      if (filters.isForward(move)) add(after, move.to, move);
    }
    const cards = (map) => [...map].map(([other, moves]) => ({
      ...(other === null ? { screen: null, title: moves[0].owner, type: "not known where" } : caption(other)), words: tap(moves), kind: moves[0].kind,
    }));
    return chart.around(caption(screen), cards(before), cards(after));
  }

  function stepOf(from, to) {
    const moves = data.moves.filter((move) => move.to === to && move.from.includes(from) && filters.isForward(move));
    const [first] = moves;
    if (first) return { kind: first.kind, words: tap(moves), condition: first.guard ? `if ${first.guard}` : "" };
    const isHeld = data.holds.some(([parent, child]) => parent === from && child === to);
    return { kind: "contains", words: isHeld ? "is part of it" : "leads on", condition: "" };
  }
  const chartOfWay = (way) => chart.way(way.map((screen, at) => (at === 0 ? caption(screen) : { ...caption(screen), ...stepOf(way[at - 1], screen) })));

  let made = null;
  let madeFor = "";
  const isMade = () => made !== null && pictures.shown() === made;

  /** What is looked at: a screen needs one that is picked, a way one that leads there. */
  function lookNow(way) {
    const isThere = { way: way !== null, screen: state.screen !== null };
    return isThere[state.look] ? state.look : "";
  }

  /** Shows what the state asks for: a picture of the file, or one that is made now. */
  function settle(way) {
    const look = lookNow(way);
    if (look === "") {
      // A way that leads through several areas has no picture but its own.
      pictures.put(pictures.all[state.area]);
      return;
    }
    const key = JSON.stringify([look, state.screen, look === "way" ? way : null, [...filters.chosenKinds()], state.confidence]);
    if (key === madeFor && isMade()) return;
    const drawn = look === "way" ? chartOfWay(way) : chartOf(state.screen);
    const picture = {
      at: -1, title: "", isMade: true, svg: drawn.svg, edges: drawn.edges.map((edge) => ({ ...edge, from: `n${edge.from}`, to: `n${edge.to}` })),
      nodes: new Map(drawn.nodes.map((node, index) => [`n${index}`, { ...node, opens: null }])),
    };
    pictures.exchange(made, picture);
    [made, madeFor] = [picture, key];
    pictures.put(made);
  }

  function show(way) {
    const area = find("area");
    const side = pictures.ofSide(pictures.here().isBefore);
    area.replaceChildren(...side.map((picture) => element("option", picture.label, { value: String(picture.at) })));
    area.value = String(state.area);
    area.hidden = side.length === 1;
    const at = isMade() ? state.look : pictures.here() !== pictures.whole() ? "area" : "overview";
    for (const button of document.querySelectorAll("[data-distance]")) button.setAttribute("aria-pressed", String(button.dataset.distance === at));
    find("near").disabled = state.screen === null;
    find("wayhere").disabled = !way;
    sides.show();
  }

  /** From a screen to its area, from an area to the overview. */
  function higher() {
    if (state.look !== "") { change({ look: "", area: state.screen === null ? state.area : pictures.homeOf(state.screen) }); return true; }
    if (pictures.here() !== pictures.whole()) { change({ area: pictures.whole().at, screen: null }); return true; }
    return false;
  }
  /** From the overview to the area under the pointer, from an area to a screen. */
  function deeper(point, width) {
    const under = [...pictures.shown().nodes.values()].find(({ box }) => point.x > box.x && point.x < box.x + box.width && point.y > box.y && point.y < box.y + box.height);
    if (!under || width > under.box.width * 3 || state.look !== "") return false;
    if (pictures.opensArea(under)) { change({ area: under.opens, screen: null }); return true; }
    if (under.screens.length === 0) return false;
    change({ screen: under.screens[0], look: "screen" });
    return true;
  }

  function listen() {
    find("area").addEventListener("change", () => change({ area: Number(find("area").value), look: "", screen: null }));
    find("all").addEventListener("click", () => change({ area: pictures.whole().at, look: "", screen: null }));
    find("near").addEventListener("click", () => change({ look: state.look === "screen" ? "" : "screen" }));
    find("wayhere").addEventListener("click", () => change({ look: state.look === "way" ? "" : "way" }));
  }

  return { isMade, settle, show, higher, deeper, listen };
})();
