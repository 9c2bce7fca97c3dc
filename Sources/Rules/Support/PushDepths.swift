import NavigationModel

extension GraphSupport {
  /// The least number of pushes between a node and the root of its stack; nil for an unreachable node.
  ///
  /// - Parameter above: the places of roots that are put on top of a stack's first screen.
  func pushDepths(above: Set<SourceLocation> = []) -> [Int?] {
    var depths: [Int?] = Array(repeating: nil, count: names.count)
    // Any transition other than a push starts again from zero.
    var layer = names.indices.filter { node in
      entries.contains { self.node($0.screen) == node } || (screen(at: node) == nil && incoming[node].isEmpty)
        || incoming[node].contains { !isPush($0) && !isEmbedding($0) && !isPlaced($0, among: above) }
    }
    let second = names.indices.filter { node in incoming[node].contains { isPlaced($0, among: above) } }
    for node in layer { depths[node] = 0 }
    var depth = 0
    while !layer.isEmpty {
      var next: [Node] = depth == 0 ? second : []
      next += spread(&layer, depth, &depths)
      depth += 1
      // A part of a screen of the layer may have been found above, and is not deeper because it is also pushed.
      layer = Set(next).filter { depths[$0] == nil }.sorted()
      for node in layer { depths[node] = depth }
    }
    return depths
  }

  /// Adds the parts of a layer's screens to the layer.
  ///
  /// - Returns: the screens that the layer pushes.
  private func spread(_ layer: inout [Node], _ depth: Int, _ depths: inout [Int?]) -> [Node] {
    var pushed: [Node] = []
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
          pushed.append(target)
        }
      }
    }
    return pushed
  }

  private func isEmbedding(_ edge: Int) -> Bool { if case .embedding = edges[edge].cause { true } else { false } }

  private func isPlaced(_ edge: Int, among places: Set<SourceLocation>) -> Bool {
    if case .transition(let place) = edges[edge].cause {
      transitions[place].kind == .root && places.contains(transitions[place].location)
    } else {
      false
    }
  }

  private func isPush(_ edge: Int) -> Bool {
    if case .transition(let place) = edges[edge].cause { transitions[place].kind == .push } else { false }
  }
}
