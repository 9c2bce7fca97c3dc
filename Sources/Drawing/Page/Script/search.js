// Finding a screen by its title, its type, its file, and what users tap to get there.
const search = (() => {
  const input = find("search");
  let selected = 0;

  const includes = (text, query) => Boolean(text) && text.toLowerCase().includes(query);
  const matches = (screen, query) => [screen.name, screen.title, screen.area, screen.flow, screen.file, ...screen.routes, ...screen.taps].some((text) => includes(text, query));
  const query = () => state.q.trim().toLowerCase();
  /** What of a screen was found, where its name does not show it. */
  function reason(screen, query) {
    if ([screen.name, screen.title, screen.area].some((text) => includes(text, query))) return null;
    const tapped = screen.taps.find((text) => includes(text, query));
    return tapped ? `by “${tapped}”` : screen.routes.find((text) => includes(text, query)) || (includes(screen.file, query) ? screen.file : null);
  }
  function results() {
    const wanted = query();
    if (!wanted) return [];
    const rank = (at) => {
      const texts = [data.screens[at].title, data.screens[at].name].map((text) => text.toLowerCase());
      return texts.some((text) => text.startsWith(wanted)) ? 0 : texts.some((text) => text.includes(wanted)) ? 1 : 2;
    };
    return [...data.screens.keys()].filter((at) => matches(data.screens[at], wanted)).sort((a, b) => rank(a) - rank(b) || a - b).slice(0, 12);
  }

  function showResults(isOpen) {
    const found = isOpen ? results() : [];
    selected = Math.min(selected, Math.max(0, found.length - 1));
    const items = found.map(row);
    if (isOpen && query() && items.length === 0) items.push(element("li", "No screen has this name.", { class: "soft" }));
    find("results").replaceChildren(...items);
    find("results").hidden = items.length === 0;
    input.setAttribute("aria-expanded", String(items.length > 0));
    if (found.length > 0) input.setAttribute("aria-activedescendant", `result${selected}`);
    else input.removeAttribute("aria-activedescendant");
  }
  function row(at, index) {
    const screen = data.screens[at];
    const beside = [screen.name, screen.kind, screen.area, reason(screen, query())].filter(Boolean).join(" · ");
    const item = element("li", [screen.title, " ", element("small", beside)], { role: "option", id: `result${index}`, "aria-selected": String(index === selected) });
    item.addEventListener("mousedown", (event) => { event.preventDefault(); choose(at, event.shiftKey); });
    return item;
  }
  function choose(screen, isEnd) {
    input.value = "";
    state.q = "";
    showResults(false);
    pick(screen, isEnd);
  }

  function pressed(event) {
    const found = results();
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      selected = (selected + (event.key === "ArrowDown" ? 1 : found.length - 1)) % Math.max(1, found.length);
      showResults(true);
    } else if (event.key === "Enter" && found[selected] !== undefined) {
      event.preventDefault();
      choose(found[selected], event.shiftKey);
    } else if (event.key === "Escape") {
      input.value = "";
      change({ q: "" });
      showResults(false);
      pictures.stage.focus();
    }
  }
  function listen() {
    input.addEventListener("input", () => { selected = 0; change({ q: input.value }); showResults(true); });
    input.addEventListener("blur", () => showResults(false));
    input.addEventListener("focus", () => showResults(true));
    input.addEventListener("keydown", pressed);
    document.addEventListener("keydown", (event) => {
      const isTyping = event.target instanceof Element && event.target.matches("input, select, textarea");
      if (event.key === "/" && !isTyping) { event.preventDefault(); input.focus(); }
      if (event.key === "Escape" && !isTyping) change({ screen: null, from: null, to: null, look: "" });
    });
  }
  function show() { if (input.value !== state.q) input.value = state.q; }

  return { matches, show, listen };
})();
