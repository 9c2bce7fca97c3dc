import NavigationModel

extension MapDraft {
  /// A coordinator is connected with the first screens that its own code shows, and with the flows it starts.
  /// These are not transitions, whose sources are the screens that users come from. Without these lines the way from
  /// the start of the app would end at the coordinator's card.
  mutating func addStarts() {
    let coordinators = Set(graph.screens.filter { $0.kind == .coordinator }.map(\.id))
    for transition in graph.transitions.sorted(by: { ($0.location, $0.id) < ($1.location, $1.id) }) {
      guard [.root, .flow].contains(transition.kind), coordinators.contains(transition.owner), let to = transition.to,
        to != transition.owner,
        let source = screenNodes[transition.owner], let target = screenNodes[to], source != target,
        !(part.context.contains(transition.owner) && part.context.contains(to)),
        // A screen of the coordinator's own flow may lead there already.
        !edges.keys.contains(where: {
          $0.target == target && ($0.source == source || nodes[$0.source]?.flow == transition.owner)
        })
      else { continue }
      let place = "\(transition.location.file):\(transition.location.line)"
      edges[EdgeKey(source: source, target: target, kind: nil)] = MapEdge(
        source: source, target: target, isStart: true,
        tooltip: ["\(nodes[source]?.title ?? "") starts \(nodes[target]?.title ?? "")", place],
        location: transition.location)
    }
  }
}
