import NavigationModel
import Testing

@testable import Drawing

@Suite struct AreaTests {
  private func areas(_ graph: NavigationGraph, _ options: FlowMapOptions = FlowMapOptions()) -> [ScreenArea] {
    AreaFinder.areas(of: graph, options).areas
  }

  /// A login, a bar with three tabs, each with screens of its own, and a profile that two tabs lead to.
  static func app() -> NavigationGraph {
    var screens = ["LoginView", "MainView", "HomeTab", "SearchTab", "SettingsTab", "ProfileView", "FollowersView"]
    var moves = [
      Sample.move(["LoginView"], "MainView", .root, line: 1),
      Sample.move(["MainView"], "SearchTab", .tab, line: 12, trigger: "Tab(\"Find\")"),
      Sample.move(["MainView"], "HomeTab", .tab, line: 11),
      Sample.move(["MainView"], "SettingsTab", .tab, line: 13),
      Sample.move(["HomeTab"], "ProfileView", .push, line: 20),
      Sample.move(["SearchTab"], "ProfileView", .push, line: 21),
      Sample.move(["ProfileView"], "FollowersView", .push, line: 22),
      Sample.move(["SettingsTab"], "LoginView", .root, line: 23),
    ]
    for tab in ["Home", "Search", "Settings"] {
      for at in 1...3 {
        screens.append("\(tab)Detail\(at)View")
        moves.append(Sample.move(["\(tab)Tab"], "\(tab)Detail\(at)View", .push, line: 30 + at))
      }
    }
    return NavigationGraph(
      entries: [
        Entry(screen: "LoginView", via: .mainScene, location: nil),
        Entry(screen: "SettingsDetail2View", via: .deepLink, location: nil),
      ], screens: screens.map { Sample.screen($0) }, transitions: moves)
  }

  @Test func tabsStandInTheBarsOrderBetweenTheStartAndWhatSeveralLeadTo() {
    let areas = areas(Self.app())
    #expect(areas.map(\.title) == ["Login", "Home", "Find", "Settings", "Shared screens"])
    #expect(areas.map(\.kind) == [.launch, .tab, .tab, .tab, .shared])
    #expect(areas[0].screens == ["LoginView", "MainView"])
    #expect(areas[3].screens == ["SettingsDetail1View", "SettingsDetail2View", "SettingsDetail3View", "SettingsTab"])
    #expect(areas[4].screens == ["FollowersView", "ProfileView"])
  }

  /// A button of another screen that also selects a tab is no title of the tab; the tab's own item is.
  @Test(arguments: [
    ("Button", ["DetailView"], "Search"), ("Tab", ["DetailView"], "Create"), ("Row", ["MainView"], "Create"),
  ])
  func aTabHasTheTitleOfItsItem(_ control: String, _ screens: [String], _ title: String) throws {
    var graph = Self.app()
    let at = try #require(graph.transitions.firstIndex { $0.to == "SearchTab" })
    graph.transitions[at].from = ["MainView", "DetailView"]
    var trigger = Trigger(action: .tap, control: control, text: "Create", location: Sample.place(12))
    trigger.from = screens
    graph.transitions[at].triggers = [trigger]
    graph.transitions[at].trigger = trigger.label
    #expect(areas(graph).filter { $0.kind == .tab }.map(\.title).contains(title))
  }

