import NavigationModel

extension GraphSupport {
  /// The way of least cost from one node to another: the fewest steps, where an inferred step counts as several exact
  /// ones, and a step into a part of the screen as none. Ways through guesses count only where there is no surer one.
  /// nil where there is none; empty from a node to itself.
  public func shortestWay(from start: Node, to goal: Node) -> [Edge]? {
    steps(from: start, to: goal) { $0 > .guessed } ?? steps(from: start, to: goal) { _ in true }
  }

  private func steps(from start: Node, to goal: Node, _ isTrusted: (Confidence) -> Bool) -> [Edge]? {
    var ways = ShortestWays(
      edges, outgoing, transitions, names: names, conditions: conditions, arrivals: arrivals, part: 0)
    ways.run(from: [start]) { edge in
      if case .transition(let place) = edge.cause { isTrusted(transitions[place].confidence) } else { true }
    }
    return ways.isFound(goal) ? ways.steps(to: goal).reversed() : nil
  }

  /// A way of edges, as a value for people and formats.
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

  /// The links that would lead to a screen if they were not broken; nearest first.
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
