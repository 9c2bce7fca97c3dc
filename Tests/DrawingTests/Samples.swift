import Drawing
import NavigationModel

enum Sample {
  static func place(_ line: Int, _ file: String = "App/Main.swift") -> SourceLocation {
    SourceLocation(file: file, line: line)
  }

  static func screen(
    _ name: String, _ kind: Screen.Kind = .view, flow: String? = nil, isEntry: Bool = false, isReachable: Bool = true,
    title: String? = nil
  ) -> Screen {
    Screen(
      id: name, name: name, kind: kind, location: place(name.utf8.count, "App/Screens.swift"), flow: flow,
      isEntry: isEntry,
      isReachable: isReachable, title: title)
  }

  static func move(
    _ from: [String], _ to: String?, _ kind: Transition.Kind, line: Int = 1, owner: String? = nil,
    trigger: String? = nil,
    confidence: Confidence = .exact
  ) -> Transition {
    let owner = owner ?? from.first ?? "App"
    return Transition(
      id: "\(owner)-\(kind.rawValue)-\(to ?? "")-\(line)", from: from, owner: owner, to: to, kind: kind,
      location: place(line),
      trigger: trigger, confidence: confidence)
  }

  /// One transition of each kind, two flows, a screen nobody reaches, findings.
  static let everything = NavigationGraph(
    entries: [
      Entry(screen: "HomeView", via: .mainScene, location: place(3)),
      Entry(screen: "OfferView", via: .deepLink, location: place(4)),
    ],
    screens: [
      screen("HomeView", isEntry: true, title: "Home"), screen("FeedView", flow: "Feed"),
      screen("DetailView", flow: "Feed"),
      screen("LoginView", .viewController, flow: "Auth"), screen("TermsView", flow: "Auth"),
      screen("OfferView", isEntry: true),
      screen("HintView"), screen("alert", .alert), screen("dialog", .dialog), screen("external", .external),
      screen("AuthCoordinator", .coordinator, flow: "Auth"), screen("LostView", isReachable: false),
    ],
    routes: [
      Route(
        id: "FeedRoute.detail", type: "FeedRoute", case: "detail", location: place(9), destinations: ["DetailView"],
        isUsed: true)
    ],
    transitions: [
      move(["HomeView"], "FeedView", .tab, line: 10),
      move(["FeedView"], "DetailView", .push, line: 11, trigger: "Button(\"Details\")"),
      move(["FeedView"], "DetailView", .push, line: 12, trigger: "NavigationLink(\"More\")"),
      move(["HomeView"], "AuthCoordinator", .flow, line: 13), move(["AuthCoordinator"], "LoginView", .root, line: 14),
      move(["LoginView"], "TermsView", .sheet, line: 15), move(["DetailView"], "OfferView", .cover, line: 16),
      move(["DetailView"], "HintView", .popover, line: 17), move(["LoginView"], "alert", .alert, line: 18),
      move(["DetailView"], "dialog", .dialog, line: 19), move(["TermsView"], "external", .url, line: 20),
      move(["DetailView"], "FeedView", .back, line: 21),
      move(["HomeView"], "OfferView", .push, line: 22, confidence: .guessed),
      move([], "HintView", .sheet, line: 23, owner: "HintService"),
    ],
    flows: [
      Flow(id: "Auth", screens: ["AuthCoordinator", "LoginView", "TermsView"]),
      Flow(id: "Feed", screens: ["FeedView", "DetailView"]),
    ],
    unresolved: [
      UnresolvedSite(owner: "HomeView", kind: .push, location: place(30), reason: "destination comes from a dictionary")
    ])

  static let findings = [
    Finding(rule: "trap", severity: .error, message: "No way out.", location: place(40), subject: "TermsView"),
    Finding(rule: "deep", severity: .warning, message: "Too deep.", location: place(41), subject: "FeedRoute.detail"),
    Finding(rule: "flow", severity: .warning, message: "Flow never ends.", location: place(42), subject: "Auth"),
  ]

  /// A graph in which every screen can be reached; the same numbers give the same graph.
  static func large(screens: Int, transitions: Int) -> NavigationGraph {
    var state: UInt64 = 7
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let kinds = Transition.Kind.allCases.filter { $0 != .back }
    let all = (0..<screens).map {
      screen("Screen\($0)View", $0 % 17 == 3 ? .alert : .view, flow: $0 % 5 == 0 ? nil : "Flow\($0 * 12 / screens)")
    }
    let moves = (0..<transitions).map { index in
      let from = index < screens - 1 ? next(index / 3 + 1) : next(screens)
      let to = index < screens - 1 ? index + 1 : next(screens)
      return move(
        ["Screen\(from)View"], "Screen\(to)View", kinds[next(kinds.count)], line: index + 1,
        trigger: "Button(\"Open \(to)\")")
    }
    return NavigationGraph(
      entries: [Entry(screen: "Screen0View", via: .mainScene, location: nil)], screens: all, transitions: moves)
  }
}
