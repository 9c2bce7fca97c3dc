import NavigationModel

extension GraphSupport {
  /// How many pushes lie at least between a node and the screen that its stack starts with; nil where no way leads to it.
  func pushDepths() -> [Int?] {
    var depths: [Int?] = Array(repeating: nil, count: names.count)
    // What is shown in any other way than by a push starts anew.
    var layer = names.indices.filter { node in
      entries.contains { self.node($0.screen) == node } || (screen(at: node) == nil && incoming[node].isEmpty) || incoming[node].contains { !isPush($0) && !isEmbedding($0) }
    }
    for node in layer { depths[node] = 0 }
    var depth = 0
    while !layer.isEmpty {
      var next: [Node] = []
      var place = 0
      while place < layer.count {
        let node = layer[place]
        place += 1
        for edge in outgoing[node] where depths[edges[edge].target] == nil {
          let target = edges[edge].target
          if isEmbedding(edge) {
            depths[target] = depth
            layer.append(target)
          } else if isPush(edge) {
            next.append(target)
          }
        }
      }
      depth += 1
      // A part of a screen of the layer may have been found above, and is no deeper for being pushed as well.
      layer = Set(next).filter { depths[$0] == nil }.sorted()
      for node in layer { depths[node] = depth }
    }
    return depths
  }

  private func isEmbedding(_ edge: Int) -> Bool { if case .embedding = edges[edge].cause { true } else { false } }

  private func isPush(_ edge: Int) -> Bool {
    if case .transition(let place) = edges[edge].cause { transitions[place].kind == .push } else { false }
  }
}
