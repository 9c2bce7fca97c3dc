import NavigationModel

@testable import Rules

/// Short ways to write graphs by hand. Every site gets a line of its own.
struct TestGraph {
  var graph = NavigationGraph(root: "")
  private var line = 0

  init(entries: [String] = []) {
    for entry in entries {
      graph.entries.append(Entry(screen: entry, via: .mainScene, location: next()))
    }
  }

  private mutating func next() -> SourceLocation {
    line += 1
    return SourceLocation(file: "App.swift", line: line, column: 3)
  }

  mutating func screen(
    _ id: String, kind: Screen.Kind = .view, reachable: Bool = true, title: String? = nil,
    wayOut: Screen.WayOut = .possible,
    hidesBackButton: Bool = false, isDebugOnly: Bool = false
  ) {
    graph.screens.append(
      Screen(
        id: id, name: id, kind: kind, location: next(), isReachable: reachable, title: title, wayOut: wayOut,
        hidesBackButton: hidesBackButton, isDebugOnly: isDebugOnly))
  }

  mutating func screens(_ ids: String..., reachable: Bool = true) {
    for id in ids { screen(id, reachable: reachable) }
  }

  mutating func move(
    _ from: [String], _ kind: Transition.Kind, _ to: String?, owner: String? = nil, route: String? = nil,
    guard condition: String? = nil,
    confidence: Confidence = .exact, repeats: Bool = false
  ) {
    let owner = owner ?? from.first ?? "Coordinator"
    graph.transitions.append(
      Transition(
        id: "\(owner) \(kind.rawValue) \(to ?? "-") \(route ?? "-") \(line)", from: from, owner: owner, to: to,
        kind: kind, route: route,
        location: next(), guard: condition, confidence: confidence, repeatsOwnValue: repeats))
  }

  mutating func move(
    _ from: String, _ kind: Transition.Kind, _ to: String?, route: String? = nil, confidence: Confidence = .exact
  ) {
    move([from], kind, to, route: route, confidence: confidence)
  }

  mutating func route(_ type: String, _ name: String, to destinations: [String], used: Bool, carriesValue: Bool? = nil)
  {
    graph.routes.append(
      Route(
        id: name.isEmpty ? type : "\(type).\(name)", type: type, case: name, location: next(),
        destinations: destinations, isUsed: used,
        carriesValue: carriesValue))
  }

  mutating func embed(_ parent: String, _ child: String) {
    graph.embeddings.append(Embedding(parent: parent, child: child, location: next()))
  }

  mutating func arm(_ cases: [String], to destinations: [String] = [], blank: String? = nil) -> RouteResolver.Arm {
    RouteResolver.Arm(cases: cases, location: next(), destinations: destinations, blank: blank)
  }

  mutating func resolver(
    _ type: String, owner: String = "RootView", arms: [RouteResolver.Arm], defaultArm: RouteResolver.Arm? = nil,
    missing: [String] = []
  ) {
    graph.resolvers.append(
      RouteResolver(
        routeType: type, owner: owner, function: "body", location: next(), arms: arms, defaultArm: defaultArm,
        missingCases: missing))
  }

  func findings(_ rule: any Rule) -> [Finding] {
    RuleRunner(rules: [rule], isPedantic: true).findings(in: graph)
  }

  func subjects(_ rule: any Rule) -> [String] { findings(rule).map(\.subject) }
}