  /// Tabs that one statement adds are in the order of their items.
  @Test func ofTabsInOneStatementTheItemsHaveTheOrder() {
    var graph = Self.app()
    for (place, tab) in ["SettingsTab", "HomeTab", "SearchTab"].enumerated() {
      for at in graph.transitions.indices where graph.transitions[at].to == tab {
        graph.transitions[at].location = Sample.place(11)
        graph.transitions[at].triggers = [
          Trigger(action: .tap, control: "Tab", text: tab, location: Sample.place(20 + place))
        ]
      }
    }
    #expect(
      areas(graph).filter { $0.kind == .tab }.map { $0.screens.last { $0.hasSuffix("Tab") } } == [
        "SettingsTab", "HomeTab", "SearchTab",
      ])
  }

  /// An alert that answers a link chooses tabs of the bar, and is none.
  @Test func theBarIsWhereItsTabsStand() {
    var graph = Self.app()
    graph.screens.append(Sample.screen("AlertView"))
    graph.transitions.append(Sample.move(["LoginView"], "AlertView", .cover, line: 2))
    for (line, tab) in ["HomeTab", "SearchTab", "SettingsTab"].enumerated() {
      var move = Sample.move(["AlertView"], tab, .tab, line: 3 + line, owner: "Links")
      move.triggers = [Trigger(action: .tap, control: "Button", text: "View", location: Sample.place(3))]
      move.trigger = move.triggers[0].label
      graph.transitions.append(move)
    }
    #expect(areas(graph).map(\.title) == ["Login", "Home", "Find", "Settings", "Shared screens"])
  }

  /// A delegate is no screen: what it shows later is reached from what it showed at launch.
  @Test func whatTheDelegateShowsLaterIsReached() {
    let graph = NavigationGraph(
      entries: [Entry(screen: "SplashView", via: .sceneDelegate, location: nil, by: "SceneDelegate")],
      screens: ["SplashView", "MainView", "DetailView"].map { Sample.screen($0) },
      transitions: [
        Sample.move(["SceneDelegate"], "SplashView", .root, line: 1),
        Sample.move(["SceneDelegate"], "MainView", .root, line: 2),
        Sample.move(["MainView"], "DetailView", .push, line: 3),
      ])
    #expect(areas(graph).map(\.kind) == [.launch])
    #expect(areas(graph).flatMap(\.screens) == ["DetailView", "MainView", "SplashView"])
  }

  @Test func ofTabsInOneLineTheSwitchHasTheOrder() {
    var graph = Self.app()
    for at in graph.transitions.indices where graph.transitions[at].kind == .tab {
      graph.transitions[at].location = Sample.place(11)
      graph.transitions[at].trigger = nil
    }
    let arms = ["SettingsTab", "HomeTab", "SearchTab"].map {
      RouteResolver.Arm(cases: [$0], location: Sample.place(1), destinations: [$0])
    }
    graph.resolvers = [
      RouteResolver(
        routeType: "Tab", owner: "Tab", function: "view", location: Sample.place(1), arms: arms, defaultArm: nil,
        missingCases: [])
    ]
    #expect(areas(graph).filter { $0.kind == .tab }.map(\.title) == ["Settings", "Home", "Search"])
  }

  /// Only what lies behind one screen is that screen's area, however deep, and circles change nothing.
  @Test func whatLiesBehindOneScreenIsAnArea() {
    var moves = (1...6).map { Sample.move(["CheckoutView"], "Step\($0)View", .push, line: $0) }
    moves += [
      Sample.move(["RootView"], "CartView", .push), Sample.move(["CartView"], "CheckoutView", .push),
      Sample.move(["Step6View"], "RootView", .root), Sample.move(["Step6View"], "CheckoutView", .push),
      Sample.move(["Step1View"], "alert", .alert),
    ]
    let names = ["RootView", "CartView", "CheckoutView"] + (1...6).map { "Step\($0)View" }
    let graph = NavigationGraph(
      entries: [Entry(screen: "RootView", via: .mainScene, location: nil)],
      screens: names.map { Sample.screen($0) } + [Sample.screen("alert", .alert)], transitions: moves)
    let areas = areas(graph)
    #expect(areas.map(\.title) == ["Root", "Checkout"])
    #expect(areas[1].screens.contains("Step6View") && areas[1].screens.contains("alert"))
  }

  @Test func otherAppsLinksAndWhatNothingLeadsToComeLast() {
    var graph = Self.app()
    for name in ["WidgetView", "WidgetDetailView", "OfferView", "LostView"] {
      graph.screens.append(Sample.screen(name))
    }
    graph.transitions.append(Sample.move(["WidgetView"], "WidgetDetailView", .push))
    // What another app shows of this one changes nothing for this one.
    graph.transitions.append(Sample.move(["WidgetView", "LostView"], "SettingsDetail1View", .push, line: 99))
    graph.entries += [
      Entry(screen: "WidgetView", via: .configured, location: nil),
      Entry(screen: "OfferView", via: .deepLink, location: nil),
    ]
    let areas = areas(graph)
    #expect(areas.map(\.kind) == [.launch, .tab, .tab, .tab, .shared, .otherApp, .outside, .unreached])
    #expect(areas.suffix(3).map(\.title) == ["Widget", "Offer", "Lost"])
    #expect(areas[3].screens.contains("SettingsDetail1View"))
  }

  /// A share extension whose screen uses the app's code leads to all that the app does; the app is what a delegate shows.
  @Test func anExtensionThatLeadsIntoTheAppIsNotTheApp() {
    var graph = Self.app()
    graph.entries[0] = Entry(screen: "LoginView", via: .sceneDelegate, location: Sample.place(1, "App/Scene.swift"))
    graph.screens.append(Sample.screen("AShareController"))
    graph.transitions.append(Sample.move(["AShareController"], "MainView", .push, line: 90))
    graph.transitions.append(Sample.move(["ProfileView"], "MainView", .root, line: 91))
    graph.entries.append(
      Entry(screen: "AShareController", via: .storyboard, location: Sample.place(1, "Share/Main.storyboard")))
    let areas = areas(graph)
    #expect(areas[0].screens.contains("LoginView") && areas[0].kind == .launch)
    #expect(areas.first { $0.screens.contains("AShareController") }?.kind == .otherApp)
    // The extension has screens of its own.
    func add(_ count: Int) {
      for at in 1...count {
        graph.screens.append(Sample.screen("Only\(count)Here\(at)View"))
        graph.transitions.append(Sample.move(["AShareController"], "Only\(count)Here\(at)View", .push, line: 92))
      }
    }
    add(2)
    #expect(self.areas(graph)[0].screens.contains("LoginView"))
    // What shows more than twice as many screens is the app.
    add(20)
    #expect(self.areas(graph)[0].screens.contains("AShareController"))
  }

  /// An app that starts with one of two containers: what both lead to is no start.
  @Test func whatSeveralStartsLeadToIsNoStart() {
    var graph = Self.app()
    graph.entries[0].location = Sample.place(5)
    graph.entries.append(Entry(screen: "SplitView", via: .mainScene, location: Sample.place(5)))
    graph.screens.append(Sample.screen("SplitView"))
    let names = (1...4).map { "Report\($0)View" }
    graph.screens += names.map { Sample.screen($0) }
    graph.transitions.append(Sample.move(["SplitView", "MainView"], "Report1View", .sheet, line: 95))
    graph.transitions += names.dropFirst().map { Sample.move(["Report1View"], $0, .push, line: 96) }
    let report = areas(graph).first { $0.screens.contains("Report1View") }
    #expect(report?.title == "Report 1")
    #expect(report?.kind != .launch)
  }

  @Test func aSignInBesideTheMainScreenIsNoOtherApp() {
    var graph = Self.app()
    graph.screens += [Sample.screen("WelcomeView"), Sample.screen("TermsView")]
    graph.transitions.append(Sample.move(["WelcomeView"], "TermsView", .push))
    graph.screens.append(Sample.screen("HelpView"))
    graph.transitions.append(Sample.move(["WelcomeView", "LoginView"], "HelpView", .sheet))
    graph.entries[0].location = Sample.place(5)
    graph.entries.append(Entry(screen: "WelcomeView", via: .mainScene, location: Sample.place(7)))
    let areas = areas(graph)
    #expect(areas.map(\.title) == ["Login", "Welcome", "Home", "Find", "Settings", "Shared screens"])
    #expect(areas[1].kind == .launch && areas[0].screens == ["HelpView", "LoginView", "MainView"])
  }

  @Test func aTeamsAreasComeFirst() {
    var options = FlowMapOptions()
    options.areas = [
      .init(title: "People", screens: ["ProfileView", "FollowersView"]), .init(title: "Nothing", screens: ["Nowhere"]),
      .init(title: "Look around", screens: ["SearchTab", "SearchDetail1View"]),
    ]
    options.titles = ["HomeTab": "Start page"]
    let areas = areas(Self.app(), options)
    #expect(areas.map(\.title) == ["Login", "People", "Start page", "Look around", "Settings", "Find"])
    #expect(areas.first { $0.title == "Look around" }?.kind == .tab)
  }

  @Test(arguments: [(0, 0), (1, 0), (40, 20), (300, 900), (2_000, 5_000)]) func everyScreenHasOneAreaAndThereAreFew(
    _ size: (Int, Int)
  ) {
    let graph = size.0 == 0 ? NavigationGraph() : Sample.large(screens: size.0, transitions: size.1)
    let areas = areas(graph)
    #expect(areas.flatMap(\.screens).sorted() == graph.screens.map(\.id).sorted())
    #expect(areas.count <= OverviewPlanner.mostGroups)
    #expect(Set(areas.map(\.title)).count == areas.count)
    var shuffled = graph
    shuffled.screens.reverse()
    shuffled.transitions.reverse()
    #expect(self.areas(shuffled) == areas)
  }

  @Test func manyAppsAreStillFewBoxes() {
    var graph = NavigationGraph()
    for app in 0..<120 {
      graph.screens += [Sample.screen("App\(app)View"), Sample.screen("Page\(app)View")]
      graph.entries.append(Entry(screen: "App\(app)View", via: .mainScene, location: nil))
      graph.transitions.append(Sample.move(["App\(app)View"], "Page\(app)View", .push))
    }
    let areas = areas(graph)
    #expect(areas.count <= OverviewPlanner.mostGroups && areas.flatMap(\.screens).count == 240)
  }

  // MARK: Dominators

  @Test func dominatorsAreThoseOfTheBook() {
    // 0 → 1, 2; both lead to 3; 3 → 4 → 5 → 3; 5 → 6; 7 is not reached.
    let tree = DominatorTree(successors: [[1, 2], [3], [3], [4], [5], [3, 6], [], [6]], root: 0)
    #expect(tree.parent == [nil, 0, 0, 0, 3, 4, 5, nil])
  }

  @Test func aLongChainNeedsNoStack() {
    let count = 100_000
    let tree = DominatorTree(successors: (0..<count).map { $0 + 1 < count ? [$0 + 1] : [] }, root: 0)
    #expect(tree.parent[count - 1] == count - 2)
  }

  // MARK: The overview

  /// Where every screen leads to every other, no screen is reached through one alone.
  @Test(arguments: [(40, ["Home", "Accounts", "Settings"]), (20, ["Home"])])
  func aStartThatHoldsTheWholeAppIsPartedByFolder(_ count: Int, _ titles: [String]) {
    let names = (1...count).map { "Page\($0)View" }
    var screens = [Sample.screen("HomeView")]
    var moves = [Sample.move(["HomeView"], names[0], .push, line: 1)]
    for (at, name) in names.enumerated() {
      var screen = Sample.screen(name)
      screen.location = Sample.place(1, "App/\(at % 2 == 0 ? "Accounts" : "Settings")/\(name).swift")
      screens.append(screen)
      moves.append(Sample.move(["HomeView"] + names, name, .push, line: 10 + at))
    }
    let graph = NavigationGraph(
      entries: [Entry(screen: "HomeView", via: .mainScene, location: nil)], screens: screens, transitions: moves)
    let areas = areas(graph)
    #expect(areas.map(\.title) == titles)
    #expect(areas[0].screens.contains("HomeView"))
    #expect(areas.map(\.screens.count).reduce(0, +) == count + 1)
  }

  @Test func aStartWithNothingBehindItIsNoAreaOfItsOwn() {
    var graph = Self.app()
    graph.entries[0].location = Sample.place(5)
    graph.screens.append(Sample.screen("UpdateView"))
    graph.entries.append(Entry(screen: "UpdateView", via: .mainScene, location: Sample.place(9)))
    #expect(areas(graph).map(\.title) == ["Login", "Home", "Find", "Settings", "Shared screens"])
    #expect(areas(graph)[0].screens == ["LoginView", "MainView", "UpdateView"])
  }

  @Test func whatTwoStartsLeadToIsNoStart() {
    var graph = Self.app()
    graph.screens += [Sample.screen("WelcomeView"), Sample.screen("TermsView"), Sample.screen("CountryView")]
    graph.entries[0].location = Sample.place(5)
    graph.entries.append(Entry(screen: "WelcomeView", via: .mainScene, location: Sample.place(7)))
    graph.transitions.append(Sample.move(["WelcomeView", "LoginView"], "TermsView", .push, line: 50))
    graph.transitions.append(Sample.move(["TermsView"], "CountryView", .push, line: 51))
    #expect(areas(graph).map(\.title) == ["Login", "Home", "Find", "Settings", "Shared screens"])
    #expect(areas(graph)[0].screens == ["CountryView", "LoginView", "MainView", "TermsView", "WelcomeView"])
  }

  /// A start for tests is shown in the place of the real one, so what the app shows later is reached from both.
  @Test func theStartIsWhatItselfLeadsOn() {
    var graph = Self.app()
    graph.screens.append(Sample.screen("ATestsView"))
    for screen in ["LoginView", "ATestsView"] {
      graph.entries.removeAll { $0.screen == screen }
      graph.entries.append(Entry(screen: screen, via: .mainScene, location: Sample.place(2), by: "TheApp"))
    }
    graph.transitions.append(Sample.move(["TheApp"], "LoginView", .root, line: 3))
    #expect(areas(graph).first?.title == "Login")
  }

  /// Which of the screens a tab shows, a flag decides.
  @Test func screensUnderTheSameWordsAreOneTab() throws {
    var graph = Self.app()
    graph.screens.append(Sample.screen("NewSearchTab"))
    graph.transitions.append(Sample.move(["MainView"], "NewSearchTab", .tab, line: 14, trigger: "Tab(\"Find\")"))
    let areas = areas(graph)
    #expect(areas.map(\.title) == ["Login", "Home", "Find", "Settings", "Shared screens"])
    #expect(areas[2].screens.contains("SearchTab") && areas[2].screens.contains("NewSearchTab"))
    #expect(areas[2].root == "SearchTab")
  }
}
