import NavigationModel
import Rules

extension GraphQuestions {
  /// The number of hubs in the statistics.
  static let hubLimit = 10

  public func statistics(of graph: NavigationGraph) -> GraphStatistics {
    var result = GraphStatistics()
    for screen in support.screens { result.screensByKind[screen.kind, default: 0] += 1 }
    for transition in support.transitions {
      result.transitionsByKind[transition.kind, default: 0] += 1
      result.transitionsByConfidence[transition.confidence, default: 0] += 1
    }
    result.entryCount = Set(support.entries.map(\.screen)).count
    result.flowCount = graph.flows.count
    for screen in support.screens {
      guard let depth = screen.depth else { continue }
      if result.depths.count <= depth { result.depths += Array(repeating: 0, count: depth + 1 - result.depths.count) }
      result.depths[depth] += 1
    }
    let declared = support.screens.filter { $0.kind == .view || $0.kind == .viewController }
    result.declaredCount = declared.count
    result.unreachable = declared.filter { screen in
      support.node(screen.id).map { !support.isLive($0) } ?? !screen.isReachable
    }.map(\.id)
    result.routeCount = support.routes.count
    result.deadRoutes = support.routes.filter { !$0.isUsed && !$0.destinations.isEmpty }.map(\.id)
    result.hubs = hubs()
    result.linkOnly = linkOnly(graph)
    result.siteCount = graph.siteCount
    result.resolvedCount = graph.resolvedCount
    return result
  }

  private func hubs() -> [GraphStatistics.Hub] {
    var into: [Screen.ID: Set<String>] = [:]
    var out: [Screen.ID: Set<String>] = [:]
    for transition in support.transitions where transition.kind != .back && transition.kind != .url {
      guard let to = transition.to, let target = support.screen(to), target.kind != .alert, target.kind != .dialog
      else { continue }
      for from in transition.from where from != to {
        into[to, default: []].insert(from)
        out[from, default: []].insert(to)
      }
    }
    return support.screens.map {
      GraphStatistics.Hub(screen: $0.id, waysIn: into[$0.id]?.count ?? 0, waysOut: out[$0.id]?.count ?? 0)
    }
    .filter { $0.waysIn + $0.waysOut > 2 }
    .sorted { ($1.waysIn + $1.waysOut, $0.screen) < ($0.waysIn + $0.waysOut, $1.screen) }
    .prefix(Self.hubLimit).map { $0 }
  }

  /// Screens to which a way from outside leads, and none from the app's own start.
  private func linkOnly(_ graph: NavigationGraph) -> [Screen.ID] {
    var own = graph
    own.entries.removeAll { !$0.via.isLaunch }
    guard own.entries.count < graph.entries.count, !own.entries.isEmpty else { return [] }
    let inside = GraphSupport(own)
    return support.screens.filter { screen in
      guard screen.kind == .view || screen.kind == .viewController, let here = support.node(screen.id),
        support.witness(to: here) != nil
      else { return false }
      return inside.node(screen.id).map { inside.witness(to: $0) == nil } ?? true
    }.map(\.id)
  }
}
