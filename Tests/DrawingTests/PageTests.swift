import Foundation
import NavigationModel
import Testing

@testable import Drawing

/// Driven as a person would: keys, clicks, text; then looked at.
@Suite(.serialized) struct PageTests {
  @Test func aBrowserIsThereWhereItMustBe() {
    #expect(
      Browser.executable != nil || Browser.wish != "required",
      "NAVLINT_BROWSER=required, but neither Chromium nor Chrome was found on the PATH.")
  }

  static let hasBrowser = Browser.executable != nil
  static let note: Comment =
    "No Chromium or Chrome on the PATH: the page was not driven. Install one, or name it in NAVLINT_BROWSER."

  /// What the drivers share: events as the browser itself makes them, and a report at the end.
  private static let tools = """
    "use strict";
    const report = {};
    const $ = (id) => document.getElementById(id);
    const names = (list) => [...list].map((element) => element.textContent);
    const type = (text) => { $("search").focus(); $("search").value = text; $("search").dispatchEvent(new \
    Event("input", { bubbles: true })); };
    const key = (target, key) => target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: \
    true }));
    // "Detail, DetailView, view": a screen's title, type and kind.
    const typeOf = (element) => (element.getAttribute("aria-label") || "").split(", ")[1];
    const types = (list) => [...list].map((element) => element.title);
    const area = (title) => [...document.querySelectorAll("#stage > svg:not([hidden]) .node")].find((element) => \
    element.getAttribute("aria-label") === `${title}, area`);
    const node = (name) => [...document.querySelectorAll("#stage .node, #stage .cell")].find((element) => \
    typeOf(element) === name);
    const click = (element) => element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    const button = (title) => [...document.querySelectorAll("#detail button")].find((element) => element.textContent \
    === title);
    const choose = (id, value) => { $(id).value = value; $(id).dispatchEvent(new Event("change", { bubbles: true })); };
    const screens = () => [...document.querySelectorAll("#stage .node[aria-label], #stage .cell[aria-label]")];
    const visible = () => screens().filter((element) => !element.classList.contains("off")).map(typeOf).sort();
    const tell = () => { const pre = document.createElement("pre"); pre.id = "report"; pre.textContent = \
    JSON.stringify(report); document.body.append(pre); };

    """

  func drive(
    _ graph: NavigationGraph = Sample.everything, findings: [Finding] = Sample.findings,
    options: FlowMapOptions = FlowMapOptions(title: "Shop"),
    change: MapChange? = nil, fragment: String = "", script: String
  ) throws -> [String: Any] {
    let page = try FlowMap(graph: graph, findings: findings, options: options).page(
      change: change, driver: Self.tools + script + "\ntell();"
    ).bytes
    let visit = try Browser.visit(page, fragment: fragment)
    #expect(visit.console.isEmpty, "the console says: \(visit.console)")
    try #require(!visit.report.isEmpty, "the driver did not come to its end")
    return visit.report
  }

  @Test(.enabled(if: hasBrowser, note)) func searchFindsAndPicks() throws {
    let report = try drive(
      script: """
        type("detail");
        report.found = names(document.querySelectorAll("#results li"));
        report.expanded = $("search").getAttribute("aria-expanded");
        report.marked = [...document.querySelectorAll(".node.found")].length;
        key($("search"), "Enter");
        report.picked = document.querySelector("#detail .type").textContent;
        report.onMap = node("DetailView").classList.contains("picked");
        report.fragment = decodeURIComponent(location.hash);
        type("nobody is called that");
        report.nothing = names(document.querySelectorAll("#results li"));
        key($("search"), "Escape");
        report.closed = $("results").hidden && $("search").value === "";
        """)
    #expect(report["found"] as? [String] == ["Detail DetailView · view · Home"])
    #expect(report["expanded"] as? String == "true" && report["marked"] as? Int == 1)
    #expect(report["picked"] as? String == "DetailView" && report["onMap"] as? Bool == true)
    #expect(report["fragment"] as? String == "#screen=DetailView")
    #expect(report["nothing"] as? [String] == ["No screen has this name."])
    #expect(report["closed"] as? Bool == true)
  }

  @Test(.enabled(if: hasBrowser, note)) func aPickedScreenShowsItsWays() throws {
    let report = try drive(
      options: FlowMapOptions(title: "Shop", sourceLink: "https://example.org/{path}#L{line}"),
      script: """
        click(node("DetailView"));
        report.text = $("detail").textContent;
        report.links = [...$("detail").querySelectorAll("a")].map((a) => a.getAttribute("href"));
        [...$("detail").querySelectorAll("button.name")].find((b) => b.title === "OfferView").click();
        report.next = document.querySelector("#detail .type").textContent;
        node("HomeView").focus();
        report.faded = document.querySelector("#stage svg").classList.contains("hovering");
        report.near = [...document.querySelectorAll(".node.near[aria-label]")].map(typeOf).sort();
        key(node("HomeView"), "Enter");
        report.byKey = document.querySelector("#detail .type").textContent;
        key(document.body, "Escape");
        report.closed = document.querySelector("#detail .type") === null;
        """)
    let text = try #require(report["text"] as? String)
    for part in [
      "DetailView", "Feed", "Ways in (2)", "Details", "Ways out (3)", "cover", "Ways back (1)",
      "App/Main.swift:16", "Too deep. [deep]",
    ] {
      #expect(text.contains(part), "\(part) is missing in \(text)")
    }
    #expect((report["links"] as? [String])?.contains("https://example.org/App/Main.swift#L16") == true)
    #expect(
      report["next"] as? String == "OfferView" && report["byKey"] as? String == "HomeView"
        && report["closed"] as? Bool == true)
    #expect(report["faded"] as? Bool == true)
    #expect(report["near"] as? [String] == ["AuthCoordinator", "FeedView", "HomeView", "OfferView"])
  }

  @Test(.enabled(if: hasBrowser, note)) func theShortestWayIsShown() throws {
    let report = try drive(
      script: """
        click(node("HomeView")); button("Way from here").click();
        click(node("HintView")); button("Way to here").click();
        report.heading = $("way").textContent;
        report.steps = types(document.querySelectorAll("#detail ol button.name"));
        report.nodes = [...document.querySelectorAll(".node.way")].map(typeOf).sort();
        report.lines = document.querySelectorAll(".edge.way").length;
        report.fragment = location.hash;
        [...document.querySelectorAll("#kinds input")].find((box) => box.value === "tab").click();
        report.without = $("detail").textContent.includes("No way leads there");
        """)
    #expect(report["heading"] as? String == "Home → Hint")
    #expect(report["steps"] as? [String] == ["HomeView", "FeedView", "DetailView", "HintView"])
    #expect(report["nodes"] as? [String] == ["DetailView", "FeedView", "HintView", "HomeView"])
    #expect(report["lines"] as? Int == 3 && report["without"] as? Bool == true)
    #expect(report["fragment"] as? String == "#screen=HintView&from=HomeView&to=HintView")
  }

  /// The dark theme gives every line of the picture a colour of its own; what is marked has to stand out there, too.
  @Test(.enabled(if: hasBrowser, note)) func marksStandOutInTheDark() throws {
    let report = try drive(
      fragment: "screen=HomeView&from=HomeView&to=HintView",
      script: """
        if (document.documentElement.dataset.theme !== "dark") $("theme").click();
        const stroke = (element) => getComputedStyle(element.querySelector("path, polygon")).stroke;
        report.step = stroke(node("FeedView"));
        report.line = stroke(document.querySelector(".edge.way"));
        report.picked = stroke(node("HomeView"));
        $("theme").click();
        report.light = stroke(node("FeedView"));
        """)
    #expect(report["step"] as? String == "rgb(255, 110, 180)" && report["line"] as? String == "rgb(255, 110, 180)")
    #expect(report["picked"] as? String == "rgb(255, 110, 180)" && report["light"] as? String == "rgb(196, 0, 106)")
  }

  /// A heading or a name that is broken within a word is hard to read.
  @Test(.enabled(if: hasBrowser, note)) func wordsInTablesStayWhole() throws {
    var graph = Sample.everything
    for at in graph.screens.indices {
      graph.screens[at].location?.file = String(repeating: "Features/Somewhere/", count: 8) + "Screen.swift"
    }
    graph.routes[0].arguments = [.init(name: "id", type: String(repeating: "VeryLong", count: 12))]
    let report = try drive(
      graph, fragment: "view=screens",
      script: """
        // One line each: how many lines the text itself takes, boxes left aside.
        const lines = (element) => {
          const tops = new Set(), texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
          while (texts.nextNode()) {
            const range = document.createRange();
            range.selectNodeContents(texts.currentNode);
            for (const box of range.getClientRects()) tops.add(Math.round(box.top));
          }
          return tops.size;
        };
        report.heads = [...document.querySelectorAll("#screens th")].map(lines);
        report.names = [...document.querySelectorAll("#screens td:first-child button")].map(lines);
        report.wide = $("screens").scrollWidth > $("screens").clientWidth;
        report.route = document.querySelector("#screens tbody").textContent.includes("FeedRoute.detail(id: VeryLong");
        """)
    #expect(Set(report["heads"] as? [Int] ?? []) == [1] && Set(report["names"] as? [Int] ?? []) == [1], "\(report)")
    #expect(report["wide"] as? Bool == false && report["route"] as? Bool == true)
  }

  @Test(.enabled(if: hasBrowser, note)) func filtersLeaveWhatTheySay() throws {
    let report = try drive(
      script: """
        const hiddenLines = () => document.querySelectorAll(".edge.off").length;
        report.kinds = names(document.querySelectorAll("#kinds label"));
        report.all = visible().length;
        choose("flow", "Feed"); report.flow = visible(); choose("flow", "");
        $("troubled").click(); report.troubled = visible(); report.shown = $("shown").textContent; \
        $("troubled").click();
        click(node("LoginView")); choose("around", "1"); report.around = visible(); choose("around", "");
        report.before = hiddenLines();
        [...document.querySelectorAll("#kinds input")].find((box) => box.value === "sheet").click();
        report.sheets = hiddenLines(); report.fragment = decodeURIComponent(location.hash);
        choose("confidence", "exact"); report.exact = hiddenLines();
        $("reset").click(); report.reset = hiddenLines();
        """)
    #expect(
      report["kinds"] as? [String] == [
        "push", "sheet", "cover", "popover", "alert", "dialog", "tab", "root", "flow", "back", "url",
      ])
    #expect(report["all"] as? Int == 12)
    #expect(report["flow"] as? [String] == ["DetailView", "FeedView"])
    #expect(
      report["troubled"] as? [String] == ["DetailView", "TermsView"] && report["shown"] as? String == "2 of 12 screens")
    #expect(report["around"] as? [String] == ["AuthCoordinator", "LoginView", "TermsView", "alert"])
    #expect(
      report["before"] as? Int == 0 && report["sheets"] as? Int == 2 && report["exact"] as? Int == 3
        && report["reset"] as? Int == 0)
    #expect((report["fragment"] as? String)?.contains("kinds=push,cover,popover") == true)
  }

  @Test(.enabled(if: hasBrowser, note)) func mapMovesTablesSortThemeChanges() throws {
    let report = try drive(
      script: """
        const box = () => document.querySelector("#stage svg").viewBox.baseVal;
        const width = box().width;
        $("closer").click(); report.closer = box().width < width;
        const x = box().x; key($("stage"), "ArrowRight"); report.moved = box().x > x;
        $("stage").dispatchEvent(new WheelEvent("wheel", { deltaY: 1, bubbles: true, cancelable: true })); \
        report.wheel = box().width > width / 1.4;
        key($("stage"), "0"); report.fits = Math.abs(box().width - width) < 1;
        report.minimap = document.querySelectorAll("#minimap rect[data-node]").length;
        document.querySelector("[data-view=screens]").click();
        report.rows = document.querySelectorAll("#screens tbody tr").length;
        report.first = document.querySelector("#screens tbody button").title;
        [...document.querySelectorAll("#screens th button")].find((b) => b.textContent === "Screen").click();
        report.last = document.querySelector("#screens tbody button").title;
        report.fragment = location.hash;
        document.querySelector("[data-view=findings]").click();
        report.findings = names(document.querySelectorAll("#findings tbody td:nth-child(2)"));
        const theme = () => document.documentElement.dataset.theme + getComputedStyle(document.querySelector("#stage \
        polygon")).fill;
        report.before = theme(); $("theme").click(); report.after = theme();
        report.labels = [...document.querySelectorAll("button, input, select, [tabindex]")].filter((element) =>
          !(element.textContent.trim() || element.getAttribute("aria-label") || (element.labels && \
        element.labels.length))).length;
        report.requests = performance.getEntriesByType("resource").length;
        """)
    for check in ["closer", "moved", "wheel", "fits"] { #expect(report[check] as? Bool == true, "\(check)") }
    #expect((report["minimap"] as? Int ?? 0) >= 12 && report["rows"] as? Int == 12)
    #expect(
      report["first"] as? String == "alert" && report["last"] as? String == "TermsView"
        && report["fragment"] as? String == "#view=screens")
    #expect((report["findings"] as? [String])?.first == "No way out. [trap]")
    #expect(
      report["before"] as? String == "lightrgb(255, 255, 255)" && report["after"] as? String == "darkrgb(13, 17, 23)")
    #expect(report["labels"] as? Int == 0 && report["requests"] as? Int == 0)
  }

  @Test(.enabled(if: hasBrowser, note)) func aLinkLeadsToItsScreen() throws {
    let report = try drive(
      fragment: "screen=TermsView&kinds=push,sheet&around=1",
      script: """
        report.picked = document.querySelector("#detail .type").textContent;
        report.visible = visible();
        location.hash = "#view=findings&screen=nobody";
        window.dispatchEvent(new HashChangeEvent("hashchange"));
        report.view = $("map").hidden && !$("findings").hidden;
        report.none = document.querySelector("#detail .type") === null;
        """)
    #expect(report["picked"] as? String == "TermsView" && report["visible"] as? [String] == ["LoginView", "TermsView"])
    #expect(report["view"] as? Bool == true && report["none"] as? Bool == true)
  }

  /// What was not understood stands beside what was found.
  @Test(.enabled(if: hasBrowser, note)) func gapsAreListed() throws {
    var graph = Sample.everything
    graph.coverage = Coverage(
      suspected: [
        SuspectedSite(
          cause: .foreignCall, owner: "FeedModel", location: Sample.place(31), reason: "'show' may navigate")
      ], unreadModules: [UnreadModule(name: "NanoKit", siteCount: 2), UnreadModule(name: "Idle")],
      limits: [
        ReachedLimit(limit: "24 consecutive names", lost: .navigation),
        ReachedLimit(limit: "8 consecutive constants", lost: .triggers),
      ])
    let report = try drive(
      graph,
      script: """
        document.querySelector("[data-view=gaps]").click();
        report.shown = !$("gaps").hidden && $("map").hidden;
        report.head = $("gaps").querySelector("caption").textContent;
        report.rows = [...document.querySelectorAll("#gaps tbody tr")].map((row) => names(row.cells).slice(0, 3));
        report.address = location.hash;
        """)
    #expect(report["shown"] as? Bool == true && report["address"] as? String == "#view=gaps")
    let head = try #require(report["head"] as? String)
    #expect(head.hasPrefix("2 places that navlint did not understand") && !head.contains("Idle"))
    #expect(head.contains("ways beyond it may be missing: 24 consecutive names.The module"))
    #expect(head.hasSuffix("The module NanoKit was not read; 2 places depend on it."))
    #expect(
      report["rows"] as? [[String]] == [
        ["push", "HomeView", "destination comes from a dictionary"], ["suspected", "FeedModel", "'show' may navigate"],
      ])
  }

  @Test(.enabled(if: hasBrowser, note)) func hostileNamesAreInert() throws {
    let evil = "</script><img src=x onerror=\"document.title='owned'\"><script>document.title='owned'</script>"
    var graph = HostileNameTests.graph(evil)
    graph.screens += HostileNameTests.names.map { Sample.screen("x" + $0, title: $0) }
    let findings = [Finding(rule: evil, severity: .error, message: evil, location: Sample.place(1), subject: evil)]
    let report = try drive(
      graph, findings: findings, options: FlowMapOptions(title: evil, sourceLink: "https://example.org/{path}"),
      script: """
        for (const view of ["screens", "findings", "gaps", "map"]) \
        document.querySelector(`[data-view=${view}]`).click();
        type("img");
        key($("search"), "Enter");
        report.picked = document.querySelector("#detail .type").textContent;
        report.images = document.querySelectorAll("img").length;
        report.scripts = document.querySelectorAll("script").length;
        report.title = document.title;
        report.requests = performance.getEntriesByType("resource").length;
        """)
    #expect((report["picked"] as? String)?.contains("<img src=x") == true)
    #expect(report["images"] as? Int == 0 && report["scripts"] as? Int == 3 && report["requests"] as? Int == 0)
    #expect((report["title"] as? String)?.contains("</script>") == true)
  }

  /// The page keeps its own policy, whatever it shows: the console would tell of what it breaks.
  @Test(.enabled(if: hasBrowser, note)) func noModeBreaksThePolicy() throws {
    var modes: [FlowMapOptions] = [FlowMapOptions(title: "Shop", sourceLink: "https://example.org/{path}")]
    for cards in FlowMapOptions.Cards.allCases { modes.append(FlowMapOptions(cards: cards)) }
    for overview in MapView.Overview.allCases {
      var options = FlowMapOptions(theme: overview == .always ? .dark : .auto)
      options.view.overview = overview
      modes.append(options)
    }
    for options in modes {
      let report = try drive(
        options: options,
        script: """
          for (const view of ["screens", "findings", "gaps", "map"]) \
          document.querySelector(`[data-view=${view}]`).click();
          for (const id of ["theme", "closer", "farther", "fit"]) $(id).click();
          report.styles = document.querySelectorAll("[style]").length;
          report.done = true;
          """)
      #expect(report["done"] as? Bool == true)
    }
  }

  /// A picture by itself has no policy: an overview fits the window.
  @Test func onlyThePictureHasAStyleOfItsOwn() throws {
    var options = FlowMapOptions()
    options.view.overview = .always
    let map = FlowMap(graph: Sample.everything, options: options)
    #expect(
      String(decoding: try map.render(.svg), as: UTF8.self).contains(" style=\"display:block;margin:0 auto;max-width"))
    #expect(!String(decoding: try map.page().bytes, as: UTF8.self).contains(" style=\""))
  }

  /// The policy holds: what is not the page's own does not run.
  @Test(.enabled(if: hasBrowser, note)) func aForeignScriptDoesNotRun() throws {
    let page = String(decoding: try FlowMap(graph: Sample.everything).page().bytes, as: UTF8.self)
    let visit = try Browser.visit(
      Array(page.replacing("</body>", with: "<script>document.title = 'owned'</script></body>").utf8))
    #expect(
      !visit.document.contains("<title>owned</title>") && visit.document.contains("<title>Navigation map</title>"))
    #expect(visit.console.contains { $0.contains("Content Security Policy") })
  }

  /// What a step of a pan writes does not grow with the graph, and a search writes less than one change a row.
  @Test(.enabled(if: hasBrowser, note)) func aLargeGraphIsQuick() throws {
    func writes(screens: Int, picking name: String) throws -> (search: Int, pan: Int) {
      let report = try drive(
        Sample.large(screens: screens, transitions: 4 * screens), findings: [],
        script: """
          const written = new MutationObserver(() => {});
          written.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
          type("\(name)"); key($("search"), "Enter");
          report.search = written.takeRecords().length;
          report.picked = document.querySelector("#detail .type").textContent;
          for (let at = 0; at < 60; at++) { key($("stage"), at % 2 ? "ArrowLeft" : "ArrowRight"); }
          report.pan = written.takeRecords().length;
          """)
      #expect(report["picked"] as? String == "\(name)View")
      return (try #require(report["search"] as? Int), try #require(report["pan"] as? Int))
    }
    let small = try writes(screens: 50, picking: "Screen49")
    let large = try writes(screens: 500, picking: "Screen499")
    #expect(large.pan == small.pan && large.pan > 0, "\(small) \(large)")
    #expect(large.search < 2_500, "\(small) \(large)")
  }

  /// A large map is not shown whole at first: its words could not be read.
  @Test(.enabled(if: hasBrowser, note)) func aLargeMapStartsAtItsEntry() throws {
    var graph = Sample.large(screens: 150, transitions: 300)
    graph.screens[0].isEntry = true
    let script = """
      const box = document.querySelector("#stage svg").viewBox.baseVal;
      report.zoom = box.width / $("stage").getBoundingClientRect().width;
      const entry = node(\"\(try #require(graph.entries.first).screen)\").getBoundingClientRect();
      const stage = $("stage").getBoundingClientRect();
      report.seen = entry.left >= stage.left && entry.right <= stage.right && entry.top >= stage.top && entry.bottom \
      <= stage.bottom;
      report.minimap = getComputedStyle($("minimap")).display !== "none";
      click($("fit"));
      report.whole = box.width / stage.width;
      """
    let report = try drive(
      graph, findings: [], options: FlowMapOptions(view: MapView(overview: .never)), script: script)
    #expect(try #require(report["zoom"] as? Double) < 1.5)
    #expect(report["seen"] as? Bool == true && report["minimap"] as? Bool == true)
    #expect(try #require(report["whole"] as? Double) > 1.6, "the whole of it would have been too small")
  }

  @Test(.enabled(if: hasBrowser, note)) func paperHasTheWholeMapAndTheTables() throws {
    let report = try drive(
      fragment: "screen=DetailView",
      script: """
        const shown = () => document.querySelector("#stage svg").getAttribute("viewBox");
        const before = shown();
        window.dispatchEvent(new Event("beforeprint"));
        report.paper = shown() === document.querySelector("#minimap").getAttribute("viewBox");
        report.rows = document.querySelectorAll("#screens tbody tr").length;
        report.findings = document.querySelectorAll("#findings tbody tr").length;
        window.dispatchEvent(new Event("afterprint"));
        report.again = shown() === before;
        """)
    #expect(report["paper"] as? Bool == true && report["again"] as? Bool == true)
    #expect(
      report["rows"] as? Int == Sample.everything.screens.count && report["findings"] as? Int == Sample.findings.count)
  }
}
