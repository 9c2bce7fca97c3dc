import NavigationModel
import Testing

@testable import Drawing

@Suite struct ViewTests {
  /// A → B → D, A → C → D, D → E; F leads to A; all pushes but the sheet C → D.
  private static let graph = NavigationGraph(
    entries: [Entry(screen: "A", via: .mainScene, location: nil)],
    screens: [
      Sample.screen("A", isEntry: true), Sample.screen("B", flow: "One"), Sample.screen("C", flow: "Two"),
      Sample.screen("D", flow: "One"),
      Sample.screen("E", flow: "Two"), Sample.screen("F"), Sample.screen("DebugView"),
    ],
    transitions: [
      Sample.move(["A"], "B", .push), Sample.move(["A"], "C", .push), Sample.move(["B"], "D", .push),
      Sample.move(["C"], "D", .sheet),
      Sample.move(["D"], "E", .push, confidence: .inferred), Sample.move(["F"], "A", .push),
      Sample.move(["D"], "A", .back), Sample.move(["A", "E"], "DebugView", .push),
    ])

  private func part(_ view: MapView, findings: [Finding] = []) -> GraphPart {
    GraphSelection(graph: Self.graph, findings: findings, view: view).part()
  }
  private func screens(_ view: MapView) -> [String] { part(view).graph.screens.map(\.id) }

  @Test func focusShowsBothDirections() {
    #expect(screens(MapView(focus: ["D"])) == ["B", "C", "D", "E"])
    #expect(screens(MapView(focus: ["D"], depth: 2)) == ["A", "B", "C", "D", "E", "DebugView"])
    #expect(screens(MapView(focus: ["D"], depth: 0)) == ["D"])
  }

  /// From one screen at the rim to another it would be a step more.
  @Test func aFocusShowsNoLineBetweenScreensAtItsRim() {
    var graph = Self.graph
    graph.transitions += [Sample.move(["B", "D"], "C", .sheet, line: 90), Sample.move(["C"], "C", .cover, line: 91)]
    func lines(_ depth: Int) -> [String] {
      GraphSelection(graph: graph, findings: [], view: MapView(focus: ["D"], depth: depth)).part().graph.transitions
        .flatMap { move in move.from.map { $0 + (move.to ?? "") } }
    }
    #expect(lines(1).contains("DC") && !lines(1).contains("BC") && !lines(1).contains("CC"))
    #expect(lines(2).contains("DC") && lines(2).contains("BC") && lines(2).contains("CC"))
  }

  @Test func allShortestWaysAreShown() {
    let part = part(MapView(from: "A", to: "D"))
    #expect(part.graph.screens.map(\.id) == ["A", "B", "C", "D"])
    #expect(part.ways.count == 4)
    let plan = MapPlanner(graph: Self.graph, findings: [], options: FlowMapOptions(view: MapView(from: "A", to: "D")))
      .plan()
    #expect(plan.edges.filter(\.isOnWay).map { $0.source + $0.target } == ["AB", "AC", "BD", "CD"])
    #expect(plan.notes.contains { $0.contains("2 steps long") })
  }

  @Test func noWayIsSaid() {
    let part = part(MapView(from: "E", to: "F"))
    #expect(part.ways.isEmpty && part.graph.screens.map(\.id) == ["E", "F"])
    #expect(part.notes.contains("No way leads from E to F."))
  }

