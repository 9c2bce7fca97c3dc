import NavigationModel
import Rules

/// Questions to a graph: how to reach a screen, and why it cannot be reached.
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

  /// The shortest way from the app's start to each of the app's own screens, the nearest first; then the screens
  /// without a way. The cost is that of the ways' lengths.
  public func ways() -> [ScreenReasons] {
    var launched = LaunchedApps(graph, support)
    return support.screens.filter { $0.kind == .view || $0.kind == .viewController }.map { reasons(for: $0, &launched) }
      .sorted { a, b in (a.way?.length ?? .max, a.screen.id) < (b.way?.length ?? .max, b.screen.id) }
  }

  /// The ways to a screen, or the reasons why there is none.
  public func reasons(for name: String) throws(UnknownScreen) -> ScreenReasons {
    let node = try ScreenLookup(support: support).node(name)
    guard let screen = support.screen(at: node) else { throw UnknownScreen(name: name, candidates: []) }
    var launched = LaunchedApps(graph, support)
    return reasons(for: screen, &launched)
  }

  /// Extensions, other apps, links and the like only start a way where no launch of an app with the screen starts one.
  func reasons(for screen: Screen, _ launched: inout LaunchedApps) -> ScreenReasons {
    var reasons = support.reasons(for: screen)
    if let way = launched.support(towards: screen).reasons(for: screen).way {
      reasons.way = way
    } else if let start = reasons.way?.start {
      reasons.openings = support.entries.filter { $0.screen == start }
    }
    return reasons
  }

  /// The screen with a name that a person gave.
  public func screen(_ name: String) throws(UnknownScreen) -> Screen {
    guard let screen = support.screen(at: try ScreenLookup(support: support).node(name)) else {
      throw UnknownScreen(name: name, candidates: [])
    }
    return screen
  }

  /// The full name of the screen with such a name.
  public func name(of screen: String) throws(UnknownScreen) -> String {
    support.names[try ScreenLookup(support: support).node(screen)]
  }
}
