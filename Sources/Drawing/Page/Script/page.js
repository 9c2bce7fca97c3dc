// What changes the state, what follows from a change, and the start.

/** With `isEnd` the way from the screen that was picked before. */
function pick(screen, isEnd = false) {
  if (isEnd && state.screen !== null && state.screen !== screen) {
    chooseWay({ from: state.screen, to: screen, screen });
    return;
  }
  const look = state.look === "screen" ? "screen" : "";
  change({ screen, view: "map", look, area: look === "" ? pictures.home(screen) : pictures.homeOf(screen) });
  if (look === "") frame.show(pictures.nodeOf(screen));
}
/** A way is shown on the map where the map has all of it; else as a picture of its own. */
function chooseWay(part) {
  const next = { ...state, ...part };
  const way = next.from !== null && next.to !== null ? ways.shortest(next.from, next.to) : null;
  const hasAll = (way) => way.every((at) => (pictures.nodeOf(at) || { opens: 0 }).opens === null);
  const isOnMap = way !== null && (!pictures.isParted || (state.look === "" && !pictures.isOverview() && hasAll(way)));
  change({ ...part, view: "map", look: way === null ? state.look : isOnMap ? "" : "way" });
  if (isOnMap) frame.showWay(way);
}
function change(part) {
  const isElsewhere = ["area", "look", "view", "from", "to"].some((key) => key in part && part[key] !== state[key]);
  Object.assign(state, part);
  address.write(isElsewhere);
  render();
}

function render() {
  const way = ways.picked();
  const visible = filters.visibleScreens();
  if (pictures.all[0].svg) {
    distances.settle(way);
    marks.show(visible, way);
    distances.show(way);
  }
  detail.show(way);
  if (state.view !== "map") tables.show(visible);
  for (const id of ["map", "screens", "findings", "gaps", "changes"]) find(id).hidden = id !== state.view;
  for (const button of document.querySelectorAll("[data-view]")) button.setAttribute("aria-pressed", String(button.dataset.view === state.view));
  filters.show(visible);
  search.show();
}
/** What the address names is brought into view. */
function arrive() {
  if (state.look !== "") return;
  const way = ways.picked();
  if (way !== null) frame.showWay(way);
  else if (state.screen !== null) frame.show(pictures.nodeOf(state.screen));
}

document.querySelector("[data-view=changes]").hidden = data.changes.length === 0;
for (const button of document.querySelectorAll("[data-view]")) button.addEventListener("click", () => change({ view: button.dataset.view }));
for (const part of [paper, gestures, minimap, filters, distances, sides, search]) part.listen();
/** What the address says. A page that is loaded again, or returned to, shows the part that it showed before. */
function enter() {
  address.read();
  render();
  const before = history.state && history.state.area === state.area && state.look === "" && history.state.view;
  if (before) frame.set({ ...before });
  else arrive();
}
enter();
window.addEventListener("hashchange", enter);
