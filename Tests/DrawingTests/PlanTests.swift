import NavigationModel
import Testing

@testable import Drawing

@Suite struct PlanTests {
  private func plan(_ graph: NavigationGraph, _ options: FlowMapOptions = FlowMapOptions(groupBy: .flow)) -> MapPlan {
    MapPlanner(graph: graph, findings: [], options: options).plan()
  }

  @Test func aWideFanBecomesOneNode() {
    let from = (1...9).map { "Screen\($0)" }
    let graph = NavigationGraph(
      screens: (from + ["Target"]).map { Sample.screen($0) },
      transitions: [Sample.move(from, "Target", .push, owner: "Toolbar")])
    let plan = plan(graph)
    #expect(plan.edges.map(\.source) == ["anywhere Toolbar_on_9_screens"])
    #expect(plan.nodes.first { $0.role == .anywhere }?.title == "anywhere: Toolbar")
  }

  @Test func aNarrowFanKeepsItsLines() {
    let from = ["A", "B", "C", "D"]
    let graph = NavigationGraph(
      screens: (from + ["Target"]).map { Sample.screen($0) },
      transitions: [Sample.move(from, "Target", .push, owner: "Toolbar")])
    #expect(plan(graph).edges.map(\.source) == from)
  }

  @Test func parallelTransitionsAreOneLine() {
    let graph = NavigationGraph(
      screens: [Sample.screen("A"), Sample.screen("B")],
      transitions: [1, 2, 3].map { Sample.move(["A"], "B", .push, line: $0) } + [
        Sample.move(["A"], "B", .sheet, line: 4)
      ])
    let edges = plan(graph).edges
    #expect(edges.map(\.kind) == [.push, .sheet])
    #expect(edges.map(\.count) == [3, 1])
    #expect(FlowMap(graph: graph).dot().contains("<TD>push ×3</TD>"))
  }

  @Test func everySourceHasItsOwnAlert() {
    let graph = NavigationGraph(
      screens: [Sample.screen("A"), Sample.screen("B"), Sample.screen("alert", .alert)],
      transitions: [Sample.move(["A"], "alert", .alert), Sample.move(["B"], "alert", .alert)])
    let plan = plan(graph)
    #expect(plan.nodes.count { $0.title == "Alert" } == 2)
    #expect(Set(plan.edges.map(\.target)).count == 2)
  }

  @Test func aScreenManyLeadToKeepsOneLineAndSaysTheRest() throws {
    let names = (1...12).map { "Screen\($0)" }
    let graph = NavigationGraph(
      entries: [Entry(screen: "Screen1", via: .mainScene, location: nil)],
      screens: (names + ["Hub"]).map { Sample.screen($0) },
      transitions: names.dropFirst().map { Sample.move(["Screen1"], $0, .push) }
        + names.map { Sample.move([$0], "Hub", .push) })
    let plan = plan(graph)
    #expect(plan.edges.filter { $0.target == "Hub" }.map(\.source) == ["Screen1"])
    #expect(plan.nodes.count { $0.leadsTo == [MapReference(kind: .push, title: "Hub")] } == 11)
    #expect(plan.notes.contains { $0.contains("8 lines") })
  }

  /// The system calls a delegate: it is no screen that somebody forgot to hand in.
  @Test func aDelegateThatShowsScreensLetsUsersIn() {
    let graph = NavigationGraph(
      entries: [Entry(screen: "SplashView", via: .sceneDelegate, location: nil, by: "SceneDelegate")],
      screens: [Sample.screen("SplashView"), Sample.screen("MainView")],
      transitions: [
        Sample.move(["SceneDelegate"], "MainView", .root), Sample.move(["StrangeView"], "MainView", .push, line: 2),
      ])
    let captions = plan(graph).nodes.filter { ["SceneDelegate", "StrangeView"].contains($0.title) }.map(\.caption)
    #expect(captions == ["lets users in", "not in the tree"])
  }

  @Test func anEventIsCalledByTheEndOfItsName() {
    var move = Sample.move(["A"], "B", .push)
    move.triggers = [
      Trigger(action: .event, control: "sink", source: "input.fromView.startTrigger", location: Sample.place(1))
    ]
    #expect(TriggerLabel.short(of: move) == "on startTrigger")
    move.triggers[0].source = nil
    #expect(TriggerLabel.short(of: move) == "on an event" && TriggerLabel.tap(of: move, on: "A") == nil)
    move.triggers[0] = Trigger(action: .tap, control: "Button", text: "Pay", location: Sample.place(1))
    #expect(TriggerLabel.tap(of: move, on: "A") == "Pay")
  }

