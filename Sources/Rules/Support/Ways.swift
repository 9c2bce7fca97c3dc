import NavigationModel

extension GraphSupport {
  /// A way with the fewest taps from one node to another; of equals the one that stands first in the graph.
  /// Ways along guesses count only where there is no surer one. nil where there is none; empty from a node to itself.
  public func shortestWay(from start: Node, to goal: Node) -> [Edge]? {
    steps(from: start, to: goal) { $0 > .guessed } ?? steps(from: start, to: goal) { _ in true }
  }

  /// A step into a part of the screen costs nothing, so the search goes by taps: a queue with two ends.
  private func steps(from start: Node, to goal: Node, _ isTrusted: (Confidence) -> Bool) -> [Edge]? {
    var taps: [Int?] = Array(repeating: nil, count: names.count)
    var arrival: [Int?] = Array(repeating: nil, count: names.count)
    var current = [start]
    taps[start] = 0
    var distance = 0
    while !current.isEmpty {
      var next: [Node] = []
      var index = 0
      while index < current.count {
        let node = current[index]
        index += 1
        guard taps[node] == distance else { continue }
        for place in outgoing[node] {
          let edge = edges[place]
          let cost: Int
          switch edge.cause {
          case .embedding: cost = 0
          case .transition(let t):
            guard isTrusted(transitions[t].confidence) else { continue }
            cost = 1
          }
          if let known = taps[edge.target], known <= distance + cost { continue }
          taps[edge.target] = distance + cost
          arrival[edge.target] = place
          if cost == 0 { current.append(edge.target) } else { next.append(edge.target) }
        }
      }
      current = next
      distance += 1
    }
    guard taps[goal] != nil else { return nil }
    var result: [Edge] = []
    var node = goal
    while node != start, let place = arrival[node] {
      result.append(edges[place])
      node = edges[place].source
    }
    return result.reversed()
  }

  /// What edges mean, for people and formats.
  public func way(along edges: [Edge], from start: Node) -> Way {
    Way(
      start: names[start],
      steps: edges.map { edge in
        let move: Way.Step.Move =
          switch edge.cause {
          case .transition(let place): .transition(transitions[place])
          case .embedding(let place): .contains(embeddings[place])
          }
        return Way.Step(from: names[edge.source], to: names[edge.target], move: move)
      })
  }

  /// What would lead to a screen, were it not broken itself; nearest first.
  public func reasons(for screen: Screen) -> ScreenReasons {
    let node = node(screen.id)
    let isReached = node.map(isLive) ?? screen.isReachable
    return ScreenReasons(
      screen: screen, way: node.flatMap { n in witness(to: n).map { way(along: $0, from: $0.first?.source ?? n) } },
      entries: entries.filter { $0.screen == screen.id },
      waysIn: transitions(to: screen.id).filter { $0.kind != .back },
      containers: node.map {
        incoming[$0].compactMap { if case .embedding(let place) = edges[$0].cause { embeddings[place] } else { nil } }
      } ?? [],
      brokenLinks: isReached ? [] : brokenLinks(to: screen))
  }
}
