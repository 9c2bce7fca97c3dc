"use strict";
// The page shows one graph. All state is in `state`, and all of it in the address' fragment, so that a link leads back to it.
// Text from the sources only ever goes through textContent.
(() => {
  const data = JSON.parse(document.getElementById("data").textContent);
  const find = (id) => document.getElementById(id);
  const kinds = ["push", "sheet", "cover", "popover", "alert", "dialog", "tab", "root", "flow", "back", "url"];
  const certainty = { guessed: 0, inferred: 1, exact: 2 };
  const state = { view: "map", screen: null, from: null, to: null, q: "", kinds: null, flow: "", confidence: "", troubled: false, around: "" };

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
  const svg = stage.querySelector("svg");
  const drawing = svg && svg.querySelector("g.graph");
  const nodes = new Map();
  const edges = [];
  const whole = { x: 0, y: 0, width: 100, height: 100 };
  let shift = { x: 0, y: 0 };
  let view = { ...whole };
  let keeping = null;
  let extras = null;

  function readPicture() {
    if (!svg || !drawing) return;
    svg.setAttribute("role", "group");
    svg.removeAttribute("width");
    svg.removeAttribute("height");
    const box = svg.viewBox.baseVal;
    Object.assign(whole, { x: box.x, y: box.y, width: box.width, height: box.height });
    view = { ...whole };
    const moved = drawing.transform.baseVal.consolidate();
    if (moved) shift = { x: moved.matrix.e, y: moved.matrix.f };
    data.nodes.forEach((screens, index) => addNode(`n${index}`, screens, find(`n${index}`)));
    data.aside.forEach((screens, index) => {
      const cell = find(`a_a${index}`);
      if (cell) cell.classList.add("cell");
      addNode(`a${index}`, screens, cell);
    });
    data.edges.forEach((edge, index) => {
      const element = find(`e${index}`);
      if (element) edges.push({ ...edge, element });
    });
    extras = document.createElementNS(svg.namespaceURI, "g");
    // Above the tinted boxes, below the cards.
    drawing.insertBefore(extras, drawing.querySelector(":scope > .node, :scope > .edge"));
  }

  function addNode(id, screens, element) {
    if (!element) return;
    const box = element.getBBox();
    nodes.set(id, { id, screens, element, box });
    if (screens.length === 0) return;
    const pickThis = () => pick(screens[0]);
    const screen = data.screens[screens[0]];
    element.setAttribute("tabindex", "0");
    element.setAttribute("role", "button");
    element.setAttribute("aria-label", `${screen.name}, ${screen.kind}${screen.reachable ? "" : ", unreachable"}`);
    element.addEventListener("click", (event) => { event.preventDefault(); if (!dragged) pickThis(); });
    element.addEventListener("keydown", (event) => {
      if (event.key === "Enter" || event.key === " ") { event.preventDefault(); pickThis(); }
    });
    for (const name of ["mouseenter", "focus"]) element.addEventListener(name, () => hover(id));
    for (const name of ["mouseleave", "blur"]) element.addEventListener(name, () => hover(null));
  }

  const nodeOf = (screen) => nodes.get(data.screens[screen].node);

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
      const isVisible = node.screens.length === 0 || node.screens.some((at) => visible.has(at));
      node.isOff = !isVisible;
      node.element.classList.toggle("picked", node.screens.includes(state.screen));
      node.element.classList.toggle("way", node.screens.some((at) => onWay.has(at)));
      node.element.classList.toggle("found", state.q !== "" && node.screens.some((at) => matches(data.screens[at], state.q.toLowerCase())));
    }
    const steps = new Set();
    for (let at = 1; way && at < way.length; at++) steps.add(`${data.screens[way[at - 1]].node}>${data.screens[way[at]].node}`);
    const touched = new Map();
    for (const edge of edges) {
      const ends = [nodes.get(edge.from), nodes.get(edge.to)];
      const isOff = ends.some((end) => end && end.isOff)
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
    keeping = setTimeout(() => history.replaceState(isFitting ? null : { view }, ""), 150);
  }
  const zoom = (factor, at = { x: 0.5, y: 0.5 }) => setView({
    x: view.x + view.width * (1 - 1 / factor) * at.x, y: view.y + view.height * (1 - 1 / factor) * at.y,
    width: view.width / factor, height: view.height / factor,
  });
  const pan = (x, y) => setView({ ...view, x: view.x + x, y: view.y + y });
  function fit() {
    const width = Math.max(whole.width, whole.height / ratio());
    const height = width * ratio();
    setView({ x: whole.x + (whole.width - width) / 2, y: whole.y + (whole.height - height) / 2, width, height });
    isFitting = true;
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

  const minimap = find("minimap");
  let minimapIsFilled = false;
  function drawMinimap() {
    if (!svg) return;
    if (!minimapIsFilled) {
      minimapIsFilled = true;
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
    const button = element("button", data.screens[screen].name, { type: "button", class: "name" });
    button.addEventListener("click", () => pick(screen));
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
        parts.push(...data.notes.map((note) => element("p", note, { class: "soft" })));
      }
      detail.replaceChildren(...parts);
      return;
    }
    const screen = data.screens[state.screen];
    parts.push(element("h2", screen.name));
    const facts = [screen.kind, screen.flow, screen.depth === null ? null : `${screen.depth} steps from an entry`, screen.reachable ? null : "unreachable"];
    parts.push(element("p", facts.filter(Boolean).join(" · "), { class: "soft" }));
    if (screen.title) parts.push(element("p", `“${screen.title}”`));
    parts.push(element("div", place(screen)));
    const actions = element("div", [], { class: "actions" });
    const action = (title, run) => {
      const button = element("button", title, { type: "button" });
      button.addEventListener("click", run);
      actions.append(button);
    };
    action("Way from here", () => change({ from: state.screen }));
    action("Way to here", () => change({ to: state.screen }));
    action("Close", () => change({ screen: null }));
    parts.push(actions);
    parts.push(...list("Findings", screen.findings.map(finding)));
    const ways = (title, indexes, ends) => list(title, indexes.map((index) => {
      const move = data.moves[index];
      const names = ends(move).flatMap((end) => [name(end), " "]);
      return element("li", [...(names.length ? names : [move.owner]), describe(move)]);
    }));
    const isForward = (index) => data.moves[index].kind !== "back";
    parts.push(...ways("Ways in", into[state.screen].filter(isForward), (move) => move.from));
    parts.push(...ways("Ways out", out[state.screen].filter(isForward), (move) => (move.to === null ? [] : [move.to])));
    parts.push(...ways("Ways back", out[state.screen].filter((index) => !isForward(index)), (move) => (move.to === null ? [] : [move.to])));
    parts.push(...list("Routes", screen.routes.map((route) => element("li", route))));
    detail.replaceChildren(...parts);
  }

  function describeWay(way) {
    const end = (screen) => (screen === null ? "…" : data.screens[screen].name);
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

  let order = { key: "name", isDown: false };
  function showTables(visible) {
    const columns = [
      ["name", "Screen", (at) => data.screens[at].name], ["kind", "Kind", (at) => data.screens[at].kind], ["flow", "Flow", (at) => data.screens[at].flow || ""],
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
      return [name(at), screen.kind, screen.flow || "", routes(screen), screen.depth ?? "–", into[at].length, out[at].length, screen.findings.length || "", place(screen)]
        .map((content) => element("td", content instanceof Node ? content : String(content)));
    };
    find("screens").replaceChildren(element("table", [
      element("caption", `${rows.length} of ${data.screens.length} screens`), element("thead", element("tr", head)),
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

  const matches = (screen, query) => [screen.name, screen.title, screen.flow, ...screen.routes].some((text) => text && text.toLowerCase().includes(query));
  let selected = 0;
  function results() {
    const query = state.q.trim().toLowerCase();
    if (!query) return [];
    const rank = (at) => {
      const text = data.screens[at].name.toLowerCase();
      return text.startsWith(query) ? 0 : text.includes(query) ? 1 : 2;
    };
    return [...data.screens.keys()].filter((at) => matches(data.screens[at], query)).sort((a, b) => rank(a) - rank(b) || a - b).slice(0, 12);
  }
  function showResults(isOpen) {
    const found = isOpen ? results() : [];
    selected = Math.min(selected, Math.max(0, found.length - 1));
    const items = found.map((at, index) => {
      const screen = data.screens[at];
      const item = element("li", [screen.name, " ", element("small", [screen.title, screen.kind, screen.flow].filter(Boolean).join(" · "))], { role: "option", id: `result${index}`, "aria-selected": String(index === selected) });
      item.addEventListener("mousedown", (event) => { event.preventDefault(); choose(at); });
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
  function choose(screen) {
    find("search").value = "";
    state.q = "";
    showResults(false);
    pick(screen);
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
        choose(found[selected]);
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
      if (event.key === "Escape" && !isTyping) change({ screen: null, from: null, to: null });
    });
  }

  // MARK: state

  function pick(screen) {
    change({ screen, view: "map" });
    show(nodeOf(screen));
  }
  function change(part) {
    Object.assign(state, part);
    writeFragment();
    render();
  }

  function writeFragment() {
    const words = new URLSearchParams();
    for (const key of ["screen", "from", "to"]) if (state[key] !== null) words.set(key, data.screens[state[key]].id);
    for (const key of ["q", "flow", "confidence", "around"]) if (state[key]) words.set(key, state[key]);
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
      view: oneOf("view", ["screens", "findings", "gaps"]) || "map",
    });
  }

  function render() {
    const way = state.from !== null && state.to !== null ? shortestWay(state.from, state.to) : null;
    const visible = visibleScreens();
    showPicture(visible, way);
    showDetail(way);
    if (state.view !== "map") showTables(visible);
    for (const id of ["map", "screens", "findings", "gaps"]) find(id).hidden = id !== state.view;
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
    const frame = (box) => { if (svg) svg.setAttribute("viewBox", `${box.x} ${box.y} ${box.width} ${box.height}`); };
    window.addEventListener("beforeprint", () => { before = root.dataset.theme; set(false); showTables(visibleScreens()); frame(whole); });
    window.addEventListener("afterprint", () => { set(before === "dark"); frame(view); });
  }

  listenToTheme();
  readPicture();
  listenToStage();
  listenToFilters();
  listenToSearch();
  readFragment();
  start();
  render();
  // A page that is loaded again shows what it showed before.
  const before = history.state && history.state.view;
  if (before) setView({ ...before });
  else if (state.screen !== null) show(nodeOf(state.screen));
  window.addEventListener("hashchange", () => { readFragment(); render(); if (state.screen !== null) show(nodeOf(state.screen)); });
})();
