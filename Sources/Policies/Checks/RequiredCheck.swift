import NavigationModel
import Rules

/// Moves that a policy requires: from each screen to one of the others.
struct RequiredCheck {
  let map: PolicyMap
  let move: Policy.Move

  func violations() -> [Violation] {
    let isReferred = max(move.to.highestReference, move.via?.highestReference ?? 0) > 0
    let bindings = map.bindings(move.from, referred: isReferred)
    var violations: [Violation] = []
    var work = 0
    for binding in bindings {
      work += map.support.edges.count + map.places.count
      guard work < ForbiddenCheck.mostWork else { return violations + [ForbiddenCheck.tooMuch(bindings.count, map)] }
      let to = move.to.filled(with: binding.groups)
      let isSatisfied = satisfied(to, move.via.map { $0.filled(with: binding.groups) })
      // Another rule reports unreachable screens.
      for node in binding.nodes where map.support.screen(at: node)?.isReachable == true && !isSatisfied(node) {
        violations.append(violation(node, to ?? move.to))
      }
    }
    return violations
  }

  private func satisfied(_ to: ScreenSelector?, _ via: ScreenSelector??) -> (GraphSupport.Node) -> Bool {
    guard let to else { return { _ in false } }
    let targets = map.nodes(to)
    if move.reach == .direct {
      let isTarget = Set(targets)
      return { node in
        if isTarget.contains(node) { return true }
        return map.support.transitions(from: map.support.names[node]).contains { transition in
          (move.kinds.isEmpty || move.kinds.contains(transition.kind))
            && (transition.to.flatMap(map.support.node).map(isTarget.contains) ?? false)
        }
      }
    }
    let isUsable: (GraphSupport.Edge) -> Bool = { map.isOfKind(move.kinds, $0) }
    var isSource = map.sources(of: targets, where: isUsable)
    if let via {
      let gates = via.map(map.nodes) ?? []
      isSource = map.sources(of: gates.filter { isSource[$0] }, where: isUsable)
    }
    return { isSource[$0] }
  }

  private func violation(_ node: GraphSupport.Node, _ to: ScreenSelector) -> Violation {
    let name = Wording.name(map.places[node].name)
    var message =
      move.reach == .direct
      ? "No transition leads from \(name) to \(to.words)" : "No way leads from \(name) to \(to.words)"
    if let via = move.via { message += " by way of \(via.words)" }
    return Violation(
      message: message + ", which a policy requires. Add it, or change the policy.", location: map.location(of: node),
      subject: map.places[node].name, way: map.support.witness(to: node) ?? [])
  }
}