  @Test func reachesLooksBackwards() { #expect(screens(MapView(reaches: "D")) == ["A", "B", "C", "D", "F"]) }

  @Test func aFlowStandsAmongItsNeighbours() {
    let part = part(MapView(flows: ["One"]))
    #expect(part.graph.screens.map(\.id) == ["A", "B", "C", "D", "E"])
    #expect(part.context == ["A", "C", "E"])
    // Neighbours show no lines among themselves.
    #expect(!part.graph.transitions.contains { $0.from == ["A"] && $0.to == "C" })
  }

  @Test func kindsAndConfidenceFilterTransitions() {
    #expect(part(MapView(kinds: [.sheet])).graph.transitions.map(\.kind) == [.sheet])
    #expect(!part(MapView(confidence: .exact)).graph.transitions.contains { $0.to == "E" })
  }

  @Test func hiddenScreensAreNamedNowhere() {
    let part = part(MapView(hidden: ["Debug*"]))
    #expect(!part.graph.screens.map(\.id).contains("DebugView"))
    #expect(!part.graph.transitions.contains { $0.to == "DebugView" })
    #expect(part.notes == ["1 screen left out by name."])
  }

  @Test func onlyFindingsKeepsTheirSurroundings() {
    let finding = Finding(rule: "r", severity: .error, message: "m", location: Sample.place(1), subject: "E")
    #expect(part(MapView(onlyFindings: true), findings: [finding]).graph.screens.map(\.id) == ["D", "E", "DebugView"])
  }

  @Test(arguments: [
    ("Debug*", "DebugView", true), ("*View", "DebugView", true), ("*bug*", "DebugView", true),
    ("DebugView", "DebugView", true), ("Debug", "DebugView", false),
    ("*", "", true), ("a*a", "a", false), ("a*b*c", "a-b-c", true), ("a*b*c", "acb", false), ("", "x", false),
    ("**", "x", true),
  ]) func patterns(_ pattern: String, _ name: String, _ matches: Bool) {
    #expect(NamePattern(pattern).matches(name) == matches)
  }

  @Test func aLargeGraphBecomesAnOverviewAndSaysSo() throws {
    let graph = Sample.large(screens: 500, transitions: 2_000)
    var options = FlowMapOptions(groupBy: .flow)
    let (bytes, notes) = try FlowMap(graph: graph, options: options).draw(.svg)
    #expect(notes.contains { $0.contains("this is the overview") })
    let picture = try #require(SVGContent(bytes))
    #expect(picture.says("Flow3") && !picture.says("Screen7View"))
    // Every transition between two groups is counted once on a line, or in words.
    options.view.overview = .always
    let plan = MapPlanner(graph: graph, findings: [], options: options).plan()
    let counted =
      plan.edges.reduce(0) { $0 + ($1.isBundle ? $1.count + $1.countBack : 0) }
      + plan.nodes.flatMap(\.leadsTo).reduce(0) { $0 + $1.count }
    let groups = Dictionary(
      uniqueKeysWithValues: FlowMap(graph: graph, options: options).groups().flatMap { group in
        group.screens.map { ($0, group.name) }
      })
    let crossing = graph.transitions.count { groups[$0.from[0]] != groups[$0.to ?? ""] }
    #expect(counted == crossing)
  }

  /// Seventy screens are too many for a laptop; who asks for a part, or for cards with more on them, gets what was
  /// asked for.
  @Test func anAppOfSomeSizeIsAnOverviewUnlessAPartIsChosen() throws {
    let graph = Sample.large(screens: 90, transitions: 140)
    func isOverview(_ options: FlowMapOptions) throws -> Bool {
      try FlowMap(graph: graph, options: options).draw(.dot).notes.contains { $0.contains("this is the overview") }
    }
    #expect(try isOverview(FlowMapOptions()))
    // Who looks at the picture has no command line at hand.
    #expect(try FlowMap(graph: graph).draw(.dot).notes.contains { $0.contains("--split") })
    #expect(!FlowMap(graph: graph).dot().contains("--split"))
    #expect(try !isOverview(FlowMapOptions(view: MapView(hidden: ["Screen1View"]))))
    #expect(try !isOverview(FlowMapOptions(view: MapView(overview: .never))))
    #expect(try !isOverview(FlowMapOptions(cards: .wireframes)))
    // All in one file and without flows: one card would say nothing.
    var plain = graph
    for at in plain.screens.indices { plain.screens[at].flow = nil }
    #expect(
      try !FlowMap(graph: plain, options: FlowMapOptions(groupBy: .flow)).draw(.dot).notes.contains {
        $0.contains("this is the overview")
      })
    #expect(try !FlowMap(graph: graph).page().notes.contains { $0.contains("this is the overview") })
  }

  /// One card for most of the app would say nothing.
  @Test func aLargeFlowIsSplitByFolder() {
    var graph = NavigationGraph()
    for index in 0..<40 {
      var screen = Sample.screen("S\(index)View", flow: "Everything")
      screen.location = SourceLocation(file: "App/\(index % 2 == 0 ? "Feed" : "Cart")/S\(index).swift", line: 1)
      graph.screens.append(screen)
    }
    graph.screens.append(Screen(id: "alert", name: "alert", kind: .alert, flow: "Everything"))
    graph.transitions = [Sample.move(["S1View"], "alert", .alert)]
    let groups = FlowMap(graph: graph, options: FlowMapOptions(groupBy: .flow)).groups()
    #expect(groups.map(\.name) == ["Everything · Cart", "Everything · Feed"])
    #expect(groups.first?.screens.contains("alert") == true)
  }

  /// A layout without end is no answer, even where all was asked for.
  @Test func whatCannotBeArrangedIsAnOverview() throws {
    let options = FlowMapOptions(view: MapView(overview: .never))
    let (_, notes) = try FlowMap(graph: Sample.large(screens: 3_000, transitions: 6_000), options: options).draw(.svg)
    #expect(notes.contains { $0.contains("3000 screens are more than can be arranged in one picture") })
  }

  @Test func aSmallGraphIsDrawnWhole() throws {
    #expect(try !FlowMap(graph: Sample.everything).draw(.dot).notes.contains { $0.contains("overview") })
  }

  @Test func everyScreenIsInOneGroup() {
    let groups = FlowMap(graph: Sample.everything).groups()
    #expect(groups.flatMap(\.screens).sorted() == Sample.everything.screens.map(\.id).sorted())
  }

  @Test(
    arguments: [
      ("Packages/Account/Sources/Account/View.swift", "Account"), ("App/Features/Cart/CartView.swift", "Cart"),
      ("Sources/App/Main.swift", "App"),
      ("Main.swift", nil), ("Shop/Main.swift", "Shop"),
    ] as [(String, String?)]) func modules(_ file: String, _ module: String?)
  { #expect(ScreenGroups.module(of: file) == module) }

  @Test func manyGroupsAreBounded() {
    let screens = (0..<3_000).map { at in
      Screen(
        id: "S\(at)", name: "S\(at)", kind: .view, location: Sample.place(1, "App/F\(at / 6)/S.swift"),
        flow: "Flow\(at / 6)")
    }
    for grouping in FlowMapOptions.Grouping.allCases {
      let map = FlowMap(graph: NavigationGraph(screens: screens), options: FlowMapOptions(groupBy: grouping))
      #expect(map.groups().count <= OverviewPlanner.mostGroups, "\(grouping)")
    }
  }
}
