import NavigationModel
import Testing

@testable import Drawing

/// The cards of an overview, what they say, and where they are.
@Suite struct OverviewTests {
  private func overview(_ graph: NavigationGraph) -> MapPlan {
    MapPlanner(graph: graph, findings: [], options: FlowMapOptions(view: MapView(overview: .always))).plan()
  }

  @Test func anOverviewSaysWhichTabsThereAreWhatIsInThemAndWhatALinkOpens() throws {
    let plan = overview(AreaTests.app())
    #expect(plan.levels.first == ["group Home", "group Find", "group Settings"])
    let settings = try #require(plan.nodes.first { $0.title == "Settings" })
    #expect(settings.contents == ["Settings detail 1", "Settings detail 2", "Settings detail 3"])
    #expect(settings.marks == ["Deep link: Settings detail 2"])
    #expect(settings.leadsTo.map(\.title) == ["Login"] && settings.leadsTo.allSatisfy(\.leadsHome))
    let shared = try #require(plan.nodes.first { $0.title == "Shared screens" })
    #expect(shared.openedBy.map(\.title).sorted() == ["Find", "Home"])
    #expect(plan.edges.filter(\.isBundle).allSatisfy { $0.commonKind == .tab } && plan.edges.count == 4)
    let picture = try #require(
      SVGContent(
        try FlowMap(graph: AreaTests.app(), options: FlowMapOptions(view: MapView(overview: .always))).render(.svg))
    )
    for words in ["TAB", "Find", "from Find, Home", "▶ Deep link: Settings detail 2", "↩ Login"] {
      #expect(picture.words.contains { $0.contains(words) }, "\(words) is missing")
    }
  }

  /// What only stands in other screens says less of an area than what users are shown.
  @Test func partsOfScreensComeLastOnACard() throws {
    var graph = AreaTests.app()
    graph.screens.append(Sample.screen("BadgeView"))
    graph.embeddings.append(Embedding(parent: "SettingsTab", child: "BadgeView", location: Sample.place(1)))
    let settings = try #require(overview(graph).nodes.first { $0.title == "Settings" })
    #expect(settings.contents == ["Settings detail 1", "Settings detail 2", "Settings detail 3", "Badge"])
  }

  /// A link into an area is no way to it: what holds the area has a line to it.
  @Test func anAreaWithALinkHasALine() {
    var graph = AreaTests.app()
    for at in 1...4 {
      graph.screens.append(Sample.screen("Hub\(at)View"))
      graph.transitions.append(Sample.move(["HubView"], "Hub\(at)View", .push, line: 200 + at))
    }
    graph.screens.append(Sample.screen("HubView"))
    graph.embeddings.append(Embedding(parent: "MainView", child: "HubView", location: Sample.place(1)))
    graph.entries.append(Entry(screen: "Hub1View", via: .deepLink, location: nil))
    let lines = overview(graph).edges.filter { $0.target == "group Hub" }
    #expect(lines.map(\.source) == ["group Login"], "\(overview(graph).nodes.map(\.name))")
  }

  /// Its name is not what users read, so the card says where it comes from.
  @Test func aShelfThatIsPartedByFolderSaysSo() throws {
    var graph = AreaTests.app()
    for at in 1...14 {
      var screen = Sample.screen("Shared\(at)View")
      screen.location = Sample.place(1, "App/\(at <= 7 ? "Common" : "StatusKit")/Screen\(at).swift")
      graph.screens.append(screen)
      graph.transitions.append(Sample.move(["HomeTab", "SearchTab"], screen.id, .push, line: 100 + at))
    }
    for at in 1...3 {
      var coordinator = Sample.screen("Part\(at)Coordinator", .coordinator)
      coordinator.location = Sample.place(1, "App/Coordinators/Part\(at)Coordinator.swift")
      graph.screens.append(coordinator)
      graph.transitions.append(Sample.move(["HomeTab", "SearchTab"], coordinator.id, .flow, line: 120 + at))
    }
    let cards = overview(graph).nodes.filter { $0.area == .shared }
    #expect(!cards.contains { $0.title == "Coordinators" })
    #expect(cards.first { $0.title == "Common" }?.caption == "folder Common · 7 screens", "\(cards.map(\.caption))")
    #expect(cards.first { $0.title == "Status kit" }?.caption == "folder StatusKit · 7 screens")
  }

  /// The bar that the app starts with leads to its tabs; a screen that also stands in a window of its own has one line.
  @Test func aTabIsNoSecondStart() {
    var graph = AreaTests.app()
    graph.entries.append(Entry(screen: "SearchTab", via: .mainScene, location: Sample.place(2)))
    let plan = overview(graph)
    #expect(plan.edges.filter { $0.source == "entry Start" }.map(\.target) == ["group Login"])
    graph.entries.removeAll { $0.screen == "LoginView" }
    #expect(overview(graph).edges.contains { $0.source == "entry Start" })
  }

  private func cards(_ count: Int, _ area: ScreenArea.Kind, _ name: String = "c") -> [MapNode] {
    (1...count).map {
      var node = MapNode(name: "\(name)\($0)", role: .group, title: "Card \($0)", caption: "3 screens", tooltip: [])
      node.area = area
      return node
    }
  }

  private func tower(_ height: Int) -> (nodes: [MapNode], edges: [MapEdge]) {
    let nodes = cards(height, .part, "t")
    let start = MapNode(name: "s", role: .entry(.mainScene), title: "Start", caption: "", tooltip: [])
    return (
      [start] + nodes,
      zip([start] + nodes, nodes).map { MapEdge(source: $0.name, target: $1.name) }
    )
  }

  /// Rows below the app's own cards fill a sheet in landscape.
  @Test func rowsFillASheetThatLiesAcross() {
    func choice(_ below: Int, under main: (nodes: [MapNode], edges: [MapEdge])) -> OverviewSize.Arrangement {
      OverviewSize.best(for: OverviewParts(nodes: main.nodes + cards(below, .shared), edges: main.edges))
    }
    let alone = choice(12, under: ([], []))
    #expect(alone.columns > 2 && !alone.isBeside)
    let start = cards(1, .launch, "s")
    let parts = cards(9, .part, "p")
    let below = choice(24, under: (start + parts, parts.map { MapEdge(source: "s1", target: $0.name) }))
    #expect(below.columns > alone.columns && !below.isBeside)
  }

  /// Below a high map there is no room left; beside it there is.
  @Test func theRestIsBesideAHighMap() throws {
    let main = tower(6)
    let nodes = main.nodes + cards(8, .shared) + cards(2, .otherApp, "x")
    let edges = main.edges + [MapEdge(source: "x1", target: "x2")]
    let places = OverviewPlaces(nodes: nodes, edges: edges)
    #expect(places.beside == Set((1...8).map { "c\($0)" } + ["x1", "x2"]))
    #expect(!places.ties.contains { $0.upper.hasPrefix("t") })
    #expect(places.ties.contains { $0.upper.hasPrefix("c") && $0.lower == "x1" })
    #expect(places.ties.contains { $0.upper == "s" && $0.lower.hasPrefix("c") })
  }

  /// A start that leads to a dozen areas would make a map four times as wide as high.
  @Test func aWideRowIsTwo() {
    let start = cards(1, .launch, "s")
    let parts = cards(14, .part)
    let edges = parts.map { MapEdge(source: "s1", target: $0.name) }
    let places = OverviewPlaces(nodes: start + parts, edges: edges)
    let lower = Set(places.ties.map(\.lower))
    #expect(lower.count >= 5 && lower.count <= 10)
    #expect(places.ties.allSatisfy { $0.upper.hasPrefix("c") && !lower.contains($0.upper) })
    // Three need no second row.
    #expect(OverviewPlaces(nodes: start + parts.prefix(3), edges: Array(edges.prefix(3))).ties.isEmpty)
  }

  /// Another app of the sources is below the app's own areas, beside what else has no line from there.
  @Test func anotherAppWithLinesStandsBelowTheFirst() {
    let start = cards(1, .launch, "s")
    let parts = cards(9, .part, "p")
    let plan = OverviewPlaces(
      nodes: start + parts + cards(1, .shared) + cards(2, .otherApp, "x"),
      edges: parts.map { MapEdge(source: "s1", target: $0.name) } + [MapEdge(source: "x1", target: "x2")])
    #expect(plan.beside.isEmpty)
    #expect(plan.levels == [["c1", "x1"]])
    #expect(plan.ties.contains { $0.upper.hasPrefix("p") && $0.lower == "x1" })
    #expect(!plan.ties.contains { $0.lower == "x2" })
  }

  @Test func aCardNamesWhatLinksOpen() throws {
    var graph = AreaTests.app()
    for at in 1...3 {
      graph.entries.append(Entry(screen: "SettingsDetail\(at)View", via: .deepLink, location: nil))
      graph.entries.append(Entry(screen: "HomeDetail\(at)View", via: .deepLink, location: nil))
      graph.entries.append(Entry(screen: "HomeTab", via: .deepLink, location: nil))
    }
    func marks(_ title: String) -> [String]? { overview(graph).nodes.first { $0.title == title }?.marks }
    #expect(marks("Settings") == ["Deep link: Settings detail 1,", "\u{2003}Settings detail 2, Settings detail 3"])
    graph.entries.append(Entry(screen: "SettingsTab", via: .deepLink, location: nil))
    #expect(marks("Settings") == ["Deep link: Settings,", "\u{2003}Settings detail 1, Settings detail 2 +1"])
    #expect(overview(graph).nodes.allSatisfy { $0.marks.count <= 2 })
  }

  /// "tap" says no more than the line.
  @Test(arguments: [("Pay", nil, ["Pay"]), (nil, "L10n.pay", ["pay"]), (nil, nil, [String]())])
  func onAnOverviewAGestureAloneIsNoLabel(_ text: String?, _ source: String?, _ words: [String]) {
    var graph = AreaTests.app()
    var move = Sample.move(["HomeTab"], "PayView", .push, line: 60)
    move.triggers = [
      Trigger(action: .tap, control: "onTapGesture", text: text, source: source, location: move.location)
    ]
    graph.transitions.append(move)
    graph.screens.append(Sample.screen("PayView"))
    for at in 1...4 {
      graph.screens.append(Sample.screen("Pay\(at)View"))
      graph.transitions.append(Sample.move(["PayView"], "Pay\(at)View", .push, line: 60 + at))
    }
    #expect(overview(graph).edges.first { $0.target == "group Pay" }?.triggers == words)
  }

  @Test(arguments: [(90, 140), (400, 900), (1_500, 6_000)]) func anOverviewIsSmallHoweverLargeTheApp(_ size: (Int, Int))
  {
    for grouping in [FlowMapOptions.Grouping.ways, .flow, .folder, .module, .none] {
      let options = FlowMapOptions(groupBy: grouping, view: MapView(overview: .always))
      let plan = MapPlanner(
        graph: Sample.large(screens: size.0, transitions: size.1), findings: [], options: options
      ).plan()
      #expect(plan.nodes.count(where: { $0.role == .group }) <= 40 && plan.edges.count <= 80, "\(grouping)")
    }
  }
}
