// The pictures and their boxes and lines, and which of them is on the stage.
// All of a small app is one picture; of a larger one there are the overview and a picture of each area.
const pictures = (() => {
  const stage = find("stage");
  const all = data.pictures.map((picture, at) => ({ ...picture, at, prefix: at === 0 ? "" : `p${at}`, svg: stage.querySelectorAll(":scope > svg")[at] }));
  const isParted = all.filter((picture) => !picture.isBefore).length > 1;
  let shown = null;

  /** Of what is hidden nothing can be measured, so each picture is read when it is first shown. */
  function read(picture) {
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
    const drawing = picture.svg.querySelector("g.graph");
    const box = picture.svg.viewBox.baseVal;
    picture.whole = { x: box.x, y: box.y, width: box.width, height: box.height };
    const moved = drawing.transform.baseVal.consolidate();
    picture.shift = moved ? { x: moved.matrix.e, y: moved.matrix.f } : { x: 0, y: 0 };
    for (const [id, node] of picture.nodes) {
      if (node.element) prepareNode(id, node);
      else picture.nodes.delete(id);
    }
    picture.extras = document.createElementNS(picture.svg.namespaceURI, "g");
    // Above the tinted boxes, below the cards.
    drawing.insertBefore(picture.extras, drawing.querySelector(":scope > .node, :scope > .edge"));
  }

  function prepareNode(id, node) {
    const { element, screens } = node;
    node.id = id;
    node.box = node.box || element.getBBox();
    const isArea = opensArea(node);
    if (screens.length === 0 && !isArea) return;
    const run = isArea ? () => change({ area: node.opens, look: "", screen: null }) : (event) => pick(screens[0], event.shiftKey);
    const screen = data.screens[screens[0]];
    element.setAttribute("tabindex", "0");
    element.setAttribute("role", "button");
    element.setAttribute("aria-label", isArea ? `${all[node.opens].title}, area` : `${screen.title}, ${screen.name}, ${screen.kind}${screen.reachable ? "" : ", unreachable"}`);
    element.addEventListener("click", (event) => { event.preventDefault(); if (!gestures.hasDragged()) run(event); });
    element.addEventListener("keydown", (event) => {
      if (event.key === "Enter" || event.key === " ") { event.preventDefault(); run(event); }
    });
    for (const name of ["mouseenter", "focus"]) element.addEventListener(name, () => marks.hover(id));
    for (const name of ["mouseleave", "blur"]) element.addEventListener(name, () => marks.hover(null));
  }

  /** Puts a picture on the stage. */
  function put(picture) {
    if (shown === picture || !picture.svg) return;
    if (shown) frame.leave(shown);
    for (const other of stage.querySelectorAll(":scope > svg")) other.toggleAttribute("hidden", other !== picture.svg);
    if (!picture.isRead) read(picture);
    shown = picture;
    minimap.forget();
    frame.enter(picture);
  }

  /** Adds a picture that was made now, and takes the one that was made before away. */
  function exchange(before, picture) {
    if (before) before.svg.remove();
    stage.append(picture.svg);
    prepare(picture);
  }

  const opensArea = (node) => (node.opens ?? null) !== null;
  const numberOfArea = (screen) => all.findIndex((picture) => picture.title === data.screens[screen].area);
  /** The number of the picture of a screen's area. */
  const homeOf = (screen) => (isParted ? Math.max(0, numberOfArea(screen)) : 0);
  /** The number of the picture that shows the screen by itself: this one, else that of its area. */
  function home(screen) {
    const shows = (picture) => [...picture.nodes.values()].some((node) => node.screens.includes(screen) && !opensArea(node));
    const isHere = state.look === "" && shown && shown.isRead && shows(shown);
    return isHere || !isParted ? state.area : homeOf(screen);
  }
  /** The box on the stage that shows a screen; by itself where there is such a box. */
  function nodeOf(screen) {
    const found = [...shown.nodes.values()].filter((node) => node.screens.includes(screen));
    return found.find((node) => !opensArea(node)) || found[0];
  }
  /** The pictures of one side of a change; without a change there is one side. */
  const ofSide = (isBefore) => all.filter((picture) => picture.isBefore === isBefore);
  const here = () => all[state.area];
  /** All of the side that is looked at. */
  const whole = () => ofSide(here().isBefore)[0];
  const isOverview = () => here() === whole() && ofSide(here().isBefore).length > 1;

  return { stage, all, isParted, shown: () => shown, read, put, exchange, opensArea, home, homeOf, nodeOf, ofSide, here, whole, isOverview };
})();
