// What is marked on the picture: the picked screen, the way, what was found, what the filters leave.
const marks = (() => {
  function hover(id) {
    const { svg, nodes, edges } = pictures.shown();
    svg.querySelectorAll(".near").forEach((element) => element.classList.remove("near"));
    svg.classList.toggle("hovering", id !== null);
    if (id === null) return;
    nodes.get(id).element.classList.add("near");
    for (const edge of edges) {
      if (edge.from !== id && edge.to !== id) continue;
      edge.element.classList.add("near");
      for (const end of [edge.from, edge.to]) if (nodes.has(end)) nodes.get(end).element.classList.add("near");
    }
  }

  function show(visible, way) {
    const picture = pictures.shown();
    markNodes(picture, visible, new Set(way || []));
    const touched = markEdges(picture, way);
    // What is no screen stands only beside lines that are there.
    for (const node of picture.nodes.values()) {
      if (node.screens.length === 0 && touched.get(node.id) === false) node.isOff = true;
      node.element.classList.toggle("off", node.isOff);
    }
    drawExtras(picture, visible, way);
    minimap.draw();
  }

  function markNodes(picture, visible, onWay) {
    const query = state.q.toLowerCase();
    for (const node of picture.nodes.values()) {
      node.isOff = !(distances.isMade() || node.screens.length === 0 || node.screens.some((at) => visible.has(at)));
      node.element.classList.toggle("picked", node.screens.includes(state.screen));
      node.element.classList.toggle("way", node.screens.some((at) => onWay.has(at)));
      node.element.classList.toggle("found", query !== "" && node.screens.some((at) => search.matches(data.screens[at], query)));
    }
  }

  /** Says of each box with lines whether one of them is left. */
  function markEdges({ nodes, edges }, way) {
    const steps = new Set();
    const nodeId = (screen) => (pictures.nodeOf(screen) || {}).id;
    for (let at = 1; way && at < way.length; at++) steps.add(`${nodeId(way[at - 1])}>${nodeId(way[at])}`);
    const touched = new Map();
    for (const edge of edges) {
      const ends = [nodes.get(edge.from), nodes.get(edge.to)];
      const isOff = !distances.isMade()
        && (ends.some((end) => end && end.isOff) || (edge.kind !== null && !filters.chosenKinds().has(edge.kind)) || !filters.isSureEnough(edge));
      edge.element.classList.toggle("off", isOff);
      edge.element.classList.toggle("way", steps.has(`${edge.from}>${edge.to}`));
      for (const end of [edge.from, edge.to]) touched.set(end, touched.get(end) || !isOff);
    }
    return touched;
  }

  /** Lines that the picture tells in words, for the picked screen and the way. */
  function drawExtras({ svg, edges, extras }, visible, way) {
    extras.replaceChildren();
    // On an overview the cards say it, and a picture that is made for the screen has all lines.
    if (distances.isMade() || pictures.isOverview()) return;
    const drawn = new Set(edges.map((edge) => `${edge.from}>${edge.to}`));
    const add = (from, to, name) => {
      const [a, b] = [pictures.nodeOf(from), pictures.nodeOf(to)];
      if (!a || !b || a === b || drawn.has(`${a.id}>${b.id}`)) return;
      drawn.add(`${a.id}>${b.id}`);
      const [x1, y1] = [a.box.x + a.box.width / 2, a.box.y + a.box.height / 2];
      const [x2, y2] = [b.box.x + b.box.width / 2, b.box.y + b.box.height / 2];
      const path = document.createElementNS(svg.namespaceURI, "path");
      path.setAttribute("d", `M${x1},${y1} C${(x1 + x2) / 2},${y1} ${(x1 + x2) / 2},${y2} ${x2},${y2}`);
      path.setAttribute("class", name);
      extras.append(path);
    };
    for (let at = 1; way && at < way.length; at++) add(way[at - 1], way[at], "extra way");
    if (state.screen === null) return;
    for (const index of graph.out[state.screen]) {
      const move = data.moves[index];
      if (move.to !== null && filters.passes(move) && visible.has(move.to)) add(state.screen, move.to, "extra");
    }
    for (const index of graph.into[state.screen]) {
      const move = data.moves[index];
      if (filters.passes(move)) move.from.filter((from) => visible.has(from)).forEach((from) => add(from, state.screen, "extra"));
    }
  }

  return { hover, show };
})();
