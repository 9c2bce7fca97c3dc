import NavigationModel
import Rules

/// Screens that are too many moves away.
struct DepthCheck {
  let map: PolicyMap
  let limit: Policy.DepthLimit

  func violations() -> [Violation] {
    let starts = limit.from.map(map.nodes) ?? map.entries
    // A shorter way that rests on a guess is a way: silence is better than a false alarm.
    let search = WaySearch(map, from: starts) { _, _ in 0 }
    let isMeant = map.places.map {
      limit.to.groups(in: $0) != nil && (!limit.to.kinds.isEmpty || Self.isCounted($0.kind))
    }
    var distances: [(node: GraphSupport.Node, distance: Int)] = []
    for node in map.places.indices {
      if let distance = search.distance(to: node), distance > limit.limit { distances.append((node, distance)) }
    }
    distances.sort { ($0.distance, $0.node) < ($1.distance, $1.node) }

    let behind = firstScreens(distances.map(\.node), isMeant, search)
    return distances.compactMap { node, distance in
      guard let count = behind[node] else { return nil }
      let way = search.way(to: node)
      let start = way.first.map { map.places[$0.source].name } ?? "an entry"
      var message =
        "\(Wording.name(map.places[node].name)) is \(distance) moves away from \(Wording.name(start)); a policy allows \(limit.limit)."
      if count > 0 { message += " \(count) more \(count == 1 ? "screen is" : "screens are") behind it." }
      return Violation(
        message: message, location: map.location(of: node) ?? way.last.flatMap(map.transition)?.location,
        subject: map.places[node].name,
        way: way, showsWay: true)
    }
  }

  /// Only the first screen on a way is reported, with the number of those behind it.
  private func firstScreens(_ nodes: [GraphSupport.Node], _ isMeant: [Bool], _ search: WaySearch)
    -> [GraphSupport.Node: Int]
  {
    var first: [GraphSupport.Node: GraphSupport.Node] = [:]
    var behind: [GraphSupport.Node: Int] = [:]
    for node in nodes {
      if let ahead = firstAhead(of: node, first, search) {
        first[node] = ahead
        if isMeant[node] { behind[ahead, default: 0] += 1 }
      } else if isMeant[node] {
        first[node] = node
        behind[node] = 0
      }
    }
    return behind
  }

  /// Free steps lead to nodes at the same distance, so a chain of them is followed back.
  private func firstAhead(
    of node: GraphSupport.Node, _ first: [GraphSupport.Node: GraphSupport.Node], _ search: WaySearch
  ) -> GraphSupport.Node? {
    var at = node
    while let before = search.predecessor(of: at) {
      if let found = first[before] { return found }
      guard let distance = search.distance(to: before), distance > limit.limit else { return nil }
      at = before
    }
    return nil
  }

  /// A screen that a user goes to, not one that asks a question.
  private static func isCounted(_ kind: Screen.Kind?) -> Bool {
    switch kind {
    case .view, .viewController, .inline, .system, .unknown: true
    case .alert, .dialog, .external, .coordinator, nil: false
    }
  }
}
