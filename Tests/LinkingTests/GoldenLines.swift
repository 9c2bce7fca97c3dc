import NavigationModel

/// A graph and its findings as the lines that `Fixtures/README.md` describes.
enum GoldenLines {
  static func lines(of graph: NavigationGraph) -> [String] {
    let names = Names(graph)
    var lines: Set<String> = []
    for entry in graph.entries { lines.insert("entry \(entry.via.rawValue) \(names[entry.screen])") }
    for screen in graph.screens where [.view, .viewController, .coordinator].contains(screen.kind) {
      lines.insert("screen \(screen.name) \(screen.kind.rawValue) \(screen.isReachable ? "reachable" : "unreachable")")
    }
    for route in graph.routes {
      lines.insert("route \(route.id) -> \(names.list(route.destinations))\(route.isUsed ? "" : " unused")")
    }
    var sources: [String: Set<Screen.ID>] = [:]
    for transition in graph.transitions {
      let target = names.target(of: transition)
      let route = transition.route.map { " route=\($0)" } ?? ""
      lines.insert("edge \(transition.owner) -> \(target) \(transition.kind.rawValue)\(route)")
      if ![.flow, .back, .url].contains(transition.kind) {
        // At launch the app itself shows the first screen: that is no screen a user is on.
        sources["\(target) \(transition.kind.rawValue)", default: []].formUnion(transition.from.filter(names.isScreen))
      }
    }
    for (move, screens) in sources where !screens.isEmpty {
      lines.insert("from \(move) <- \(names.list(Array(screens)))")
    }
    return sorted(lines)
  }

  static func lines(of findings: [Finding]) -> [String] {
    sorted(Set(findings.map { "\($0.location.file):\($0.location.line) \($0.rule) \($0.subject)" }))
  }

  /// By bytes, as `LC_ALL=C sort` does.
  private static func sorted(_ lines: Set<String>) -> [String] {
    lines.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// What the lines call a screen: its type, or its kind where it has none of the app's.
  private struct Names {
    private let names: [Screen.ID: String]

    init(_ graph: NavigationGraph) {
      var names: [Screen.ID: String] = [:]
      for screen in graph.screens {
        switch screen.kind {
        case .alert, .dialog, .inline, .external: names[screen.id] = screen.kind.rawValue
        default: names[screen.id] = screen.name
        }
      }
      self.names = names
    }

    func isScreen(_ id: Screen.ID) -> Bool { names[id] != nil }

    subscript(id: Screen.ID) -> String { names[id] ?? id }

    func list(_ ids: [Screen.ID]) -> String { GoldenLines.sorted(Set(ids.map { self[$0] })).joined(separator: ",") }

    func target(of transition: Transition) -> String {
      switch transition.back {
      case .pop?: "pop"
      case .popToRoot?: "root"
      case .dismiss?: "dismiss"
      case nil: transition.to.map { self[$0] } ?? "?"
      }
    }
  }
}
