// Moving about on the picture, with wheel, pointer and keys.
const gestures = (() => {
  let dragged = false;
  // A hand that clicks moves a little.
  const leastDrag = 4;

  function listenToPointer(stage) {
    const place = (event) => {
      const box = stage.getBoundingClientRect();
      return { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height };
    };
    const point = (event) => ({ x: event.clientX, y: event.clientY });
    let last = null;
    stage.addEventListener("wheel", (event) => { event.preventDefault(); frame.zoom(event.deltaY < 0 ? 1.2 : 1 / 1.2, place(event)); }, { passive: false });
    stage.addEventListener("pointerdown", (event) => { last = point(event); dragged = false; });
    stage.addEventListener("pointermove", (event) => {
      if (!last || event.buttons === 0) return;
      const now = point(event);
      if (Math.hypot(now.x - last.x, now.y - last.y) < leastDrag && !dragged) return;
      dragged = true;
      stage.classList.add("moving");
      frame.slide(now.x - last.x, now.y - last.y);
      last = now;
    });
    for (const name of ["pointerup", "pointerleave", "pointercancel"]) {
      stage.addEventListener(name, () => {
        last = null;
        stage.classList.remove("moving");
        frame.endSlide();
      });
    }
    stage.addEventListener("dblclick", (event) => frame.zoom(1.6, place(event)));
  }

  function listenToKeys(stage) {
    stage.addEventListener("keydown", (event) => {
      const step = frame.view().width / 8;
      const keys = {
        ArrowLeft: () => frame.pan(-step, 0), ArrowRight: () => frame.pan(step, 0), ArrowUp: () => frame.pan(0, -step), ArrowDown: () => frame.pan(0, step),
        "+": () => frame.zoom(1.3), "=": () => frame.zoom(1.3), "-": () => frame.zoom(1 / 1.3), 0: frame.fit,
      };
      if (!keys[event.key] || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      keys[event.key]();
    });
  }

  function listen() {
    listenToPointer(pictures.stage);
    listenToKeys(pictures.stage);
    find("closer").addEventListener("click", () => frame.zoom(1.4));
    find("farther").addEventListener("click", () => frame.zoom(1 / 1.4));
    find("fit").addEventListener("click", frame.fit);
    window.addEventListener("resize", frame.refit);
  }

  return { hasDragged: () => dragged, listen };
})();
