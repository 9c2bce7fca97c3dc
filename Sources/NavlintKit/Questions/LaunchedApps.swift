import NavigationModel
import Rules

/// The apps of a tree without arrivals from outside: ways begin at their launch.
struct LaunchedApps {
  private let graph: NavigationGraph
  /// With all entries.
  private let whole: GraphSupport
  /// By the entries at which ways begin.
  private var supports: [[Entry]: GraphSupport] = [:]

  init(_ graph: NavigationGraph, _ whole: GraphSupport) {
    self.graph = graph
    self.whole = whole
  }

  /// The apps with the screen, where there is one.
  mutating func support(towards screen: Screen) -> GraphSupport {
    let entries = graph.launches(towards: screen)
    if entries.count == graph.entries.count { return whole }
    if let known = supports[entries] { return known }
    let support = GraphSupport(graph, startingAt: entries)
    supports[entries] = support
    return support
  }
}
