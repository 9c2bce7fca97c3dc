import NavigationModel
import Rules

/// Ways that bypass a gate.
struct GateCheck {
  let map: PolicyMap
  let gate: Policy.Gate

  func violations() -> [Violation] {
    let isGate = map.places.map { gate.via.groups(in: $0) != nil }
    let starts = (gate.from.map(map.nodes) ?? map.entries).filter { !isGate[$0] }
    let sure = WaySearch(map, from: starts) { _, edge in map.isSure(edge) && !isGate[edge.target] ? 0 : nil }
    let any = WaySearch(map, from: starts) { _, edge in isGate[edge.target] ? nil : 0 }
    return map.nodes(gate.to).compactMap { node in
      guard !isGate[node], any.distance(to: node) != nil else { return nil }
      let way = sure.distance(to: node) != nil ? sure.way(to: node) : any.way(to: node)
      let name = Wording.name(map.places[node].name)
      let start = Wording.name(map.places[way.first?.source ?? node].name)
      let message =
        way.isEmpty
        ? "\(name) is where users enter, so they do not pass \(gate.via.words), which a policy requires."
        : "A user gets from \(start) to \(name) without passing \(gate.via.words), which a policy requires. Lead every way through it."
      return Violation(
        message: message,
        location: way.last { map.transition(of: $0) != nil }.flatMap(map.transition)?.location ?? entryLocation(node),
        subject: map.places[node].name, way: way, showsWay: true)
    }
  }

  private func entryLocation(_ node: GraphSupport.Node) -> SourceLocation? {
    map.support.entries.first { map.support.node($0.screen) == node && $0.location != nil }?.location
      ?? map.location(of: node)
  }
}
