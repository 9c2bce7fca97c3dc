import NavigationModel

extension GraphBuilder {
  /// A screen belongs to the coordinator that maps its route, else to the coordinator that shows it, else to the
  /// route's enum.
  func assignFlows(_ screens: inout [String: Screen], _ graph: inout NavigationGraph) {
    let coordinators = Set(
      program.types.indices.filter { program.types[$0].isDeclared && collector.isCoordinator(.named($0, [])) }.map(
        semantics.path))
    let mapper = Dictionary(
      graph.resolvers.filter { coordinators.contains($0.owner) }.map { ($0.routeType, $0.owner) }
    ) { first, _ in first }
    var members: [String: [String]] = [:]
    for t in graph.transitions where t.kind != .back && t.kind != .flow && t.kind != .url {
      guard let to = t.to, let s = screens[to], s.kind == .view || s.kind == .viewController, s.flow == nil else {
        continue
      }
      let routeType = t.route.flatMap { DottedName.owner(of: $0) }
      guard let flow = routeType.flatMap({ mapper[$0] }) ?? (coordinators.contains(t.owner) ? t.owner : routeType)
      else { continue }
      screens[to]?.flow = flow
      members[flow, default: []].append(to)
    }
    graph.flows = members.map { Flow(id: $0.key, screens: $0.value.sorted()) }.sorted { $0.id < $1.id }
  }
}
