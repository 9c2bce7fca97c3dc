import NavigationModel
import Testing

@testable import Drawing

/// An area with doors, and a screen with all its lines.
@Suite struct DistanceTests {
  @Test func anAreaHasDoorsToOthers() throws {
    let graph = AreaTests.app()
    let map = FlowMap(graph: graph)
    let area = try #require(map.area("find"))
    #expect(area.title == "Find" && map.area("SearchTab")?.title == "Find" && map.area("Nowhere") == nil)
    var view = MapView()
    view.group = area.screens
    view.hasDoors = true
    let plan = MapPlanner(graph: graph, findings: [], options: FlowMapOptions(view: view)).plan()
    let doors = plan.nodes.filter { $0.role == .group }
    #expect(doors.map(\.title).sorted() == ["Login", "Shared screens"])
    #expect(doors.first { $0.title == "Shared screens" }?.contents == ["Profile"])
    #expect(plan.edges.contains { $0.source == "SearchTab" && $0.target == "door Shared_screens" })
    #expect(plan.nodes.contains { $0.name == "SearchDetail3View" } && !plan.nodes.contains { $0.name == "HomeTab" })
  }

  /// Code on many screens that shows alerts alone, and an area that is only named in a box, are no part of the picture.
  @Test func anAreaLeavesOutWhatNoLineJoinsToIt() throws {
    let own = (1...60).map { "Own\($0)View" }
    var graph = NavigationGraph(
      entries: [Entry(screen: "RootView", via: .mainScene, location: nil)],
      screens: (["RootView"] + own).map { Sample.screen($0) } + [Sample.screen("alert", .alert)],
      transitions: own.map { Sample.move(["RootView"], $0, .push) } + [
        Sample.move(own, "alert", .alert, line: 2, owner: "ErrorHandler")
      ])
    var view = MapView(overview: .never)
    func names(_ view: MapView) -> (boxes: [String], notes: [String]) {
      let plan = MapPlanner(graph: graph, findings: [], options: FlowMapOptions(view: view)).plan()
      return ((plan.nodes + plan.aside).map(\.title), plan.notes)
    }
    #expect(names(view).boxes.contains("anywhere: ErrorHandler"))
    view.group = ["RootView"] + own
    view.hasDoors = true
    #expect(!names(view).boxes.contains("anywhere: ErrorHandler") && names(view).boxes.contains("Own 60"))
    #expect(names(view).notes.contains("1 box of other areas and of code on many screens is left out."))
    // Where the picture is full, a line from such code to another area takes room for two more boxes.
    graph.screens.append(Sample.screen("OtherView"))
    graph.transitions.append(Sample.move(own, "OtherView", .push, line: 3, owner: "ErrorHandler"))
    #expect(names(view).notes.contains("2 boxes of other areas and of code on many screens are left out."))
    graph.transitions.append(Sample.move(["Own1View"], "OtherView", .push, line: 4))
    #expect(names(view).notes.contains("1 box of other areas and of code on many screens is left out."))
  }

  private func plan(of area: [String], _ graph: NavigationGraph) -> MapPlan {
    var view = MapView(overview: .never)
    view.group = area
    view.hasDoors = true
    return MapPlanner(graph: graph, findings: [], options: FlowMapOptions(view: view)).plan()
  }

  /// An alert belongs to the screen that shows it, whatever area it was counted in.
  @Test func anAlertIsInTheAreaOfItsScreen() throws {
    var graph = AreaTests.app()
    graph.screens.append(Sample.screen("alert", .alert))
    graph.transitions += [
      Sample.move(["HomeTab"], "alert", .alert, line: 50), Sample.move(["SearchTab"], "alert", .alert, line: 51),
      Sample.move(["SearchDetail1View"], "HomeTab", .push, line: 52),
      Sample.move(["SettingsTab"], "alert", .alert, line: 53),
    ]
    let areas = AreaFinder.areas(of: graph, FlowMapOptions()).areas
    #expect(areas.first { $0.title == "Home" }?.screens.contains("alert") == true)
    for title in ["Home", "Find"] {
      let area = try #require(areas.first { $0.title == title })
      let plan = plan(of: area.screens, graph)
      let alerts = plan.nodes.filter { $0.role == .screen(.alert) }
      #expect(alerts.map(\.flow) == [title] && alerts.allSatisfy { !$0.isContext }, "\(title)")
      // The door's own alert is no way of this area.
      let own = Set(area.screens + ["entry deep_link"])
      #expect(plan.edges.allSatisfy { own.contains($0.source) || own.contains($0.target) }, "\(title): \(plan.edges)")
    }
  }

