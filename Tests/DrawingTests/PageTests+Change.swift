import NavigationModel
import Testing

@testable import Drawing

/// A change, before and after.
extension PageTests {
  /// What `after` has and `before` has not, and the other way round.
  private static func change(_ before: NavigationGraph, _ after: NavigationGraph) -> MapChange {
    func marks(_ graph: NavigationGraph, besides other: NavigationGraph) -> MapChange.Marks {
      MapChange.Marks(
        screens: Set(graph.screens.map(\.id)).subtracting(other.screens.map(\.id)),
        transitions: Set(graph.transitions.map(\.id)).subtracting(other.transitions.map(\.id)))
    }
    return MapChange(
      before: before, lines: [.init(.went, "screen SettingsDetail9View", screens: [])],
      came: marks(after, besides: before), went: marks(before, besides: after))
  }

  private static func without(_ screen: String, _ graph: NavigationGraph) -> NavigationGraph {
    var graph = graph
    graph.screens.removeAll { $0.id == screen }
    graph.transitions.removeAll { $0.to == screen }
    return graph
  }

  @Test(.enabled(if: PageTests.hasBrowser, PageTests.note)) func oneSideOfAChangeIsLookedAtATime() throws {
    let before = Self.without("HomeDetail8View", Self.parted)
    let after = Self.without("SettingsDetail9View", Self.parted)
    let report = try drive(
      after, findings: [], change: Self.change(before, after),
      script: """
        const side = (name) => document.querySelector(`[data-side=${name}]`);
        const areas = () => [...document.querySelectorAll("#area option")].map((option) => option.textContent);
        const shown = () => document.querySelector("#stage > svg:not([hidden])");
        report.hasSides = !$("sides").hidden;
        report.after = areas();
        report.list = $("detail").textContent.includes("Areas (5)");
        click(area("Settings"));
        report.nothing = document.querySelector("#sides .key").textContent;
        side("before").click();
        report.address = location.hash; report.before = areas();
        report.gone = shown().querySelectorAll(".node.went").length === 1;
        report.key = document.querySelector("#sides .key").textContent;
        $("all").click(); report.all = location.hash;
        report.cards = shown().querySelectorAll(".node.went").length;
        side("after").click(); report.back = location.hash;
        report.came = shown().querySelectorAll(".node.came").length;
        report.new = document.querySelector("#sides .key").textContent;
        """)
    #expect(report["hasSides"] as? Bool == true && report["list"] as? Bool == true)
    #expect(report["after"] as? [String] == ["Overview", "Login", "Home", "Find", "Settings", "Shared screens"])
    // Of before there are the areas that something is gone from.
    #expect(report["before"] as? [String] == ["Overview", "Settings"], "\(report)")
    #expect(report["nothing"] as? String == "nothing changed here")
    #expect(report["address"] as? String == "#area=Before%3A+Settings" && report["gone"] as? Bool == true)
    #expect(report["key"] as? String == "dashed: gone" && report["new"] as? String == "thick: new")
    #expect(report["all"] as? String == "#area=Before" && report["cards"] as? Int == 1)
    #expect(report["back"] as? String == "" && report["came"] as? Int == 1)
  }

  @Test(.enabled(if: PageTests.hasBrowser, PageTests.note)) func aSmallAppIsOnePictureOnEitherSide() throws {
    let after = Self.without("DetailView", Sample.everything)
    let report = try drive(
      after, findings: [], change: Self.change(Sample.everything, after),
      script: """
        report.area = $("area").hidden;
        document.querySelector("[data-side=before]").click();
        report.address = location.hash;
        report.gone = document.querySelectorAll("#stage > svg:not([hidden]) .node.went").length;
        node("FeedView"); click([...document.querySelectorAll("#stage > svg:not([hidden]) .node")].find((n) => \
        typeOf(n) === "FeedView"));
        report.picked = location.hash;
        """)
    #expect(report["area"] as? Bool == true && report["address"] as? String == "#area=Before")
    #expect(report["gone"] as? Int == 1, "\(report)")
    #expect(report["picked"] as? String == "#screen=FeedView&area=Before")
  }

  /// Nothing of a picture begins behind the buttons that stand on it.
  @Test(.enabled(if: PageTests.hasBrowser, PageTests.note)) func anOverviewIsWholeAndBelowTheButtons() throws {
    let report = try drive(
      Self.parted, findings: [],
      script: """
        const bar = document.querySelector(".distances").getBoundingClientRect();
        const stage = $("stage").getBoundingClientRect();
        const boxes = [...document.querySelectorAll("#stage > svg:not([hidden]) .node")].map((n) => \
        n.getBoundingClientRect());
        report.below = boxes.every((box) => box.top >= bar.bottom);
        report.whole = boxes.every((box) => box.left >= stage.left && box.right <= stage.right && box.bottom <= \
        stage.bottom);
        """)
    #expect(report["below"] as? Bool == true && report["whole"] as? Bool == true)
  }
}
