import NavigationModel
import NavlintKit
import Reporting
import Testing

/// A way begins where the app starts by itself; a link begins one only where nothing else does.
@Suite struct LaunchWayTests {
  private static let graph: NavigationGraph = {
    func place(_ line: Int) -> NavigationModel.SourceLocation {
      NavigationModel.SourceLocation(file: "A.swift", line: line)
    }
    func screen(_ name: String, _ line: Int) -> Screen {
      Screen(id: name, name: name, kind: .view, location: place(line), isReachable: true)
    }
    func push(_ from: String, _ to: String, _ line: Int) -> Transition {
      Transition(id: "\(from)>\(to)", from: [from], owner: from, to: to, kind: .push, location: place(line))
    }
    return NavigationGraph(
      entries: [
        Entry(screen: "Home", via: .mainScene, location: place(1)),
        Entry(screen: "Detail", via: .deepLink, location: place(2)),
        Entry(screen: "Offer", via: .notification, location: place(3)),
      ],
      screens: [screen("Home", 1), screen("List", 2), screen("Detail", 3), screen("Offer", 4), screen("Terms", 5)],
      transitions: [push("Home", "List", 6), push("List", "Detail", 7), push("Offer", "Terms", 8)])
  }()

  @Test func waysBeginAtLaunch() {
    let ways = GraphQuestions(Self.graph).ways().map {
      "\($0.screen.id) \($0.way?.start ?? "-") \($0.way?.length ?? -1)"
    }
    #expect(ways == ["Home Home 0", "Offer Offer 0", "List Home 1", "Terms Offer 1", "Detail Home 2"])
  }

  /// A way to a screen of an app begins where that app starts, and not in an extension or in another app.
  @Test func waysBeginInTheAppThatHasTheScreen() throws {
    var graph = Self.graph
    graph.targets = [
      NavigationTarget(name: "App", kind: .app, fileCount: 9), NavigationTarget(name: "Tool", kind: .app, fileCount: 2),
      NavigationTarget(name: "Share", kind: .extension, fileCount: 1),
    ]
    let targets = ["Home": ["App"], "List": ["App"], "Offer": ["Share"], "Terms": ["App", "Share"]]
    for place in graph.screens.indices { graph.screens[place].targets = targets[graph.screens[place].id] ?? [] }
    graph.entries = ["Home", "Offer", "Tool"].map {
      Entry(screen: $0, via: .mainScene, location: Self.graph.entries[0].location)
    }
    var tool = Screen(id: "Tool", name: "Tool", kind: .view, isReachable: true)
    tool.targets = ["Tool"]
    graph.screens.append(tool)
    graph.transitions += [("Offer", "Detail"), ("Tool", "List")].map { from, to in
      Transition(
        id: from + to, from: [from], owner: from, to: to, kind: .push, location: Self.graph.transitions[0].location)
    }
    let questions = GraphQuestions(graph)
    #expect(try questions.reasons(for: "Detail").way?.start == "Home")
    #expect(try questions.reasons(for: "List").way?.start == "Home")
    let terms = try questions.reasons(for: "Terms")
    #expect(terms.way?.start == "Offer" && terms.openings.map(\.screen) == ["Offer"])
    #expect(try questions.reasons(for: "Tool").openings.isEmpty)
  }

