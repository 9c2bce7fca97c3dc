// Dark and light; paper is light, and has all of the map and all tables.
const paper = (() => {
  function listen() {
    const root = document.documentElement;
    const dark = window.matchMedia("(prefers-color-scheme: dark)");
    let isChosen = false;
    const set = (isDark) => { root.dataset.theme = isDark ? "dark" : "light"; };
    set(dark.matches);
    dark.addEventListener("change", () => { if (!isChosen) set(dark.matches); });
    find("theme").addEventListener("click", () => { isChosen = true; set(root.dataset.theme !== "dark"); });
    listenToPrinting(root, set);
  }

  function listenToPrinting(root, set) {
    let before = "light";
    let hidden = [];
    let titles = [];
    window.addEventListener("beforeprint", () => {
      before = root.dataset.theme;
      set(false);
      tables.show(filters.visibleScreens());
      // Each picture has a sheet of its own, and is whole.
      hidden = [...pictures.stage.querySelectorAll(":scope > svg[hidden]")];
      for (const other of hidden) other.removeAttribute("hidden");
      for (const picture of pictures.all) {
        if (picture.svg && !picture.isRead) pictures.read(picture);
        if (picture.svg) picture.svg.setAttribute("viewBox", `${picture.whole.x} ${picture.whole.y} ${picture.whole.width} ${picture.whole.height}`);
      }
      // The first sheet has the title of the page.
      titles = pictures.all.filter((picture) => picture.svg && picture.at > 0).map((picture) => {
        const title = element("h2", picture.label, { class: "sheet" });
        picture.svg.before(title);
        return title;
      });
    });
    window.addEventListener("afterprint", () => {
      set(before === "dark");
      for (const title of titles) title.remove();
      for (const other of hidden) other.setAttribute("hidden", "");
      if (pictures.shown()) pictures.shown().svg.setAttribute("viewBox", frame.attribute());
    });
  }

  return { listen };
})();