  /// A row of data is called by what it shows; the type of a component is no word that users read.
  @Test(arguments: [
    (Trigger.Action.tap, "NavigationLink", "server.name", "server name"), (.tap, "Button", "PlaceRow", "Button"),
    (.tap, "onTapGesture", "Page.InfoRow", "onTapGesture"), (.tap, "UIButton", "nextButton", "next button"),
    (.tap, "Button", "L10n.details", "details"), (.select, "row", "songs", "tap a row of songs"),
    (.select, "row", "Song", "tap a row of Song"), (.select, "row", ".sound", "sound"),
  ])
  func whatStandsForAText(action: Trigger.Action, control: String, source: String, label: String) {
    var move = Sample.move(["A"], "B", .push)
    move.triggers = [Trigger(action: action, control: control, source: source, location: Sample.place(1))]
    #expect(TriggerLabel.short(of: move) == label)
  }

  @Test func nothingIsLostInALargeGraph() {
    let graph = Sample.large(screens: 500, transitions: 2_000)
    let plan = plan(graph, FlowMapOptions(groupBy: .flow, view: MapView(overview: .never)))
    let told = (plan.nodes + plan.aside).reduce(0) { $0 + $1.leadsTo.count + $1.openedBy.count }
    let drawn = plan.edges.count { $0.kind != nil && !$0.isIntoFlow }
    let distinct = Set(graph.transitions.map { "\($0.from) \($0.to ?? "") \($0.kind)" }).count
    #expect(told + drawn == distinct)
    #expect(drawn < 700)
  }

  /// A root with a line to every screen of two flows, on a map that is too large for all lines.
  private func fans(_ kind: Transition.Kind = .push) -> NavigationGraph {
    let pages = (1...30).map { "Page\($0)" }
    let cards = (1...30).map { "Card\($0)" }
    return NavigationGraph(
      entries: [Entry(screen: "Root", via: .mainScene, location: nil)],
      screens: (["Root"] + pages + cards).map { Sample.screen($0) },
      transitions: (pages + cards).map { Sample.move(["Root"], $0, kind, trigger: "Button(\"Open \($0)\")") } + [
        Sample.move(["Page2"], "Page1", .push)
      ],
      flows: [Flow(id: "Cards", screens: cards), Flow(id: "Pages", screens: pages)])
  }