  /// Of two ways of one length, the one with fewer taps; and each step tells what happens on its own screen.
  @Test func theWayWithFewerTapsIsTaken() throws {
    func place(_ line: Int) -> NavigationModel.SourceLocation {
      NavigationModel.SourceLocation(file: "A.swift", line: line)
    }
    func screen(_ name: String, _ line: Int) -> Screen {
      Screen(id: name, name: name, kind: .view, location: place(line), isReachable: true)
    }
    let graph = NavigationGraph(
      entries: [
        Entry(screen: "Broken", via: .mainScene, location: place(1)),
        Entry(screen: "Splash", via: .mainScene, location: place(2)),
      ],
      screens: [screen("Broken", 1), screen("Splash", 2), screen("Home", 3)],
      transitions: [
        Transition(
          id: "home", from: ["Broken", "Splash"], owner: "Flow", to: "Home", kind: .root, location: place(4),
          trigger: "Button(\"Retry\")",
          triggers: [
            Trigger(action: .tap, control: "Button", text: "Retry", location: place(5), from: ["Broken"]),
            Trigger(action: .event, control: "notify", source: "group.notify", location: place(6), from: ["Splash"]),
          ])
      ])
    let way = try #require(try GraphQuestions(graph).reasons(for: "Home").way)
    #expect(way.start == "Splash")
    let answer = WayAnswer(way: way, start: "Splash", goal: "Home", root: ".").text(.text)
    #expect(answer.contains("Splash → on group.notify → Home"))
    let other = try #require(try GraphQuestions(graph).way(from: "Broken", to: "Home"))
    #expect(
      WayAnswer(way: other, start: "Broken", goal: "Home", root: ".").text(.text).contains("tap 'Retry'"))
  }

  /// What is followed for certain is worth a detour, and not any detour.
  @Test(arguments: [(3, ["Home", "1", "2", "3", "Goal"]), (4, ["Home", "Goal"])])
  func aCertainWayIsWorthADetour(stops: Int, expected: [String]) throws {
    func place(_ line: Int) -> NavigationModel.SourceLocation {
      NavigationModel.SourceLocation(file: "A.swift", line: line)
    }
    func push(_ from: String, _ to: String, _ confidence: Confidence) -> Transition {
      Transition(
        id: "\(from)>\(to)", from: [from], owner: from, to: to, kind: .push, location: place(9),
        confidence: confidence)
    }
    let detour = ["Home"] + (1...stops).map(String.init) + ["Goal"]
    let graph = NavigationGraph(
      entries: [Entry(screen: "Home", via: .mainScene, location: place(1))],
      screens: detour.map { Screen(id: $0, name: $0, kind: .view, location: place(1), isReachable: true) },
      transitions: [push("Home", "Goal", .inferred)] + zip(detour, detour.dropFirst()).map { push($0, $1, .exact) })
    let questions = GraphQuestions(graph)
    for way in [try questions.way(from: "Home", to: "Goal"), try questions.reasons(for: "Goal").way] {
      #expect(way.map { [$0.start] + $0.steps.map(\.to) } == expected)
    }
  }

  /// An alert that two screens show goes on with what the one handed it that showed it, however near the other one is.
  @Test func aSharedScreenGoesOnForTheOneThatShowedIt() throws {
    func place(_ line: Int) -> NavigationModel.SourceLocation {
      NavigationModel.SourceLocation(file: "A.swift", line: line)
    }
    func push(_ from: String, _ to: String) -> Transition {
      Transition(id: "\(from)>\(to)", from: [from], owner: from, to: to, kind: .push, location: place(9))
    }
    var leave = push("Alert", "Farewell")
    leave.after = [.init(screen: "Alert", from: ["Orders"])]
    let graph = NavigationGraph(
      entries: [Entry(screen: "Home", via: .mainScene, location: place(1))],
      screens: ["Home", "Cart", "List", "Orders", "Alert", "Help", "Farewell"].map {
        Screen(id: $0, name: $0, kind: .view, location: place(1), isReachable: true)
      },
      transitions: [
        push("Home", "Cart"), push("Home", "List"), push("List", "Orders"), push("Cart", "Alert"),
        push("Orders", "Alert"), push("Alert", "Help"), leave,
      ])
    let questions = GraphQuestions(graph)
    let direct = ["Home", "List", "Orders", "Alert", "Farewell"]
    for way in [try questions.way(from: "Home", to: "Farewell"), try questions.reasons(for: "Farewell").way] {
      #expect(way.map { [$0.start] + $0.steps.map(\.to) } == direct)
    }
    #expect(try questions.reasons(for: "Help").way?.steps.map(\.to) == ["Cart", "Alert", "Help"])
    #expect(try questions.way(from: "Alert", to: "Farewell")?.length == 1)
    #expect(try questions.way(from: "Cart", to: "Farewell") == nil)
  }

  /// Who is in the app taps, if that is but likely to lead on, and does not leave it to follow a link.
  @Test func aTapIsWorthMoreThanALink() throws {
    func place(_ line: Int) -> NavigationModel.SourceLocation {
      NavigationModel.SourceLocation(file: "A.swift", line: line)
    }
    func move(_ from: String, _ to: String, _ actions: Trigger.Action..., surely: Confidence = .exact) -> Transition {
      Transition(
        id: "\(from)>\(to)>\(actions)", from: [from], owner: from, to: to, kind: .root, location: place(9),
        triggers: actions.map { Trigger(action: $0, control: "\($0)", location: place(9)) }, confidence: surely)
    }
    let graph = NavigationGraph(
      entries: [Entry(screen: "Bar", via: .mainScene, location: place(1))],
      screens: ["Bar", "Home", "List", "Offer"].map {
        Screen(id: $0, name: $0, kind: .view, location: place(1), isReachable: true)
      },
      transitions: [
        move("Bar", "Home", .link), move("Bar", "Home", .tap, surely: .inferred), move("Home", "List", .link, .event),
        move("Bar", "Offer", .link),
      ])
    let questions = GraphQuestions(graph)
    func words(to screen: String) throws -> [String] {
      try #require(try questions.reasons(for: screen).way).steps.compactMap { step in
        if case .transition(let t) = step.move { t.cause(on: step.from) } else { nil }
      }
    }
    #expect(try words(to: "List") == ["tap", "on event"])
    // Where there is nothing else, a link is a way.
    #expect(try words(to: "Offer") == ["on a link"])
  }

  /// A notification shows the screen directly, whatever is on the screen then; users get there by tapping.
  @Test(arguments: [Trigger.Action.event, .tap])
  func aTapIsWorthMoreThanAnArrival(action: Trigger.Action) throws {
    func place(_ line: Int) -> NavigationModel.SourceLocation {
      NavigationModel.SourceLocation(file: "A.swift", line: line)
    }
    func move(_ from: String, _ to: String, _ action: Trigger.Action, _ line: Int) -> Transition {
      Transition(
        id: "\(from)>\(to)", from: [from], owner: from, to: to, kind: .push, location: place(line),
        triggers: [Trigger(action: action, control: "Control", location: place(line))])
    }
    let graph = NavigationGraph(
      entries: [
        Entry(screen: "Home", via: .mainScene, location: place(1)),
        Entry(screen: "Order", via: .notification, location: place(2)),
      ],
      screens: ["Home", "List", "Order"].map {
        Screen(id: $0, name: $0, kind: .view, location: place(9), isReachable: true)
      },
      transitions: [
        move("Home", "Order", action, 2), move("Home", "List", .tap, 3), move("List", "Order", .tap, 4),
      ])
    let questions = GraphQuestions(graph)
    let expected = action == .tap ? ["Order"] : ["List", "Order"]
    #expect(try questions.reasons(for: "Order").way?.steps.map(\.to) == expected)
    #expect(try questions.way(from: "Home", to: "Order")?.steps.map(\.to) == expected)
  }

  /// An alert about an error offers the settings; users open them elsewhere.
  @Test(arguments: [("UIAlertAction", ["Menu", "Settings"]), ("Button", ["Settings"])])
  func aControlThatIsAlwaysThereIsWorthADetour(control: String, expected: [String]) throws {
    func place(_ line: Int) -> NavigationModel.SourceLocation {
      NavigationModel.SourceLocation(file: "A.swift", line: line)
    }
    func move(_ from: String, _ to: String, _ control: String, _ line: Int) -> Transition {
      Transition(
        id: "\(from)>\(to)", from: [from], owner: from, to: to, kind: .push, location: place(line),
        triggers: [Trigger(action: .tap, control: control, location: place(line))])
    }
    let graph = NavigationGraph(
      entries: [Entry(screen: "Home", via: .mainScene, location: place(1))],
      screens: ["Home", "Menu", "Settings"].map {
        Screen(id: $0, name: $0, kind: .view, location: place(9), isReachable: true)
      },
      transitions: [
        move("Home", "Settings", control, 2), move("Home", "Menu", "Button", 3), move("Menu", "Settings", "Button", 4),
      ])
    #expect(try GraphQuestions(graph).reasons(for: "Settings").way?.steps.map(\.to) == expected)
  }

  /// Of two steps to a screen the tap is told, and not what a delegate's method may do.
  @Test func aTapIsWorthMoreThanAnUnclearEvent() throws {
    func place(_ line: Int) -> NavigationModel.SourceLocation {
      NavigationModel.SourceLocation(file: "A.swift", line: line)
    }
    func move(_ action: Trigger.Action, _ control: String, _ line: Int) -> Transition {
      Transition(
        id: control, from: ["Home"], owner: "Home", to: "Page", kind: .push, location: place(line),
        triggers: [Trigger(action: action, control: control, location: place(line))])
    }
    let graph = NavigationGraph(
      entries: [Entry(screen: "Home", via: .mainScene, location: place(1))],
      screens: ["Home", "Page"].map { Screen(id: $0, name: $0, kind: .view, location: place(9), isReachable: true) },
      transitions: [move(.event, "webView(_:decidePolicyFor:)", 2), move(.tap, "Tab", 3)])
    let steps = try #require(try GraphQuestions(graph).reasons(for: "Page").way?.steps)
    #expect(steps.count == 1)
    if case .transition(let move)? = steps.first?.move { #expect(move.id == "Tab") } else { Issue.record("no step") }
  }

  @Test func theReasonForAScreenBeginsAtLaunch() throws {
    let reasons = try GraphQuestions(Self.graph).reasons(for: "Detail")
    #expect(reasons.way?.start == "Home" && reasons.way?.length == 2)
    #expect(reasons.entries.map(\.via) == [.deepLink])
  }
}
