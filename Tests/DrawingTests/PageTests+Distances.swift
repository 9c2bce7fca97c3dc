import NavigationModel
import Testing

@testable import Drawing

/// From the overview to an area, to a screen, and ways through several areas.
extension PageTests {
  /// More screens than one picture shows, in areas.
  static let parted: NavigationGraph = {
    var graph = AreaTests.app()
    for tab in ["Home", "Search", "Settings"] {
      for at in 4...24 {
        let name = "\(tab)Detail\(at)View"
        graph.screens.append(Sample.screen(name))
        graph.transitions.append(
          Sample.move(["\(tab)Tab"], name, .push, line: 100 + at, trigger: "Button(\"Open \(tab) \(at)\")"))
      }
    }
    return graph
  }()

  @Test(.enabled(if: PageTests.hasBrowser, PageTests.note)) func anOverviewOpensAreasAndAreasOpenScreens() throws {
    let report = try drive(
      Self.parted, findings: [],
      script: """
        const seen = () => [...document.querySelectorAll("#stage > svg:not([hidden])")];
        report.one = seen().length;
        report.areas = [...document.querySelectorAll("#area option")].map((option) => option.textContent);
        report.detail = $("detail").textContent.includes("Areas (5)");
        click(area("Settings"));
        report.address = location.hash;
        report.inside = node("SettingsDetail24View") !== undefined && seen().length === 1;
        report.doors = [...seen()[0].querySelectorAll(".node")].map((n) => \
        n.getAttribute("aria-label")).filter((label) => \
        (label || "").endsWith(", area")).sort();
        report.list = $("detail").textContent.includes("Screens (25)");
        click(node("SettingsDetail7View"));
        button("Its ways in and out").click();
        report.look = location.hash;
        report.words = names(seen()[0].querySelectorAll("text"));
        $("farther").click(); $("farther").click(); report.out = location.hash;
        for (let at = 0; at < 12; at++) $("farther").click();
        report.top = location.hash;
        choose("area", "2"); report.chosen = document.querySelector("#area").selectedOptions[0].textContent;
        """)
    #expect(report["one"] as? Int == 1 && report["detail"] as? Bool == true && report["list"] as? Bool == true)
    #expect(report["areas"] as? [String] == ["Overview", "Login", "Home", "Find", "Settings", "Shared screens"])
    #expect(report["address"] as? String == "#area=Settings" && report["inside"] as? Bool == true)
    #expect(report["doors"] as? [String] == ["Login, area"])
    #expect(report["look"] as? String == "#screen=SettingsDetail7View&area=Settings&look=screen")
    #expect((report["words"] as? [String])?.contains("Open Settings 7") == true, "\(report)")
    #expect(report["out"] as? String == "#screen=SettingsDetail7View&area=Settings" && report["top"] as? String == "")
    #expect(report["chosen"] as? String == "Home")
  }

  /// Back returns to the picture that was shown before; what is typed is no place of its own.
  @Test(.enabled(if: PageTests.hasBrowser, PageTests.note)) func backReturnsToWhatWasShown() throws {
    let report = try drive(
      Self.parted, findings: [],
      script: """
        const first = history.length;
        click(area("Settings"));
        click(node("SettingsDetail7View"));
        type("set");
        report.entries = history.length - first;
        report.before = location.hash;
        window.addEventListener("hashchange", () => {
          report.after = location.hash;
          report.area = document.querySelector("#area").selectedOptions[0].textContent;
          $("report").textContent = JSON.stringify(report);
        });
        history.back();
        """)
    #expect(report["entries"] as? Int == 1)
    #expect(report["before"] as? String == "#screen=SettingsDetail7View&area=Settings&q=set", "\(report)")
    #expect(report["after"] as? String == "" && report["area"] as? String == "Overview", "\(report)")
  }

  @Test(.enabled(if: PageTests.hasBrowser, PageTests.note)) func aWayThroughSeveralAreasIsAPictureOfItsOwn() throws {
    let report = try drive(
      Self.parted, findings: [], fragment: "from=HomeDetail3View&to=LoginView",
      script: """
        report.none = $("detail").textContent.includes("No way leads there");
        $("detail").querySelector(".actions button").click();
        document.querySelector("[data-view=screens]").click();
        [...document.querySelectorAll("#screens tbody button")].find((b) => b.title === "LoginView").click();
        type("open search 20"); report.found = names(document.querySelectorAll("#results li"));
        $("search").dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", shiftKey: true, bubbles: true }));
        report.address = location.hash;
        const svg = document.querySelector("#stage > svg:not([hidden])");
        report.cards = [...svg.querySelectorAll(".node .type")].map((text) => text.textContent);
        const stage = $("stage").getBoundingClientRect();
        report.seen = [...svg.querySelectorAll(".node")].every((card) => { const box = card.getBoundingClientRect(); \
        return box.left >= stage.left && box.right <= stage.right && box.top >= stage.top && box.bottom <= \
        stage.bottom; });
        report.tap = svg.textContent.includes("Open Search 20");
        button("How do I get here?").click();
        report.launch = location.hash;
        """)
    #expect(report["none"] as? Bool == true)
    #expect(report["found"] as? [String] == ["Search detail 20 SearchDetail20View · view · Find · by “Open Search 20”"])
    #expect(
      report["address"] as? String
        == "#screen=SearchDetail20View&from=LoginView&to=SearchDetail20View&area=Login&look=way", "\(report)")
    #expect(report["cards"] as? [String] == ["LoginView", "MainView", "SearchTab", "SearchDetail20View"])
    #expect(report["seen"] as? Bool == true && report["tap"] as? Bool == true)
    #expect((report["launch"] as? String)?.contains("from=LoginView&to=SearchDetail20View") == true)
  }

  @Test(.enabled(if: PageTests.hasBrowser, PageTests.note)) func rowsAreCopiedAsTheyAreSeen() throws {
    let report = try drive(
      fragment: "view=screens&q=feed",
      script: """
        Object.defineProperty(navigator, "clipboard", { value: { writeText: (text) => { report.copied = text; return \
        Promise.resolve(); } } });
        document.querySelector("button.copy").click();
        """)
    let rows = (report["copied"] as? String ?? "").split(separator: "\n")
    #expect(rows.first?.hasPrefix("Screen\tType\tKind\tArea") == true)
    #expect(rows.dropFirst().contains { $0.hasPrefix("Feed\tFeedView\tview") } && rows.count < 12, "\(rows)")
  }

  @Test(.enabled(if: PageTests.hasBrowser, PageTests.note)) func onPaperEachPictureHasASheet() throws {
    let report = try drive(
      Self.parted, findings: [],
      script: """
        const count = () => document.querySelectorAll("#stage > svg:not([hidden])").length;
        window.dispatchEvent(new Event("beforeprint"));
        report.paper = count();
        const titles = () => [...document.querySelectorAll("#stage > h2")].map((title) => title.textContent);
        report.titles = titles();
        report.routes = getComputedStyle(document.querySelector("#screens th:nth-child(4)")).display;
        window.dispatchEvent(new Event("afterprint"));
        report.again = count() + titles().length;
        """)
    #expect(report["paper"] as? Int == 6 && report["again"] as? Int == 1)
    // Each sheet says which area it shows; the first has the page's own title.
    #expect((report["titles"] as? [String])?.count == 5)
    // An app without routes needs no column for them.
    #expect(report["routes"] as? String == "none")
  }
}
