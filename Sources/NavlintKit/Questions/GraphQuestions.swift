import NavigationModel
import Rules

/// What people ask of a graph: how does one get there, and why does nobody.
public struct GraphQuestions: Sendable {
  let support: GraphSupport
  let graph: NavigationGraph

  public init(_ graph: NavigationGraph) {
    support = GraphSupport(graph)
    self.graph = graph
  }

  /// The way with the fewest taps; nil where there is none. Screens are named by id, name or the last part of a nested
  /// name.
  public func way(from start: String, to goal: String) throws(UnknownScreen) -> Way? {
    let lookup = ScreenLookup(support: support)
    let from = try lookup.node(start)
    let to = try lookup.node(goal)
    return support.shortestWay(from: from, to: to).map { support.way(along: $0, from: from) }
  }

  /// The shortest way from where the app starts to each screen of the app's own, the nearest first; then the screens
  /// without a way. Cost is that of the ways' lengths.
  public func ways() -> [ScreenReasons] {
    var launched = LaunchedApps(graph, support)
    return support.screens.filter { $0.kind == .view || $0.kind == .viewController }.map { reasons(for: $0, &launched) }
      .sorted { a, b in (a.way?.length ?? .max, a.screen.id) < (b.way?.length ?? .max, b.screen.id) }
  }

  /// What leads to a screen, or what keeps users from it.
  public func reasons(for name: String) throws(UnknownScreen) -> ScreenReasons {
    let node = try ScreenLookup(support: support).node(name)
    guard let screen = support.screen(at: node) else { throw UnknownScreen(name: name, candidates: []) }
    var launched = LaunchedApps(graph, support)
    return reasons(for: screen, &launched)
  }

  /// What starts an extension or another app, links and the like begin a way only where no start of an app that has the
  /// screen begins one.
  func reasons(for screen: Screen, _ launched: inout LaunchedApps) -> ScreenReasons {
    var reasons = support.reasons(for: screen)
    if let way = launched.support(towards: screen).reasons(for: screen).way {
      reasons.way = way
    } else if let start = reasons.way?.start {
      reasons.openings = support.entries.filter { $0.screen == start }
    }
    return reasons
  }

  /// The screen that a person named.
  public func screen(_ name: String) throws(UnknownScreen) -> Screen {
    guard let screen = support.screen(at: try ScreenLookup(support: support).node(name)) else {
      throw UnknownScreen(name: name, candidates: [])
    }
    return screen
  }

  /// The full name of what a person named.
  public func name(of screen: String) throws(UnknownScreen) -> String {
    support.names[try ScreenLookup(support: support).node(screen)]
  }
}