  /// A settings screen with a page for each row.
  private func settings(_ pages: Int) -> NavigationGraph {
    let names = (1...pages).map { "Page\($0)View" }
    return NavigationGraph(
      entries: [Entry(screen: "RootView", via: .mainScene, location: nil)],
      screens: (["RootView", "DeepView"] + names).map { Sample.screen($0) },
      transitions: names.enumerated().map {
        Sample.move(
          ["RootView"], $1, .push, line: 10 + $0, trigger: $0 == 1 ? "Button(\"page 2\")" : "Button(\"Open\")")
      } + [
        Sample.move([names[0]], "DeepView", .push, line: 5), Sample.move(["RootView"], "DeepView", .sheet, line: 6),
      ])
  }

  /// The picture begins with the screen that leads into the area, and says from where users come to it.
  @Test func anAreaBeginsAtItsMainScreen() throws {
    var graph = AreaTests.app()
    for at in 4...40 {
      graph.screens.append(Sample.screen("HomeDetail\(at)View"))
      graph.transitions.append(Sample.move(["HomeTab"], "HomeDetail\(at)View", .push, line: 100 + at))
      graph.transitions.append(Sample.move(["HomeDetail\(at)View"], "HomeDetail1View", .push, line: 200 + at))
    }
    // By name it comes before the main screen, and it leads there.
    graph.screens.append(Sample.screen("AboutView"))
    graph.transitions += [
      Sample.move(["HomeTab"], "AboutView", .push, line: 300), Sample.move(["AboutView"], "HomeTab", .root, line: 301),
    ]
    let area = try #require(FlowMap(graph: graph).area("Home"))
    let plan = plan(of: area.screens, graph)
    #expect(plan.density == .condensed)
    #expect(plan.nodes.filter(\.isMain).map(\.name) == ["HomeTab"])
    #expect(plan.edges.first { $0.source == "HomeTab" && $0.target == "AboutView" }?.leadsBack == false)
    let ways = plan.edges.filter { $0.target == "HomeTab" && $0.source.hasPrefix("door") }
    #expect(ways.map(\.source) == ["door Login"] && ways.allSatisfy { !$0.leadsBack })
  }

  @Test func manyScreensThatLeadNowhereAreAList() throws {
    let graph = settings(60)
    let plan = plan(of: graph.screens.map(\.id), graph)
    let list = try #require(plan.lists.first)
    #expect(plan.lists.count == 1 && list.cells.count == 59)
    // The first page leads on, and users get to the deep one in two ways.
    #expect(Set(plan.nodes.map(\.name)).isSuperset(of: ["RootView", "Page1View", "DeepView"]))
    let cells = list.cells.map { plan.aside[$0] }
    #expect(cells.map(\.name).contains("Page60View") && !cells.map(\.name).contains("Page1View"))
    #expect(cells.first { $0.name == "Page3View" }?.tap == "Open", "its title does not say it")
    #expect(cells.first { $0.name == "Page2View" }?.tap == "", "its title says it")
    let line = try #require(plan.edges.first { $0.target == list.name })
    #expect(line.source == "RootView" && line.count == 59 && line.transitions.count == 59)
    #expect(plan.notes.contains { $0.contains("in a list") })
    let picture = try #require(SVGContent(try FlowMap(graph: graph, options: options(graph)).render(.svg)))
    #expect(picture.words.contains("59 screens") && picture.words.contains("Page 60"))
    // A few are cards, as is everything in a picture with room for all lines.
    #expect(self.plan(of: settings(20).screens.map(\.id), settings(20)).lists.isEmpty)
  }

