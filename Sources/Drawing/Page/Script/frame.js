// The part of the picture that is seen.
const frame = (() => {
  let view = { x: 0, y: 0, width: 100, height: 100 };
  let isFitting = true;
  let keeping = null;
  /** How much larger than drawn a picture begins at most. */
  const largest = 1.5;

  function ratio() {
    const box = pictures.stage.getBoundingClientRect();
    const { whole } = pictures.shown();
    return box.height > 0 && box.width > 0 ? box.height / box.width : whole.height / whole.width;
  }
  /** The picture cannot be moved out of sight. */
  function bounded(next) {
    const { whole } = pictures.shown();
    const least = Math.max(whole.width / 60, 40);
    next.width = Math.min(Math.max(next.width, least), whole.width * 4);
    next.height = next.width * ratio();
    next.x = Math.min(Math.max(next.x, whole.x - next.width / 2), whole.x + whole.width - next.width / 2);
    next.y = Math.min(Math.max(next.y, whole.y - next.height / 2), whole.y + whole.height - next.height / 2);
    return next;
  }
  function set(next) {
    const picture = pictures.shown();
    if (!picture) return;
    view = bounded(next);
    isFitting = false;
    picture.svg.setAttribute("viewBox", attribute());
    minimap.follow();
    keep();
  }
  /** How much of the height lies behind the buttons. */
  function barShare() {
    const [stage, bar] = [pictures.stage, document.querySelector(".distances")].map((part) => part.getBoundingClientRect());
    return stage.height > 0 ? Math.min(0.25, Math.max(0, bar.bottom - stage.top) / stage.height) : 0;
  }
  const attribute = () => `${view.x} ${view.y} ${view.width} ${view.height}`;
  /** What is seen stays with the page when it is loaded again; written when the picture stands still. */
  function keep() {
    clearTimeout(keeping);
    keeping = setTimeout(() => history.replaceState(isFitting || distances.isMade() ? null : { view, area: state.area }, ""), 150);
  }

  const zoomHere = (factor, at) => set({
    x: view.x + view.width * (1 - 1 / factor) * at.x, y: view.y + view.height * (1 - 1 / factor) * at.y,
    width: view.width / factor, height: view.height / factor,
  });
  function zoom(factor, at = { x: 0.5, y: 0.5 }) {
    const { whole, shift } = pictures.shown();
    const point = { x: view.x + view.width * at.x - shift.x, y: view.y + view.height * at.y - shift.y };
    if (factor > 1 ? distances.deeper(point, view.width) : view.width > Math.max(whole.width, whole.height / ratio()) * 1.3 && distances.higher()) return;
    zoomHere(factor, at);
  }
  /** While it is dragged, a picture is moved as it was painted: to paint a large one anew takes longer than a frame. */
  let slid = null;
  function slide(x, y) {
    const { svg } = pictures.shown();
    const scale = view.width / pictures.stage.getBoundingClientRect().width;
    const from = slid || view;
    slid = bounded({ ...from, x: from.x - x * scale, y: from.y - y * scale });
    svg.style.transform = `translate(${(view.x - slid.x) / scale}px, ${(view.y - slid.y) / scale}px)`;
    minimap.follow();
  }
  function endSlide() {
    if (slid === null) return;
    pictures.shown().svg.style.transform = "";
    const next = slid;
    slid = null;
    set(next);
  }
  const pan = (x, y) => set({ ...view, x: view.x + x, y: view.y + y });
  function fit() {
    if (!pictures.shown()) return;
    const { whole } = pictures.shown();
    const free = 1 - barShare();
    // A picture of three cards is not blown up to the window's width.
    const width = Math.max(whole.width, whole.height / (ratio() * free), pictures.stage.getBoundingClientRect().width / largest);
    const height = width * ratio();
    set({ x: whole.x + (whole.width - width) / 2, y: whole.y + whole.height / 2 - height * (1 - free / 2), width, height });
    isFitting = true;
  }
  const refit = () => (isFitting ? fit() : set({ ...view }));

  // MARK: where a picture begins

  /** A picture that is shown again shows what it showed. */
  function enter(picture) {
    if (picture.view) set({ ...picture.view });
    else if (picture.isMade) startMade(picture);
    else start();
  }
  function leave(picture) { picture.view = isFitting ? null : view; }

  /** A picture that is made shows its width, and where that is too high, the screen that it is of. */
  function startMade({ nodes, whole }) {
    fit();
    const subject = [...nodes.values()].find((node) => node.element.classList.contains("subject"));
    const width = whole.width * 1.05;
    if (state.look !== "screen" || !subject || view.width <= width) return;
    set({ x: whole.x - whole.width * 0.025, y: subject.box.y + subject.box.height / 2 - (width * ratio()) / 2, width });
  }
  /** All of it where that can be read, and all of an overview; else what lies around its main screen, at a size to read. */
  function start() {
    fit();
    const seen = pictures.stage.getBoundingClientRect().width;
    if (seen === 0 || view.width <= seen * 1.6 || pictures.isOverview()) return;
    const main = mainScreen();
    if (main) set(fullest(main, seen));
  }
  /** The box of the screen that leads into the area; else that of the first entry. */
  function mainScreen() {
    const { root } = pictures.shown();
    if ((root ?? null) !== null && pictures.nodeOf(root)) return pictures.nodeOf(root);
    const entries = [...data.screens.keys()].filter((at) => data.screens[at].entry && pictures.nodeOf(at)).slice(0, 12);
    // The app itself leads to more than a deep link does.
    const first = entries.map((at) => ({ at, reach: ways.reach(at) })).sort((a, b) => b.reach - a.reach || a.at - b.at)[0];
    return first && pictures.nodeOf(first.at);
  }
  /** The frame around a box that shows most others, at a size to read; a wider one where the map is thinly filled. */
  function fullest(node, seen) {
    const { nodes, shift } = pictures.shown();
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
          const tried = { x: own.x - width * left, y: own.y - height * top, width, height };
          const ceiling = tried.y + height * barShare();
          if (own.y - node.box.height / 2 < ceiling) continue;
          const count = centers.filter((at) => at.x > tried.x && at.x < tried.x + width && at.y > ceiling && at.y < tried.y + height).length;
          if (!best || count > best.count) best = { tried, count };
        }
      }
      if (best.count >= 12) break;
    }
    return best.tried;
  }

  // MARK: where it is led

  function show(node) {
    if (!node) return;
    const { shift } = pictures.shown();
    const x = node.box.x + node.box.width / 2 + shift.x;
    const y = node.box.y + node.box.height / 2 + shift.y;
    const width = Math.min(view.width, Math.max(900, node.box.width * 5));
    const height = width * ratio();
    set({ x: x - width / 2, y: y - height / 2, width, height });
  }
  /** All steps of a way in one frame. */
  function showWay(way) {
    const { shift } = pictures.shown();
    const boxes = way.map(pictures.nodeOf).filter(Boolean).map((node) => node.box);
    if (boxes.length === 0) return;
    const left = Math.min(...boxes.map((box) => box.x));
    const top = Math.min(...boxes.map((box) => box.y));
    const right = Math.max(...boxes.map((box) => box.x + box.width));
    const bottom = Math.max(...boxes.map((box) => box.y + box.height));
    const width = Math.max((right - left) * 1.15, ((bottom - top) * 1.15) / ratio(), 700);
    const height = width * ratio();
    set({ x: (left + right) / 2 + shift.x - width / 2, y: (top + bottom) / 2 + shift.y - height / 2, width, height });
  }

  return { view: () => slid || view, attribute, slide, endSlide, set, zoom, pan, fit, refit, enter, leave, show, showWay };
})();
