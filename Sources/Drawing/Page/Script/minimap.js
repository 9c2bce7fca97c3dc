// All of the picture in a corner, with the part that is seen.
const minimap = (() => {
  const corner = find("minimap");
  let isFilled = false;

  function fill({ svg, nodes, whole, shift }) {
    isFilled = true;
    const rect = (places) => {
      const made = document.createElementNS(svg.namespaceURI, "rect");
      for (const [key, value] of Object.entries(places)) made.setAttribute(key, value);
      return made;
    };
    corner.setAttribute("viewBox", `${whole.x} ${whole.y} ${whole.width} ${whole.height}`);
    corner.replaceChildren(...[...nodes.values()].map(({ id, box }) => {
      const made = rect({ x: box.x + shift.x, y: box.y + shift.y, width: box.width, height: box.height });
      made.dataset.node = id;
      return made;
    }));
    const seen = rect({});
    seen.classList.add("window");
    corner.append(seen);
  }

  /** The boxes as they are marked now. */
  function draw() {
    const picture = pictures.shown();
    follow();
    for (const rect of corner.querySelectorAll("rect[data-node]")) {
      const node = picture.nodes.get(rect.dataset.node);
      rect.classList.toggle("off", Boolean(node.isOff));
      rect.classList.toggle("picked", node.screens.includes(state.screen));
    }
  }
  /** The part that is seen: often, so that it asks for nothing else. */
  function follow() {
    const picture = pictures.shown();
    if (!isFilled) fill(picture);
    const view = frame.view();
    // Where all is in sight, a map of it only hides a corner.
    corner.classList.toggle("idle", view.width >= picture.whole.width && view.height >= picture.whole.height);
    const seen = corner.querySelector(".window");
    for (const key of ["x", "y", "width", "height"]) seen.setAttribute(key, view[key]);
  }

  function listen() {
    corner.addEventListener("click", (event) => {
      const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(corner.getScreenCTM().inverse());
      const view = frame.view();
      frame.set({ ...view, x: point.x - view.width / 2, y: point.y - view.height / 2 });
    });
  }

  return { forget: () => { isFilled = false; }, draw, follow, listen };
})();
