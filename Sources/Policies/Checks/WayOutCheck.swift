import NavigationModel
import Rules

/// Screens that a user cannot leave.
struct WayOutCheck {
  let map: PolicyMap
  let demand: Policy.WayOutDemand

  func violations() -> [Violation] {
    var seen: Set<GraphSupport.Node> = []
    var violations: [Violation] = []
    for transition in map.support.transitions
    where demand.kinds.contains(transition.kind) && transition.confidence > .guessed {
      guard let to = transition.to, let node = map.support.node(to), seen.insert(node).inserted else { continue }
      guard demand.to.groups(in: map.places[node]) != nil, let screen = map.support.screen(at: node),
        Self.isOwn(screen.kind)
      else { continue }
      guard !canBeLeft(node) else { continue }
      let name = Wording.name(screen.name)
      violations.append(
        Violation(
          message: "A user who is shown \(name) as a \(transition.kind.rawValue) cannot leave it: nothing on it"
            + " or on what it leads to closes it, and a policy requires a way out. Add a button that dismisses it.",
          location: transition.location, subject: screen.name, way: map.support.witness(to: node) ?? [],
          related: screen.location.map { [Finding.Related(location: $0, message: "\(name) has no way out")] } ?? []))
    }
    return violations
  }

  /// Some screen in the same modal has a way out of it.
  private func canBeLeft(_ start: GraphSupport.Node) -> Bool {
    var seen: Set<GraphSupport.Node> = [start]
    var queue = [start]
    var next = 0
    while next < queue.count {
      let node = queue[next]
      next += 1
      if leads(out: node, isStart: node == start) { return true }
      for place in map.support.outgoing[node] {
        let edge = map.support.edges[place]
        let staysInside = map.transition(of: edge).map { [.push, .tab, .flow].contains($0.kind) } ?? true
        if staysInside, seen.insert(edge.target).inserted { queue.append(edge.target) }
      }
    }
    return false
  }

  private func leads(out node: GraphSupport.Node, isStart: Bool) -> Bool {
    guard let screen = map.support.screen(at: node) else { return false }
    if !Self.isOwn(screen.kind) || !demand.isStrict && screen.wayOut == .possible { return true }
    let transitions = map.support.transitions(from: screen.id)
    // A pop deeper inside only leads back to the modal's first screen.
    if transitions.contains(where: { $0.kind == .root || $0.kind == .back && (isStart || $0.back == .dismiss) }) {
      return true
    }
    // Where nothing leads on, the way out that was found leads out.
    return screen.wayOut == .found && !transitions.contains { $0.kind != .back }
  }

  /// System screens, alerts and the like have buttons of their own.
  private static func isOwn(_ kind: Screen.Kind) -> Bool { kind == .view || kind == .viewController || kind == .inline }
}