  @Test func aFanIntoAFlowIsOneLineToItsBox() throws {
    let plan = plan(fans())
    let lines = plan.edges.filter(\.isIntoFlow)
    #expect(lines.map(\.count) == [30, 30] && lines.map(\.source) == ["Root", "Root"])
    #expect(plan.edges.count == 4, "the two, the entry, and the line within a flow")
    let page = try #require(plan.nodes.first { $0.name == "Page7" })
    #expect(page.openedBy == [MapReference(kind: .push, title: "Root · Open Page7")])
    #expect(plan.aside.isEmpty && plan.nodes.count == 62, "what is led to through its box is not lonely")
    #expect(plan.notes.contains { $0.contains("area\u{2019}s box") })
    let dot = FlowMap(graph: fans(), options: FlowMapOptions(groupBy: .flow)).dot()
    #expect(
      dot.contains("compound=\"true\"") && dot.contains("lhead=\"cluster_0\"") && dot.contains("lhead=\"cluster_1\""))
    #expect(plan.edges.filter(\.leadsBack).isEmpty)
  }

  @Test func aMapWithoutFlowsKeepsItsFans() {
    #expect(plan(fans(), FlowMapOptions(groupBy: .none)).edges.filter(\.isIntoFlow).isEmpty)
  }

  @Test func aCoordinatorStandsInItsFlowAndStartsIt() {
    let graph = NavigationGraph(
      entries: [Entry(screen: "AppCoordinator", via: .sceneDelegate, location: nil)],
      screens: [
        Sample.screen("AppCoordinator", .coordinator), Sample.screen("LoginCoordinator", .coordinator),
        Sample.screen("Login"), Sample.screen("Home"), Sample.screen("Profile"),
      ],
      transitions: [
        Sample.move(["Profile"], "LoginCoordinator", .flow, owner: "AppCoordinator"),
        Sample.move(["Profile"], "Login", .root, owner: "LoginCoordinator"),
        Sample.move(["Login"], "Home", .root, owner: "LoginCoordinator"),
      ],
      flows: [Flow(id: "LoginCoordinator", screens: ["Login"])])
    let plan = plan(graph)
    #expect(plan.nodes.first { $0.name == "LoginCoordinator" }?.flow == "LoginCoordinator")
    // Home is not among them: Login, of the same flow, leads there.
    #expect(
      plan.edges.filter(\.isStart).map { "\($0.source) \($0.target)" } == [
        "AppCoordinator LoginCoordinator", "LoginCoordinator Login",
      ])
  }

  @Test func aDoubleLineThatLeadsBackKeepsItsHead() throws {
    let graph = NavigationGraph(
      entries: [Entry(screen: "A", via: .mainScene, location: nil)], screens: ["A", "B"].map { Sample.screen($0) },
      transitions: [Sample.move(["A"], "B", .push), Sample.move(["B"], "A", .root)])
    let line = try #require(FlowMap(graph: graph).dot().split(separator: "\n").first { $0.contains("dir=\"back\"") })
    #expect(line.contains("color=\"invis:#6E7781:invis:#6E7781\"") && line.contains("arrowtail=\"normal\""))
  }

  @Test(arguments: [
    ("settings.general.sound", "…general.sound"), ("a.veryverylongpartofakey", "…veryverylongpar…"),
    ("sound.on", "sound.on"),
    ("Version 1.2.3 of the app", "Version 1.2.3 of…"), ("Team \\()", "Team …"),
    (".hidden.key.with.a.dot", ".hidden.key.with…"),
  ]) func ofATranslationsKeyTheEndIsKept(_ text: String, _ shown: String) {
    #expect(TriggerLabel.fitted(text, columns: 16) == shown)
  }

  @Test func anEmbeddedScreenHangsOnItsParent() {
    let graph = NavigationGraph(
      entries: [Entry(screen: "Main", via: .mainScene, location: nil)],
      screens: ["Main", "Content", "Other"].map { Sample.screen($0) },
      transitions: [Sample.move(["Content"], "Other", .push)],
      embeddings: [
        Embedding(parent: "Main", child: "Content", location: Sample.place(1)),
        Embedding(parent: "Main", child: "Other", location: Sample.place(2)),
      ])
    #expect(plan(graph).edges.filter(\.isEmbedding).map(\.target) == ["Content"])
  }

  @Test func linesThatLeadBackAreMarked() {
    let graph = NavigationGraph(
      entries: [Entry(screen: "A", via: .mainScene, location: nil)],
      screens: ["A", "B", "C"].map { Sample.screen($0) },
      transitions: [Sample.move(["A"], "B", .push), Sample.move(["B"], "C", .push), Sample.move(["C"], "A", .root)])
    #expect(plan(graph).edges.filter(\.leadsBack).map(\.source) == ["C"])
  }

  @Test(arguments: [
    ("Button(\"Details\")", "Details"), ("NavigationLink(\"Open it\")", "Open it"), ("swipe", "swipe"),
    ("deep link", "deep link"),
    ("Button(action: go)", "Button(action: go)"), ("Button(String(localized: \"Hi\"))", "Hi"),
    ("Button(\"\")", "Button(\"\")"), ("(", "("), ("a(\"", "a(\""),
  ]) func triggersAreShort(_ long: String, _ short: String) {
    #expect(TriggerLabel.short(long) == short)
  }

  @Test func linesAreCutByWidth() {
    #expect(DotText.line("abcdef", columns: 4) == "abcd…")
    #expect(DotText.line("설정화면", columns: 4) == "설정…")
    #expect(DotText.line(" a \n\t b ", columns: 10) == "a b")
  }

  @Test func pdfDatesAreFixed() {
    var bytes = Array("x /CreationDate (D:20261121031341Z) y".utf8)
    PDFDates.normalise(&bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "x /CreationDate (D:20000101000000Z) y")
    var short = Array("/CreationDate (D:20".utf8)
    PDFDates.normalise(&short)
    #expect(short.count == 19)
  }

  /// A line says what the user does on the screen that it leaves.
  @Test func eachLineHasTheTriggerOfItsOwnScreen() {
    var move = Sample.move(["CartView", "HomeView"], "DetailView", .push)
    move.triggers = [
      Trigger(action: .tap, control: "Button", text: "Order", location: Sample.place(2), from: ["CartView"]),
      Trigger(action: .tap, control: "Button", text: "Look", location: Sample.place(3), from: ["HomeView"]),
    ]
    let graph = NavigationGraph(
      entries: [Entry(screen: "HomeView", via: .mainScene, location: nil)],
      screens: ["CartView", "DetailView", "HomeView"].map { Sample.screen($0) },
      transitions: [Sample.move(["HomeView"], "CartView", .push, line: 5), move])
    let plan = MapPlanner(graph: graph, findings: [], options: FlowMapOptions()).plan()
    let triggers = Dictionary(
      plan.edges.filter { $0.transitions == [move.id] }.map { ($0.source, $0.triggers) }, uniquingKeysWith: { $1 })
    #expect(triggers.values.sorted { $0[0] < $1[0] } == [["Look"], ["Order"]])
  }
}