  private func options(_ graph: NavigationGraph) -> FlowMapOptions {
    var view = MapView(overview: .never)
    view.group = graph.screens.map(\.id)
    view.hasDoors = true
    return FlowMapOptions(view: view)
  }

  /// Twelve pairs of screens, which nothing connects, are as many rows, or half of them.
  @Test func treesAreSideBySide() {
    func edge(_ from: String, _ to: String) -> MapEdge { MapEdge(source: from, target: to, kind: .push) }
    func pairs(_ trees: Int) -> [String] {
      let names = (1...trees).map { String(UnicodeScalar(UInt8(96 + $0))) }
      return MapGrid(
        groups: [names.flatMap { ["\($0)1", "\($0)2"] }], edges: names.map { edge("\($0)1", "\($0)2") },
        density: .condensed, placesTrees: true
      ).pairs.map { "\($0.left) \($0.right)" }
    }
    #expect(pairs(7) == ["a2 e1", "b2 f1", "c2 g1"])
    #expect(pairs(4) == [])
    // A line to a tree from outside does not make it a part of another.
    let grid = MapGrid(
      groups: [["a", "b", "c", "d"]], edges: ["a", "b", "c", "d"].map { edge("x", $0) }, density: .condensed,
      placesTrees: true)
    #expect(grid.pairs.map { "\($0.left) \($0.right)" } == ["a b", "c d"])
  }

  /// What users tap says where they get, unless the app decides it.
  @Test func aConditionIsWrittenWhereATapLeadsToSeveral() {
    func move(_ to: String, _ words: String, _ condition: String, line: Int) -> Transition {
      var move = Sample.move(["RootView"], to, .push, line: line, trigger: "Button(\"\(words)\")")
      move.guard = condition
      return move
    }
    let graph = NavigationGraph(
      entries: [Entry(screen: "RootView", via: .mainScene, location: nil)],
      screens: ["RootView", "PlansView", "PayView", "HelpView"].map { Sample.screen($0) },
      transitions: [
        move("PlansView", "Buy", "!isMember", line: 1), move("PayView", "Buy", "isMember", line: 2),
        move("HelpView", "Help", "case .helpTapped", line: 3),
      ])
    let guards = plan(of: graph.screens.map(\.id), graph).edges.filter { $0.kind == .push }.map(\.guards)
    #expect(guards == [[], ["isMember"], ["!isMember"]], "in the order of help, pay, plans")
    let whole = MapPlanner(graph: graph, findings: [], options: FlowMapOptions()).plan()
    #expect(whole.edges.first { $0.target == "HelpView" }?.guards == ["case .helpTapped"])
  }

  /// A component on many screens, and more lines than a map of this size draws.
  @Test func aScreenInFocusShowsAllThatItShows() {
    let others = (1...9).map { "Other\($0)View" }
    let targets = (1...60).map { "Target\($0)View" }
    let graph = NavigationGraph(
      entries: [Entry(screen: "Other1View", via: .mainScene, location: nil)],
      screens: (others + targets + ["SubjectView", "SheetView"]).map { Sample.screen($0) } + [
        Sample.screen("alert", .alert)
      ],
      transitions: targets.map { Sample.move(["SubjectView"], $0, .push) }
        + others.map { Sample.move([$0], "Target1View", .push, line: 2) } + [
          Sample.move(others + ["SubjectView"], "SheetView", .sheet, owner: "Toolbar"),
          Sample.move(["SubjectView"], "alert", .alert), Sample.move(others, "SubjectView", .push, owner: "Row"),
        ])
    let options = FlowMapOptions(view: MapView(focus: ["SubjectView"], overview: .never))
    let plan = MapPlanner(graph: graph, findings: [], options: options).plan()
    let shown = Set(plan.edges.filter { $0.source == "SubjectView" }.map(\.target))
    #expect(shown.count == 62 && shown.contains("SheetView"))
    #expect(plan.nodes.first { $0.name == "SubjectView" }?.leadsTo == [])
    #expect(plan.edges.count { $0.target == "SubjectView" } == 9)
  }
}
