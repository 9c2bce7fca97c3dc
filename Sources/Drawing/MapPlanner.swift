import NavigationModel

/// Decides what the map shows.
struct MapPlanner {
  let graph: NavigationGraph
  let findings: [Finding]
  let options: FlowMapOptions

  func plan() -> MapPlan {
    var draft = MapDraft(graph: graph, options: options)
    draft.addScreens()
    draft.addEntries()
    draft.addTransitions()
    draft.addEmbeddings()
    draft.addBadges(findings)
    draft.separateSatellites()
    let density = MapDensity(nodes: draft.nodes.count, edges: draft.edges.count)
    var reducer = MapReducer(draft: draft, density: density)
    reducer.reduce()
    draft = reducer.draft

    let nodes = draft.nodes.values.sorted { $0.name < $1.name }
    let edges = draft.edges.values.sorted { ($0.source, $0.target, $0.order) < ($1.source, $1.target, $1.order) }
    let clusters = clusters(of: nodes, edges: edges, badges: draft.flowBadges, density: density)
    return MapPlan(
      density: density, nodes: nodes, edges: edges, clusters: clusters,
      rows: MapGrid(groups: clusters.map(\.nodes), edges: edges, density: density).pairs, counts: counts(),
      notes: reducer.notes + notes())
  }

  private func clusters(
    of nodes: [MapNode], edges: [MapEdge], badges: [String: MapDraft.Badge], density: MapDensity
  ) -> [MapCluster] {
    var clusters: [MapCluster] = []
    if options.groupBy == .flow {
      clusters = Dictionary(grouping: nodes.filter { $0.flow != nil }) { $0.flow ?? "" }
        .filter { $0.value.count >= density.smallestCluster }
        .sorted { $0.key < $1.key }
        .map { flow, members in
          MapCluster(
            flow: flow, nodes: members.map(\.name), errors: badges[flow]?.errors ?? 0, warnings: badges[flow]?.warnings ?? 0)
        }
    }
    // What no line touches would float between the others.
    let touched = Set(edges.flatMap { [$0.source, $0.target] }).union(clusters.flatMap(\.nodes))
    let alone = nodes.map(\.name).filter { !touched.contains($0) }
    if alone.count > 2, alone.count < nodes.count { clusters.append(MapCluster(flow: nil, nodes: alone)) }
    return clusters
  }

  private func counts() -> String {
    let moves = graph.transitions.count { $0.kind != .back }
    let backs = graph.transitions.count - moves
    var parts = [Self.count(graph.screens.count, "screen"), Self.count(moves, "transition")]
    if backs > 0 { parts.append("\(backs) back") }
    let unreachable = graph.screens.count { !$0.isReachable }
    if unreachable > 0 { parts.append("\(unreachable) unreachable") }
    parts.append(Self.count(findings.count, "finding"))
    return parts.joined(separator: " · ")
  }

  private func notes() -> [String] {
    var notes: [String] = []
    if !options.showsBack, graph.transitions.contains(where: { $0.kind == .back }) {
      notes.append("Ways back are not drawn.")
    }
    if !graph.unresolved.isEmpty {
      notes.append("\(Self.count(graph.unresolved.count, "navigation site")) could not be followed and \(graph.unresolved.count == 1 ? "is" : "are") not on the map.")
    }
    return notes
  }

  static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
