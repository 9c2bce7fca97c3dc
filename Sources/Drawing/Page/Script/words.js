// The elements that details and tables are made of.
function element(name, content = [], attributes = {}) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...[].concat(content));
  return made;
}
const words = (() => {
  function place(thing) {
    if (!thing.file) return "";
    const text = `${thing.file}:${thing.line}`;
    return thing.link ? element("a", text, { href: thing.link, rel: "noreferrer" }) : element("span", text, { class: "soft" });
  }
  /** The file's own name: the folders would take the room of all else. */
  function file(screen) {
    if (!screen.file) return "";
    const text = `${screen.file.split("/").pop()}:${screen.line}`;
    return screen.link ? element("a", text, { href: screen.link, rel: "noreferrer", title: screen.file }) : element("span", text, { class: "soft", title: screen.file });
  }
  /** A screen's title, to pick it by. */
  function name(screen) {
    const button = element("button", data.screens[screen].title, { type: "button", class: "name", title: data.screens[screen].name });
    button.addEventListener("click", (event) => pick(screen, event.shiftKey));
    return button;
  }
  function move(moved) {
    const parts = [moved.kind];
    if (moved.trigger) parts.push(moved.trigger);
    if (moved.route) parts.push(moved.route);
    if (moved.guard) parts.push(`if ${moved.guard}`);
    if (moved.confidence !== "exact") parts.push(moved.confidence);
    return element("div", [element("small", `${parts.join(" · ")} `), place(moved)]);
  }
  const list = (title, items) => (items.length === 0 ? [] : [element("h3", `${title} (${items.length})`), element("ul", items)]);
  const soft = (text) => element("p", text, { class: "soft" });
  function action(title, run) {
    const button = element("button", title, { type: "button" });
    button.addEventListener("click", run);
    return button;
  }
  return { place, file, name, move, list, soft, action };
})();
