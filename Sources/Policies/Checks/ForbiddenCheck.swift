import NavigationModel
import Rules

/// Moves that a policy forbids.
struct ForbiddenCheck {
  let map: PolicyMap
  let move: Policy.Move

  func violations() -> [Violation] { move.reach == .direct ? transitions() : ways() }

  private var isReferred: Bool { max(move.to.highestReference, move.via?.highestReference ?? 0) > 0 }

  private func transitions() -> [Violation] {
    var filled: [[String]: ScreenSelector?] = [:]
    var violations: [Violation] = []
    for (place, transition) in map.support.transitions.enumerated() {
      // Going back only counts where the policy says so.
      guard move.kinds.isEmpty ? transition.kind != .back : move.kinds.contains(transition.kind) else { continue }
      guard let to = transition.to, let target = map.support.node(to) else { continue }
      let sources = (transition.from.isEmpty ? [transition.owner] : transition.from).compactMap(map.support.node)
      let offending = Array(Set(sources)).sorted().filter { source in
        guard let groups = move.from.groups(in: map.places[source]) else { return false }
        let selector: ScreenSelector?
        if !isReferred {
          selector = move.to
        } else if let known = filled[groups] {
          selector = known
        } else {
          selector = move.to.filled(with: groups)
          filled[groups] = selector
        }
        return selector?.groups(in: map.places[target]) != nil
      }
      guard let first = offending.first else { continue }
      let names = offending.map { map.places[$0].name }
      violations.append(
        Violation(
          message:
            "\(Wording.list(names)) \(Wording.act(transition.kind, map.places[target].name)), which a policy forbids.",
          location: transition.location, subject: "\(map.places[first].name) -> \(map.places[target].name)",
          way: [GraphSupport.Edge(source: first, target: target, cause: .transition(place))]))
    }
    return violations
  }

  private func ways() -> [Violation] {
    var violations: [Violation] = []
    let bindings = map.bindings(move.from, referred: isReferred)
    var work = 0
    for binding in bindings {
      // Each binding needs a search of its own; thousands of them in a large graph are no realistic question.
      work += map.support.edges.count + map.places.count
      guard work < Self.mostWork else { return violations + [Self.tooMuch(bindings.count, map)] }
      guard let to = move.to.filled(with: binding.groups) else { continue }
      var via: ScreenSelector?
      if let pattern = move.via {
        guard let filled = pattern.filled(with: binding.groups) else { continue }
        via = filled
      }
      violations += ways(from: binding.nodes, to: to, via: via)
    }
    return violations
  }

  static let mostWork = 20_000_000

  static func tooMuch(_ bindings: Int, _ map: PolicyMap) -> Violation {
    Violation(
      message:
        "A policy with '$1' could not be checked completely: 'from' captures \(bindings) different texts. Make 'from' narrower.",
      location: map.entries.lazy.compactMap(map.location).first
        ?? map.support.screens.lazy.compactMap(\.location).first, subject: "policy")
  }

  private func ways(from starts: [GraphSupport.Node], to: ScreenSelector, via: ScreenSelector?) -> [Violation] {
    let isGate = via.map { selector in map.places.map { selector.groups(in: $0) != nil } }
    let goal = isGate == nil ? 0 : 1
    let isStart = Set(starts)
    let targets = map.nodes(to)
    func search(_ isUsable: (GraphSupport.Edge) -> Bool) -> [GraphSupport.Node: [GraphSupport.Edge]] {
      // A gate counts once the way has left it: the target is no gate to itself.
      func step(_ carried: Int, _ edge: GraphSupport.Edge) -> Int? {
        guard isUsable(edge), map.isOfKind(move.kinds, edge) else { return nil }
        guard let isGate else { return 0 }
        return carried == 1 || isGate[edge.source] && !isStart.contains(edge.source) ? 1 : 0
      }
      let search = WaySearch(map, from: starts, width: goal + 1, step: step)
      var ways: [GraphSupport.Node: [GraphSupport.Edge]] = [:]
      for node in targets { ways[node] = search.arrivalWay(to: node, carrying: goal, step: step) }
      return ways
    }
    let sure = search(map.isSure)
    let any = map.support.transitions.contains { $0.confidence == .guessed } ? search { _ in true } : sure
    return targets.compactMap { node in
      guard let way = sure[node] ?? any[node], let first = way.first, let last = way.last else { return nil }
      let from = map.places[first.source].name
      let name = map.places[node].name
      let moves = way.count { map.transition(of: $0) != nil }
      var message = "A user gets from \(Wording.name(from)) to \(Wording.name(name))"
      if moves > 1 { message += " in \(moves) moves" }
      if let gate = via.flatMap({ selector in
        way.dropFirst().first { selector.groups(in: map.places[$0.source]) != nil }
      }) {
        message += " by way of \(Wording.name(map.places[gate.source].name))"
      }
      return Violation(
        message: message + ", which a policy forbids.",
        location: way.last { map.transition(of: $0) != nil }.flatMap(map.transition)?.location
          ?? map.location(of: last.target),
        subject: "\(from) -> \(name)", way: way, showsWay: true)
    }
  }
}
