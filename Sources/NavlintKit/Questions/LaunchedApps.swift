import NavigationModel
import Rules

/// The apps of a tree to which nothing comes from outside: ways begin where they start by themselves.
struct LaunchedApps {
  private let graph: NavigationGraph
  /// With all that starts or opens it.
  private let whole: GraphSupport
  /// By where ways begin.
  private var supports: [[Entry]: GraphSupport] = [:]

  init(_ graph: NavigationGraph, _ whole: GraphSupport) {
    self.graph = graph
    self.whole = whole
  }

  /// The apps that have the screen, as far as one has it.
  mutating func support(towards screen: Screen) -> GraphSupport {
    let entries = graph.launches(towards: screen)
    if entries.count == graph.entries.count { return whole }
    if let known = supports[entries] { return known }
    var launched = graph
    launched.entries = entries
    let support = GraphSupport(launched)
    supports[entries] = support
    return support
  }
}
