"use strict";
// The page shows one graph. All state is in `state`, and all of it in the address' fragment, so that a link leads back to it.
// Text from the sources only ever goes through textContent.
(() => {
  const data = JSON.parse(document.getElementById("data").textContent);
  const find = (id) => document.getElementById(id);
  const kinds = ["push", "sheet", "cover", "popover", "alert", "dialog", "tab", "root", "flow", "back", "url"];
  const certainty = { guessed: 0, inferred: 1, exact: 2 };
  const state = { view: "map", area: 0, look: "", screen: null, from: null, to: null, q: "", kinds: null, flow: "", confidence: "", troubled: false, around: "" };

  // MARK: the graph

  const byId = new Map(data.screens.map((screen, index) => [screen.id, index]));
  const out = data.screens.map(() => []);
  const into = data.screens.map(() => []);
  data.moves.forEach((move, index) => {
    for (const from of move.from) out[from].push(index);
    if (move.to !== null) into[move.to].push(index);
  });
  const occurring = kinds.filter((kind) => data.moves.some((move) => move.kind === kind));
  // Ways back are on the page, but not on the map, until they are asked for.
  const usual = new Set(occurring.filter((kind) => kind !== "back"));
  const chosenKinds = () => state.kinds || usual;

  const passes = (move) => chosenKinds().has(move.kind) && certainty[move.confidence] >= (certainty[state.confidence] || 0);

  function nextScreens(screen) {
    const next = new Set();
    for (const at of out[screen]) {
      const move = data.moves[at];
      if (move.to !== null && move.kind !== "back" && passes(move)) next.add(move.to);
    }
    for (const [parent, child] of data.holds) if (parent === screen) next.add(child);
    for (const [from, to] of data.steps) if (from === screen) next.add(to);
    return next;
  }

  function shortestWay(from, to) {
    const parent = new Map([[from, null]]);
    const queue = [from];
    for (const screen of queue) {
      if (screen === to) break;
      for (const next of nextScreens(screen)) {
        if (!parent.has(next)) { parent.set(next, screen); queue.push(next); }
      }
    }
    if (!parent.has(to)) return null;
    const way = [];
    for (let at = to; at !== null; at = parent.get(at)) way.unshift(at);
    return way;
  }

  function neighbourhood(screen, steps) {
    const near = new Set([screen]);
    let wave = [screen];
    for (let step = 0; step < steps; step++) {
      const next = new Set();
      for (const at of wave) {
        for (const other of nextScreens(at)) next.add(other);
        for (const index of into[at]) {
          const move = data.moves[index];
          if (move.kind !== "back" && passes(move)) move.from.forEach((from) => next.add(from));
        }
        for (const [parent, child] of data.holds) if (child === at) next.add(parent);
      }
      wave = [...next].filter((at) => !near.has(at));
      wave.forEach((at) => near.add(at));
    }
    return near;
  }

  /** The screens that the filters leave. */
  function visibleScreens() {
    let visible = new Set(data.screens.keys());
    const keep = (test) => { visible = new Set([...visible].filter(test)); };
    if (state.flow) keep((at) => data.screens[at].flow === state.flow);
    if (state.troubled) keep((at) => data.screens[at].findings.length > 0);
    if (state.around && state.screen !== null) {
      const near = neighbourhood(state.screen, Number(state.around));
      keep((at) => near.has(at));
    }
    return visible;
  }

  // MARK: the picture

  const stage = find("stage");
  // All of a small app is one picture; of a larger one there are the overview and a picture of each area. A screen with its
  // ways, and a way, are drawn when they are looked at.
  const pictures = data.pictures.map((picture, at) => ({ ...picture, at, prefix: at === 0 ? "" : `p${at}`, svg: stage.querySelectorAll(":scope > svg")[at] }));
  const isParted = pictures.length > 1;
  let shown = null;
  let svg = null;
  let drawing = null;
  let nodes = new Map();
  let edges = [];
  let whole = { x: 0, y: 0, width: 100, height: 100 };
  let shift = { x: 0, y: 0 };
  let view = { ...whole };
  let keeping = null;
  let extras = null;

  /** The picture's boxes and lines; of what is hidden nothing can be measured, so each is read when it is first shown. */
  function readPicture(picture) {
    picture.nodes = new Map(picture.nodes.map((screens, index) => [`n${index}`, { screens, opens: picture.opens[index], element: find(`${picture.prefix}n${index}`) }]));
    picture.aside.forEach((screens, index) => {
      const cell = find(`a_${picture.prefix}a${index}`);
      if (cell) cell.classList.add("cell");
      picture.nodes.set(`a${index}`, { screens, opens: null, element: cell });
    });
    for (const id of picture.changed) {
      const element = find(id.startsWith("a_") ? `a_${picture.prefix}${id.slice(2)}` : `${picture.prefix}${id}`);
      if (element) element.classList.add(picture.sign);
    }
    picture.edges = picture.edges.map((edge, index) => ({ ...edge, element: find(`${picture.prefix}e${index}`) })).filter((edge) => edge.element);
    prepare(picture);
  }

  function prepare(picture) {
    picture.isRead = true;
    picture.svg.setAttribute("role", "group");
    picture.svg.removeAttribute("width");
    picture.svg.removeAttribute("height");
    picture.drawing = picture.svg.querySelector("g.graph");
    const box = picture.svg.viewBox.baseVal;
    picture.whole = { x: box.x, y: box.y, width: box.width, height: box.height };
    const moved = picture.drawing.transform.baseVal.consolidate();
    picture.shift = moved ? { x: moved.matrix.e, y: moved.matrix.f } : { x: 0, y: 0 };
    for (const [id, node] of picture.nodes) {
      if (node.element) prepareNode(id, node);
      else picture.nodes.delete(id);
    }
    picture.extras = document.createElementNS(picture.svg.namespaceURI, "g");
    // Above the tinted boxes, below the cards.
    picture.drawing.insertBefore(picture.extras, picture.drawing.querySelector(":scope > .node, :scope > .edge"));
  }

  /** Puts a picture on the stage. */
  function put(picture) {
    if (shown === picture || !picture.svg) return;
    if (shown) shown.view = isFitting ? null : view;
    for (const other of stage.querySelectorAll(":scope > svg")) other.toggleAttribute("hidden", other !== picture.svg);
    if (!picture.isRead) readPicture(picture);
    shown = picture;
    ({ svg, drawing, nodes, edges, whole, shift, extras } = picture);
    minimapIsFilled = false;
    if (picture.view) setView({ ...picture.view });
    else if (picture === made) startMade();
    else start();
  }

  function prepareNode(id, node) {
    const { element, screens } = node;
    node.id = id;
    node.box = node.box || element.getBBox();
    const isArea = node.opens !== null && node.opens !== undefined;
    if (screens.length === 0 && !isArea) return;
    const run = isArea ? () => change({ area: node.opens, look: "", screen: null }) : (event) => pick(screens[0], event.shiftKey);
    const screen = data.screens[screens[0]];
    element.setAttribute("tabindex", "0");
    element.setAttribute("role", "button");
    element.setAttribute("aria-label", isArea ? `${pictures[node.opens].title}, area` : `${screen.title}, ${screen.name}, ${screen.kind}${screen.reachable ? "" : ", unreachable"}`);
    element.addEventListener("click", (event) => { event.preventDefault(); if (!dragged) run(event); });
    element.addEventListener("keydown", (event) => {
      if (event.key === "Enter" || event.key === " ") { event.preventDefault(); run(event); }
    });
    for (const name of ["mouseenter", "focus"]) element.addEventListener(name, () => hover(id));
    for (const name of ["mouseleave", "blur"]) element.addEventListener(name, () => hover(null));
  }

  /** The picture that shows the screen by itself: this one, else that of its area. */
  function home(screen) {
    const shows = (picture) => [...picture.nodes.values()].some((node) => node.screens.includes(screen) && (node.opens ?? null) === null);
    const isHere = state.look === "" && shown && shown.isRead && shows(shown);
    if (isHere || !isParted) return state.area;
    const area = pictures.findIndex((picture) => picture.title === data.screens[screen].area);
    return area < 0 ? 0 : area;
  }
  const nodeOf = (screen) => {
    const all = [...nodes.values()].filter((node) => node.screens.includes(screen));
    return all.find((node) => (node.opens ?? null) === null) || all[0];
  };

  // MARK: distances

  const isForward = (move) => move.kind !== "back" && passes(move);
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
    for (const index of into[screen]) {
      const move = data.moves[index];
      if (isForward(move)) (move.from.length ? move.from : [null]).forEach((from) => add(before, from, move));
    }
    for (const index of out[screen]) {
      const move = data.moves[index];
      if (isForward(move)) add(after, move.to, move);
    }
    const cards = (map) => [...map].map(([other, moves]) => ({
      ...(other === null ? { screen: null, title: moves[0].owner, type: "not known where" } : caption(other)), words: tap(moves), kind: moves[0].kind,
    }));
    return chart.around(caption(screen), cards(before), cards(after));
  }
  function chartOfWay(way) {
    return chart.way(way.map((screen, at) => {
      if (at === 0) return caption(screen);
      const moves = data.moves.filter((move) => move.to === screen && move.from.includes(way[at - 1]) && isForward(move));
      const [first] = moves;
      return { ...caption(screen), kind: first ? first.kind : "contains", words: first ? tap(moves) : data.holds.some(([parent, child]) => parent === way[at - 1] && child === screen) ? "is part of it" : "leads on", condition: first && first.guard ? `if ${first.guard}` : "" };
    }));
  }
  let made = null;
  let madeFor = "";
  /** Shows what the state asks for: a picture of the file, or one that is made now. */
  function settle(way) {
    const look = state.look === "way" && !way ? "" : state.look === "screen" && state.screen === null ? "" : state.look;
    if (look === "") {
      // A way that leads through several areas has no picture but its own.
      put(pictures[state.area]);
      return;
    }
    const key = JSON.stringify([look, state.screen, look === "way" ? way : null, [...chosenKinds()], state.confidence]);
    if (key === madeFor && shown === made) return;
    if (made) made.svg.remove();
    const drawn = look === "way" ? chartOfWay(way) : chartOf(state.screen);
    made = { at: -1, title: "", svg: drawn.svg, edges: drawn.edges.map((edge) => ({ ...edge, from: `n${edge.from}`, to: `n${edge.to}` })),
      nodes: new Map(drawn.nodes.map((node, index) => [`n${index}`, { ...node, opens: null }])) };
    madeFor = key;
    stage.append(made.svg);
    prepare(made);
    put(made);
  }
  function showDistances(way) {
    const area = find("area");
    if (area.options.length === 0) for (const picture of pictures) area.append(element("option", picture.title, { value: String(picture.at) }));
    area.value = String(state.area);
    area.hidden = !isParted;
    const at = shown === made && made ? state.look : isParted && state.area > 0 ? "area" : "overview";
    for (const button of document.querySelectorAll("[data-distance]")) button.setAttribute("aria-pressed", String(button.dataset.distance === at));
    find("near").disabled = state.screen === null;
    find("wayhere").disabled = !way;
  }
  /** From a screen to its area, from an area to the overview. */
  function higher() {
    if (state.look !== "") { change({ look: "", area: state.screen === null ? state.area : homeOf(state.screen) }); return true; }
    if (state.area > 0) { change({ area: 0, screen: null }); return true; }
    return false;
  }
  const homeOf = (screen) => (isParted ? Math.max(0, pictures.findIndex((picture) => picture.title === data.screens[screen].area)) : 0);
  /** From the overview to the area under the pointer, from an area to a screen. */
  function deeper(at) {
    const [x, y] = [view.x + view.width * at.x - shift.x, view.y + view.height * at.y - shift.y];
    const under = [...nodes.values()].find(({ box }) => x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height);
    if (!under || view.width > under.box.width * 3 || state.look !== "") return false;
    if ((under.opens ?? null) !== null) { change({ area: under.opens, screen: null }); return true; }
    if (under.screens.length === 0) return false;
    change({ screen: under.screens[0], look: "screen" });
    return true;
  }

  function hover(id) {
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

  function showPicture(visible, way) {
    const onWay = new Set(way || []);
    for (const node of nodes.values()) {
      const isVisible = shown === made || node.screens.length === 0 || node.screens.some((at) => visible.has(at));
      node.isOff = !isVisible;
      node.element.classList.toggle("picked", node.screens.includes(state.screen));
      node.element.classList.toggle("way", node.screens.some((at) => onWay.has(at)));
      node.element.classList.toggle("found", state.q !== "" && node.screens.some((at) => matches(data.screens[at], state.q.toLowerCase())));
    }
    const steps = new Set();
    const nodeId = (screen) => (nodeOf(screen) || {}).id;
    for (let at = 1; way && at < way.length; at++) steps.add(`${nodeId(way[at - 1])}>${nodeId(way[at])}`);
    const touched = new Map();
    for (const edge of edges) {
      const ends = [nodes.get(edge.from), nodes.get(edge.to)];
      const isOff = shown === made ? false : ends.some((end) => end && end.isOff)
        || (edge.kind !== null && !chosenKinds().has(edge.kind))
        || certainty[edge.confidence] < (certainty[state.confidence] || 0);
      edge.element.classList.toggle("off", isOff);
      edge.element.classList.toggle("way", steps.has(`${edge.from}>${edge.to}`));
      for (const end of [edge.from, edge.to]) touched.set(end, touched.get(end) || !isOff);
    }
    // What is no screen stands only beside lines that are there.
    for (const node of nodes.values()) {
      if (node.screens.length === 0 && touched.get(node.id) === false) node.isOff = true;
      node.element.classList.toggle("off", node.isOff);
    }
    drawExtras(visible, way);
    drawMinimap();
  }

  /** Lines that the picture tells in words, for the picked screen and the way. */
  function drawExtras(visible, way) {
    if (!extras) return;
    extras.replaceChildren();
    // On an overview the cards say it, and a picture that is made for the screen has all lines.
    if (shown === made || (isParted && state.area === 0)) return;
    const drawn = new Set(edges.map((edge) => `${edge.from}>${edge.to}`));
    const add = (from, to, name) => {
      const [a, b] = [nodeOf(from), nodeOf(to)];
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
    for (const index of out[state.screen]) {
      const move = data.moves[index];
      if (move.to !== null && passes(move) && visible.has(move.to)) add(state.screen, move.to, "extra");
    }
    for (const index of into[state.screen]) {
      const move = data.moves[index];
      if (passes(move)) move.from.filter((from) => visible.has(from)).forEach((from) => add(from, state.screen, "extra"));
    }
  }

  // MARK: moving about

  let dragged = false;
  let isFitting = true;
  function ratio() {
    const box = stage.getBoundingClientRect();
    return box.height > 0 && box.width > 0 ? box.height / box.width : whole.height / whole.width;
  }
  function setView(next) {
    const least = Math.max(whole.width / 60, 40);
    next.width = Math.min(Math.max(next.width, least), whole.width * 4);
    next.height = next.width * ratio();
    next.x = Math.min(Math.max(next.x, whole.x - next.width / 2), whole.x + whole.width - next.width / 2);
    next.y = Math.min(Math.max(next.y, whole.y - next.height / 2), whole.y + whole.height - next.height / 2);
    view = next;
    isFitting = false;
    if (svg) svg.setAttribute("viewBox", `${view.x} ${view.y} ${view.width} ${view.height}`);
    drawMinimap();
    keepView();
  }
  /** What is seen stays with the page when it is loaded again; written when the picture stands still. */
  function keepView() {
    clearTimeout(keeping);
    keeping = setTimeout(() => history.replaceState(isFitting || shown === made ? null : { view, area: state.area }, ""), 150);
  }
  const zoomHere = (factor, at) => setView({
    x: view.x + view.width * (1 - 1 / factor) * at.x, y: view.y + view.height * (1 - 1 / factor) * at.y,
    width: view.width / factor, height: view.height / factor,
  });
  function zoom(factor, at = { x: 0.5, y: 0.5 }) {
    if (factor > 1 ? deeper(at) : view.width > Math.max(whole.width, whole.height / ratio()) * 1.3 && higher()) return;
    zoomHere(factor, at);
  }
  const pan = (x, y) => setView({ ...view, x: view.x + x, y: view.y + y });
  function fit() {
    const width = Math.max(whole.width, whole.height / ratio());
    const height = width * ratio();
    setView({ x: whole.x + (whole.width - width) / 2, y: whole.y + (whole.height - height) / 2, width, height });
    isFitting = true;
  }
  /** A picture that is made shows its width, and where that is too high, the screen that it is of. */
  function startMade() {
    fit();
    const subject = [...nodes.values()].find((node) => node.element.classList.contains("subject"));
    const width = whole.width * 1.05;
    if (state.look !== "screen" || !subject || view.width <= width) return;
    setView({ x: whole.x - whole.width * 0.025, y: subject.box.y + subject.box.height / 2 - (width * ratio()) / 2, width });
  }
  /** All of it where that can be read; else what lies around the first entry, at a size to read. */
  function start() {
    fit();
    const seen = stage.getBoundingClientRect().width;
    if (!svg || seen === 0 || view.width <= seen * 1.6) return;
    // The app itself leads to more than a deep link does.
    const reach = (at) => {
      const reached = new Set([at]);
      for (const screen of reached) for (const next of nextScreens(screen)) reached.add(next);
      return reached.size;
    };
    const entries = [...data.screens.keys()].filter((at) => data.screens[at].entry && nodeOf(at)).slice(0, 12);
    const first = entries.map((at) => ({ at, reach: reach(at) })).sort((a, b) => b.reach - a.reach || a.at - b.at)[0];
    if (!first) return;
    setView(fullest(nodeOf(first.at), seen));
  }
  /** The frame around a box that shows most others, at a size to read; a wider one where the map is thinly filled. */
  function fullest(node, seen) {
    const center = (box) => ({ x: box.x + box.width / 2 + shift.x, y: box.y + box.height / 2 + shift.y });
    const centers = [...nodes.values()].map((other) => center(other.box));
    const own = center(node.box);
    let best = null;
    for (const scale of [1.4, 1.8, 2.3]) {
      const width = seen * scale;
      const height = width * ratio();
      // The first place is the one to keep where others show no more: the way goes from left to right.
      for (const left of [0.2, 0.1, 0.35, 0.5, 0.65, 0.8, 0.9]) {
        for (const top of [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9]) {
          const frame = { x: own.x - width * left, y: own.y - height * top, width, height };
          const shown = centers.filter((at) => at.x > frame.x && at.x < frame.x + width && at.y > frame.y && at.y < frame.y + height).length;
          if (!best || shown > best.shown) best = { frame, shown };
        }
      }
      if (best.shown >= 12) break;
    }
    return best.frame;
  }
  function show(node) {
    if (!node) return;
    const x = node.box.x + node.box.width / 2 + shift.x;
    const y = node.box.y + node.box.height / 2 + shift.y;
    const width = Math.min(view.width, Math.max(900, node.box.width * 5));
    const height = width * ratio();
    setView({ x: x - width / 2, y: y - height / 2, width, height });
  }

  /** All steps of a way in one frame. */
  function showWay(way) {
    const boxes = way.map(nodeOf).filter(Boolean).map((node) => node.box);
    if (boxes.length === 0) return;
    const left = Math.min(...boxes.map((box) => box.x));
    const top = Math.min(...boxes.map((box) => box.y));
    const right = Math.max(...boxes.map((box) => box.x + box.width));
    const bottom = Math.max(...boxes.map((box) => box.y + box.height));
    const width = Math.max((right - left) * 1.15, ((bottom - top) * 1.15) / ratio(), 700);
    const height = width * ratio();
    setView({ x: (left + right) / 2 + shift.x - width / 2, y: (top + bottom) / 2 + shift.y - height / 2, width, height });
  }

  const minimap = find("minimap");
  let minimapIsFilled = false;
  function drawMinimap() {
    if (!svg) return;
    if (!minimapIsFilled) {
      minimapIsFilled = true;
      minimap.replaceChildren();
      minimap.setAttribute("viewBox", `${whole.x} ${whole.y} ${whole.width} ${whole.height}`);
      for (const node of nodes.values()) {
        const rect = document.createElementNS(svg.namespaceURI, "rect");
        for (const [key, value] of Object.entries({ x: node.box.x + shift.x, y: node.box.y + shift.y, width: node.box.width, height: node.box.height })) rect.setAttribute(key, value);
        rect.dataset.node = node.id;
        minimap.append(rect);
      }
      const frame = document.createElementNS(svg.namespaceURI, "rect");
      frame.classList.add("window");
      minimap.append(frame);
    }
    for (const rect of minimap.querySelectorAll("rect[data-node]")) {
      const node = nodes.get(rect.dataset.node);
      rect.classList.toggle("off", Boolean(node.isOff));
      rect.classList.toggle("picked", node.screens.includes(state.screen));
    }
    // Where all is in sight, a map of it only hides a corner.
    minimap.classList.toggle("idle", view.width >= whole.width && view.height >= whole.height);
    const frame = minimap.querySelector(".window");
    for (const key of ["x", "y", "width", "height"]) frame.setAttribute(key, view[key]);
  }

  function listenToStage() {
    const place = (event) => {
      const box = stage.getBoundingClientRect();
      return { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height };
    };
    let last = null;
    stage.addEventListener("wheel", (event) => { event.preventDefault(); zoom(event.deltaY < 0 ? 1.2 : 1 / 1.2, place(event)); }, { passive: false });
    stage.addEventListener("pointerdown", (event) => { last = place(event); dragged = false; });
    stage.addEventListener("pointermove", (event) => {
      if (!last || event.buttons === 0) return;
      const now = place(event);
      if (Math.hypot(now.x - last.x, now.y - last.y) < 0.004 && !dragged) return;
      dragged = true;
      stage.classList.add("moving");
      pan((last.x - now.x) * view.width, (last.y - now.y) * view.height);
      last = now;
    });
    for (const name of ["pointerup", "pointerleave"]) stage.addEventListener(name, () => { last = null; stage.classList.remove("moving"); });
    stage.addEventListener("dblclick", (event) => zoom(1.6, place(event)));
    minimap.addEventListener("click", (event) => {
      const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(minimap.getScreenCTM().inverse());
      setView({ ...view, x: point.x - view.width / 2, y: point.y - view.height / 2 });
    });
    stage.addEventListener("keydown", (event) => {
      const step = view.width / 8;
      const keys = {
        ArrowLeft: () => pan(-step, 0), ArrowRight: () => pan(step, 0), ArrowUp: () => pan(0, -step), ArrowDown: () => pan(0, step),
        "+": () => zoom(1.3), "=": () => zoom(1.3), "-": () => zoom(1 / 1.3), 0: fit,
      };
      if (!keys[event.key] || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      keys[event.key]();
    });
    find("closer").addEventListener("click", () => zoom(1.4));
    find("farther").addEventListener("click", () => zoom(1 / 1.4));
    find("fit").addEventListener("click", fit);
    window.addEventListener("resize", () => (isFitting ? fit() : setView({ ...view })));
  }

  // MARK: words

  function element(name, content = [], attributes = {}) {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.append(...[].concat(content));
    return made;
  }
  function place(thing) {
    if (!thing.file) return "";
    const words = `${thing.file}:${thing.line}`;
    return thing.link ? element("a", words, { href: thing.link, rel: "noreferrer" }) : element("span", words, { class: "soft" });
  }
  function name(screen) {
    const button = element("button", data.screens[screen].title, { type: "button", class: "name", title: data.screens[screen].name });
    button.addEventListener("click", (event) => pick(screen, event.shiftKey));
    return button;
  }
  function finding(at) {
    const found = data.findings[at];
    return element("li", [element("strong", `${found.severity}: `, { class: found.severity }), `${found.message} [${found.rule}] `, place(found)]);
  }
  function describe(move) {
    const words = [move.kind];
    if (move.trigger) words.push(move.trigger);
    if (move.route) words.push(move.route);
    if (move.guard) words.push(`if ${move.guard}`);
    if (move.confidence !== "exact") words.push(move.confidence);
    return element("div", [element("small", `${words.join(" · ")} `), place(move)]);
  }
  function list(title, items) {
    return items.length === 0 ? [] : [element("h3", `${title} (${items.length})`), element("ul", items)];
  }

  function showDetail(way) {
    const detail = find("detail");
    const parts = [];
    if (state.from !== null || state.to !== null) parts.push(...describeWay(way));
    if (state.screen === null) {
      if (parts.length === 0) {
        parts.push(element("p", "Pick a screen on the map, or find one by name, to see the ways in and out.", { class: "soft prompt" }));
        if (state.look === "" && isParted) parts.push(...contents());
        parts.push(...data.notes.map((note) => element("p", note, { class: "soft" })));
      }
      detail.replaceChildren(...parts);
      return;
    }
    const screen = data.screens[state.screen];
    parts.push(element("h2", screen.title));
    parts.push(element("p", screen.name, { class: "type" }));
    const facts = [screen.kind, screen.area, screen.flow === screen.area ? null : screen.flow, screen.depth === null ? null : `${screen.depth} steps from an entry`, screen.reachable ? null : "unreachable"];
    parts.push(element("p", facts.filter(Boolean).join(" · "), { class: "soft" }));
    parts.push(element("div", place(screen)));
    const actions = element("div", [], { class: "actions" });
    const action = (title, run) => {
      const button = element("button", title, { type: "button" });
      button.addEventListener("click", run);
      actions.append(button);
    };
    action("Way from here", () => chooseWay({ from: state.screen }));
    action("Way to here", () => chooseWay({ to: state.screen }));
    const first = launch(state.screen);
    if (first !== null && first !== state.screen) action("How do I get here?", () => chooseWay({ from: first, to: state.screen }));
    if (state.look !== "screen") action("Its ways in and out", () => change({ look: "screen" }));
    action("Close", () => change({ screen: null }));
    parts.push(actions);
    parts.push(...list("Findings", screen.findings.map(finding)));
    const ways = (title, indexes, ends) => list(title, indexes.map((index) => {
      const move = data.moves[index];
      const names = ends(move).flatMap((end) => [name(end), " "]);
      return element("li", [...(names.length ? names : [move.owner]), describe(move)]);
    }));
    const leadsOn = (index) => data.moves[index].kind !== "back";
    parts.push(...ways("Ways in", into[state.screen].filter(leadsOn), (move) => move.from));
    parts.push(...ways("Ways out", out[state.screen].filter(leadsOn), (move) => (move.to === null ? [] : [move.to])));
    parts.push(...ways("Ways back", out[state.screen].filter((index) => !leadsOn(index)), (move) => (move.to === null ? [] : [move.to])));
    parts.push(...list("Routes", screen.routes.map((route) => element("li", route))));
    detail.replaceChildren(...parts);
  }

  /** The areas of the overview, or the screens of an area, for who cannot see the picture. */
  function contents() {
    if (state.area === 0) {
      return list("Areas", pictures.slice(1).map((picture) => {
        const button = element("button", picture.title, { type: "button", class: "name" });
        button.addEventListener("click", () => change({ area: picture.at }));
        return element("li", button);
      }));
    }
    const inside = [...data.screens.keys()].filter((at) => data.screens[at].area === pictures[state.area].title);
    return list("Screens", inside.map((at) => element("li", name(at))));
  }
  /** The entry from which the fewest steps lead to a screen. */
  function launch(screen) {
    const starts = [...data.screens.keys()].filter((at) => data.screens[at].entry || data.screens[at].launch);
    const ways = starts.map((at) => [at, shortestWay(at, screen)]).filter(([, way]) => way !== null);
    // Who starts the app sees its first screen; a link leads somewhere else.
    ways.sort(([a, one], [b, other]) => Number(data.screens[b].launch) - Number(data.screens[a].launch) || one.length - other.length);
    return ways.length > 0 ? ways[0][0] : null;
  }

  function describeWay(way) {
    const end = (screen) => (screen === null ? "…" : data.screens[screen].title);
    const parts = [element("h2", `${end(state.from)} → ${end(state.to)}`, { id: "way" })];
    if (state.from === null || state.to === null) {
      parts.push(element("p", "Pick the other end of the way.", { class: "soft" }));
    } else if (way === null) {
      parts.push(element("p", "No way leads there, with these filters.", { class: "warning" }));
    } else {
      parts.push(element("p", `${way.length - 1} steps`, { class: "soft" }));
      parts.push(element("ol", way.map((screen, at) => {
        const move = at > 0 && data.moves.find((move) => move.to === screen && move.from.includes(way[at - 1]) && passes(move));
        return element("li", [name(screen), ...(move ? [describe(move)] : [])]);
      })));
    }
    const clear = element("button", "Forget the way", { type: "button" });
    clear.addEventListener("click", () => change({ from: null, to: null }));
    parts.push(element("div", clear, { class: "actions" }));
    return parts;
  }

  // MARK: tables

  /** The file's own name: the folders would take the room of all else. */
  function fileOf(screen) {
    if (!screen.file) return "";
    const words = `${screen.file.split("/").pop()}:${screen.line}`;
    return screen.link ? element("a", words, { href: screen.link, rel: "noreferrer", title: screen.file }) : element("span", words, { class: "soft", title: screen.file });
  }
  /** For a spreadsheet: the rows as they are sorted and filtered now. */
  function tableText(rows) {
    const line = (cells) => cells.map((cell) => String(cell).replace(/[\t\r\n]/g, " ")).join("\t");
    return [line(["Screen", "Type", "Kind", "Area", "Route", "Steps", "In", "Out", "Findings", "Place"])].concat(rows.map((at) => {
      const screen = data.screens[at];
      return line([screen.title, screen.name, screen.kind, screen.area || "", screen.routes[0] || "", screen.depth ?? "", into[at].length, out[at].length,
        screen.findings.length, screen.file ? `${screen.file}:${screen.line}` : ""]);
    })).join("\n") + "\n";
  }
  function copying(text) {
    const button = element("button", "Copy", { type: "button", class: "copy" });
    const tell = (words) => { button.textContent = words; setTimeout(() => { button.textContent = "Copy"; }, 2000); };
    button.addEventListener("click", () => {
      const clipboard = navigator.clipboard;
      if (clipboard) clipboard.writeText(text()).then(() => tell("Copied"), () => tell("Not allowed here"));
      else tell("Not allowed here");
    });
    return button;
  }

  let order = { key: "name", isDown: false };
  function showTables(visible) {
    const columns = [
      ["name", "Screen", (at) => data.screens[at].title], ["kind", "Kind", (at) => data.screens[at].kind], ["area", "Area", (at) => data.screens[at].area || ""],
      ["route", "Route", (at) => data.screens[at].routes[0] || ""],
      ["depth", "Steps", (at) => data.screens[at].depth ?? 9999], ["in", "In", (at) => into[at].length], ["out", "Out", (at) => out[at].length],
      ["findings", "Findings", (at) => data.screens[at].findings.length], ["place", "Place", (at) => data.screens[at].file || ""],
    ];
    const value = columns.find(([key]) => key === order.key)[2];
    const query = state.q.toLowerCase();
    const rows = [...visible].filter((at) => !query || matches(data.screens[at], query)).sort((a, b) => {
      const [x, y] = [value(a), value(b)];
      return (x < y ? -1 : x > y ? 1 : a - b) * (order.isDown ? -1 : 1);
    });
    const head = columns.map(([key, title]) => {
      const button = element("button", title, { type: "button" });
      button.addEventListener("click", () => { order = { key, isDown: order.key === key && !order.isDown }; render(); });
      return element("th", button, { scope: "col", "aria-sort": order.key === key ? (order.isDown ? "descending" : "ascending") : "none" });
    });
    const routes = (screen) => element("div", screen.routes.slice(0, 3).map((route) => element("div", route)).concat(
      screen.routes.length > 3 ? [element("div", `and ${screen.routes.length - 3} more`, { class: "soft" })] : []));
    const cells = (at) => {
      const screen = data.screens[at];
      const named = element("div", [name(at), element("div", screen.name, { class: "soft" })]);
      return [named, screen.kind, screen.area || "", routes(screen), screen.depth ?? "–", into[at].length, out[at].length, screen.findings.length || "", fileOf(screen)]
        .map((content) => element("td", content instanceof Node ? content : String(content)));
    };
    find("screens").replaceChildren(element("table", [
      element("caption", [`${rows.length} of ${data.screens.length} screens `, copying(() => tableText(rows))]), element("thead", element("tr", head)),
      element("tbody", rows.map((at) => element("tr", cells(at)))),
    ]));
    find("findings").replaceChildren(element("table", [
      element("caption", `${data.findings.length} findings`),
      element("thead", element("tr", ["Severity", "Finding", "Screens", "Place"].map((title) => element("th", title, { scope: "col" })))),
      element("tbody", data.findings.map((found) => element("tr", [
        element("td", found.severity, { class: found.severity }), element("td", `${found.message} [${found.rule}]`),
        element("td", found.screens.flatMap((at) => [name(at), " "])), element("td", place(found)),
      ]))),
    ]));
    showGaps();
    showChanges();
  }

  /// What a change did, for a page that shows one.
  function showChanges() {
    const words = { came: "new", went: "gone", changed: "changed" };
    find("changes").replaceChildren(element("table", [
      element("caption", `${data.changes.length} changes`),
      element("thead", element("tr", ["", "What", "Screens"].map((title) => element("th", title, { scope: "col" })))),
      element("tbody", data.changes.map((line) => element("tr", [
        element("td", words[line.sign], { class: line.sign }), element("td", line.words), element("td", line.screens.flatMap((at) => [name(at), " "])),
      ]))),
    ]));
  }

  /** Where the map may lack something. */
  function showGaps() {
    const count = (number, word) => `${number} ${word}${number === 1 ? "" : "s"}`;
    const words = [`${count(data.gaps.length, "place")} that navlint did not understand: ways that begin there are not on the map.`]
      .concat(data.unread.map((module) => `The module ${module.name} was not read; ${count(module.sites, "place")} ${module.sites === 1 ? "hangs" : "hang"} on it.`));
    find("gaps").replaceChildren(element("table", [
      element("caption", words.map((text) => element("div", text))),
      element("thead", element("tr", ["Kind", "In", "Why", "Place"].map((title) => element("th", title, { scope: "col" })))),
      element("tbody", data.gaps.map((gap) => element("tr", [gap.kind, gap.owner, gap.reason, place(gap)].map((content) => element("td", content))))),
    ]));
  }

  // MARK: search

  // What leads to a screen is tapped elsewhere, and is what people remember of it.
  data.screens.forEach((screen, at) => { screen.taps = [...new Set(into[at].map((index) => data.moves[index].trigger).filter(Boolean))]; });
  const includes = (text, query) => Boolean(text) && text.toLowerCase().includes(query);
  const matches = (screen, query) => [screen.name, screen.title, screen.area, screen.flow, screen.file, ...screen.routes, ...screen.taps].some((text) => includes(text, query));
  /** What of a screen was found, where its name does not show it. */
  function reason(screen, query) {
    if ([screen.name, screen.title, screen.area].some((text) => includes(text, query))) return null;
    const tapped = screen.taps.find((text) => includes(text, query));
    return tapped ? `by “${tapped}”` : screen.routes.find((text) => includes(text, query)) || (includes(screen.file, query) ? screen.file : null);
  }
  let selected = 0;
  function results() {
    const query = state.q.trim().toLowerCase();
    if (!query) return [];
    const rank = (at) => {
      const texts = [data.screens[at].title, data.screens[at].name].map((text) => text.toLowerCase());
      return texts.some((text) => text.startsWith(query)) ? 0 : texts.some((text) => text.includes(query)) ? 1 : 2;
    };
    return [...data.screens.keys()].filter((at) => matches(data.screens[at], query)).sort((a, b) => rank(a) - rank(b) || a - b).slice(0, 12);
  }
  function showResults(isOpen) {
    const found = isOpen ? results() : [];
    selected = Math.min(selected, Math.max(0, found.length - 1));
    const items = found.map((at, index) => {
      const screen = data.screens[at];
      const words = [screen.name, screen.kind, screen.area, reason(screen, state.q.trim().toLowerCase())];
      const item = element("li", [screen.title, " ", element("small", words.filter(Boolean).join(" · "))], { role: "option", id: `result${index}`, "aria-selected": String(index === selected) });
      item.addEventListener("mousedown", (event) => { event.preventDefault(); choose(at, event.shiftKey); });
      return item;
    });
    if (isOpen && state.q.trim() && items.length === 0) items.push(element("li", "No screen is called that.", { class: "soft" }));
    find("results").replaceChildren(...items);
    find("results").hidden = items.length === 0;
    const search = find("search");
    search.setAttribute("aria-expanded", String(items.length > 0));
    if (found.length > 0) search.setAttribute("aria-activedescendant", `result${selected}`);
    else search.removeAttribute("aria-activedescendant");
  }
  function choose(screen, isEnd) {
    find("search").value = "";
    state.q = "";
    showResults(false);
    pick(screen, isEnd);
  }
  function listenToSearch() {
    const search = find("search");
    search.addEventListener("input", () => { selected = 0; change({ q: search.value }); showResults(true); });
    search.addEventListener("blur", () => showResults(false));
    search.addEventListener("focus", () => showResults(true));
    search.addEventListener("keydown", (event) => {
      const found = results();
      if (event.key === "ArrowDown" || event.key === "ArrowUp") {
        event.preventDefault();
        selected = (selected + (event.key === "ArrowDown" ? 1 : found.length - 1)) % Math.max(1, found.length);
        showResults(true);
      } else if (event.key === "Enter" && found[selected] !== undefined) {
        event.preventDefault();
        choose(found[selected], event.shiftKey);
      } else if (event.key === "Escape") {
        search.value = "";
        change({ q: "" });
        showResults(false);
        stage.focus();
      }
    });
    document.addEventListener("keydown", (event) => {
      const isTyping = event.target instanceof Element && event.target.matches("input, select, textarea");
      if (event.key === "/" && !isTyping) { event.preventDefault(); search.focus(); }
      if (event.key === "Escape" && !isTyping) change({ screen: null, from: null, to: null, look: "" });
    });
  }

  // MARK: state

  /** With `isEnd` the way from the screen that was picked before. */
  function pick(screen, isEnd = false) {
    if (isEnd && state.screen !== null && state.screen !== screen) {
      chooseWay({ from: state.screen, to: screen, screen });
      return;
    }
    const look = state.look === "screen" ? "screen" : "";
    change({ screen, view: "map", look, area: look === "" ? home(screen) : homeOf(screen) });
    if (look === "") show(nodeOf(screen));
  }
  /** A way is shown on the map where the map has all of it; else as a picture of its own. */
  function chooseWay(part) {
    const next = { ...state, ...part };
    const way = next.from !== null && next.to !== null ? shortestWay(next.from, next.to) : null;
    const isOnMap = way !== null && (!isParted || (state.look === "" && state.area > 0 && way.every((at) => (nodeOf(at) || { opens: 0 }).opens === null)));
    change({ ...part, view: "map", look: way === null ? state.look : isOnMap ? "" : "way" });
    if (isOnMap) showWay(way);
  }
  function change(part) {
    Object.assign(state, part);
    writeFragment();
    render();
  }

  function writeFragment() {
    const words = new URLSearchParams();
    for (const key of ["screen", "from", "to"]) if (state[key] !== null) words.set(key, data.screens[state[key]].id);
    if (state.area > 0) words.set("area", pictures[state.area].title);
    for (const key of ["look", "q", "flow", "confidence", "around"]) if (state[key]) words.set(key, state[key]);
    if (state.kinds) words.set("kinds", [...state.kinds].join(","));
    if (state.troubled) words.set("findings", "1");
    if (state.view !== "map") words.set("view", state.view);
    const fragment = words.toString();
    history.replaceState(history.state, "", location.href.split("#")[0] + (fragment ? `#${fragment}` : ""));
  }
  function readFragment() {
    const words = new URLSearchParams(location.hash.slice(1));
    const screen = (key) => byId.get(words.get(key)) ?? null;
    const oneOf = (key, values) => (values.includes(words.get(key)) ? words.get(key) : "");
    Object.assign(state, {
      screen: screen("screen"), from: screen("from"), to: screen("to"), q: words.get("q") || "", flow: oneOf("flow", data.flows),
      confidence: oneOf("confidence", ["inferred", "exact"]), around: oneOf("around", ["1", "2", "3"]), troubled: words.get("findings") === "1",
      kinds: words.has("kinds") ? new Set(words.get("kinds").split(",").filter((kind) => occurring.includes(kind))) : null,
      view: oneOf("view", ["screens", "findings", "gaps", "changes"]) || "map", look: oneOf("look", ["screen", "way"]),
      area: Math.max(0, pictures.findIndex((picture) => picture.title === words.get("area"))),
    });
    // An address that names a screen or a way shows it, whatever else it says.
    if (!isParted) return;
    if (state.area === 0 && state.screen !== null) state.area = homeOf(state.screen);
    if (state.from !== null && state.to !== null && !words.has("area")) state.look = state.look || "way";
  }

  function render() {
    const way = state.from !== null && state.to !== null ? shortestWay(state.from, state.to) : null;
    const visible = visibleScreens();
    if (svg || pictures[0].svg) {
      settle(way);
      showPicture(visible, way);
      showDistances(way);
    }
    showDetail(way);
    if (state.view !== "map") showTables(visible);
    for (const id of ["map", "screens", "findings", "gaps", "changes"]) find(id).hidden = id !== state.view;
    for (const button of document.querySelectorAll("[data-view]")) button.setAttribute("aria-pressed", String(button.dataset.view === state.view));
    for (const box of find("kinds").querySelectorAll("input")) box.checked = chosenKinds().has(box.value);
    for (const key of ["flow", "confidence", "around"]) find(key).value = state[key];
    find("troubled").checked = state.troubled;
    if (find("search").value !== state.q) find("search").value = state.q;
    find("shown").textContent = visible.size === data.screens.length ? "" : `${visible.size} of ${data.screens.length} screens`;
  }

  function listenToFilters() {
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
    find("area").addEventListener("change", () => change({ area: Number(find("area").value), look: "", screen: null }));
    find("all").addEventListener("click", () => change({ area: 0, look: "", screen: null }));
    find("near").addEventListener("click", () => change({ look: state.look === "screen" ? "" : "screen" }));
    find("wayhere").addEventListener("click", () => change({ look: state.look === "way" ? "" : "way" }));
    for (const button of document.querySelectorAll("[data-view]")) button.addEventListener("click", () => change({ view: button.dataset.view }));
  }

  function listenToTheme() {
    const root = document.documentElement;
    const dark = window.matchMedia("(prefers-color-scheme: dark)");
    let isChosen = false;
    const set = (isDark) => { root.dataset.theme = isDark ? "dark" : "light"; };
    set(dark.matches);
    dark.addEventListener("change", () => { if (!isChosen) set(dark.matches); });
    find("theme").addEventListener("click", () => { isChosen = true; set(root.dataset.theme !== "dark"); });
    // Paper is light, and has all of the map and all tables.
    let before = "light";
    let hidden = [];
    window.addEventListener("beforeprint", () => {
      before = root.dataset.theme;
      set(false);
      showTables(visibleScreens());
      // Each picture has a sheet of its own, and is whole.
      hidden = [...stage.querySelectorAll(":scope > svg[hidden]")];
      for (const other of hidden) other.removeAttribute("hidden");
      for (const picture of pictures) {
        if (picture.svg && !picture.isRead) readPicture(picture);
        if (picture.svg) picture.svg.setAttribute("viewBox", `${picture.whole.x} ${picture.whole.y} ${picture.whole.width} ${picture.whole.height}`);
      }
    });
    window.addEventListener("afterprint", () => {
      set(before === "dark");
      for (const other of hidden) other.setAttribute("hidden", "");
      if (svg) svg.setAttribute("viewBox", `${view.x} ${view.y} ${view.width} ${view.height}`);
    });
  }

  document.querySelector("[data-view=changes]").hidden = data.changes.length === 0;
  listenToTheme();
  listenToStage();
  listenToFilters();
  listenToSearch();
  readFragment();
  render();
  // A page that is loaded again shows what it showed before.
  function arrive() {
    if (state.look !== "") return;
    const way = state.from !== null && state.to !== null ? shortestWay(state.from, state.to) : null;
    if (way !== null) showWay(way);
    else if (state.screen !== null) show(nodeOf(state.screen));
  }
  const before = history.state && history.state.area === state.area && state.look === "" && history.state.view;
  if (before) setView({ ...before });
  else arrive();
  window.addEventListener("hashchange", () => { readFragment(); render(); arrive(); });
})();
