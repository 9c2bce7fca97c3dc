/// Arranges boxes that no line within their flow connects, and trees of few boxes. Graphviz would stack them in one high
/// column.
struct MapGrid {
  /// Neighbours in a row, left to right.
  private(set) var pairs: [(left: String, right: String)] = []

  /// With fewer trees, one column is not high.
  private static let fewestTrees = 6

  /// `groups`: the members of each box on the map, sorted.
  init(groups: [[String]], edges: [MapEdge], density: MapDensity, placesTrees: Bool) {
    guard density != .full else { return }
    for members in groups {
      let trees = Self.trees(of: members, edges)
      let loose = trees.filter { $0.count == 1 }.map { $0[0] }
      let columns = Self.columns(for: loose.count)
      for (index, name) in loose.enumerated() where index % columns != 0 { pairs.append((loose[index - 1], name)) }
      if placesTrees { place(trees.filter { $0.count > 1 }, edges) }
    }
  }

  /// The second half of the trees is beside the first, one tree right of another.
  private mutating func place(_ trees: [[String]], _ edges: [MapEdge]) {
    guard trees.count >= Self.fewestTrees else { return }
    let inner = edges.filter { !$0.leadsBack }
    let (sources, targets) = (Set(inner.map(\.source)), Set(inner.map(\.target)))
    let height = (trees.count + 1) / 2
    for (left, right) in zip(trees, trees.dropFirst(height)) {
      guard let end = left.first(where: { !sources.contains($0) }),
        let start = right.first(where: { sources.contains($0) && !targets.contains($0) }) ?? right.first
      else { continue }
      pairs.append((end, start))
    }
  }

  /// Members that lines within the group connect, each sorted, in the order of their first.
  private static func trees(of members: [String], _ edges: [MapEdge]) -> [[String]] {
    var tree = Dictionary(uniqueKeysWithValues: members.map { ($0, $0) })
    func root(_ name: String) -> String? {
      var at = tree[name]
      while let current = at, let next = tree[current], next != current { at = next }
      return at
    }
    for edge in edges {
      guard let one = root(edge.source), let other = root(edge.target), one != other else { continue }
      tree[max(one, other)] = min(one, other)
    }
    return Dictionary(grouping: members) { root($0) ?? $0 }.values.map { $0.sorted() }.sorted { $0[0] < $1[0] }
  }

  /// A box is about four times as wide as high.
  private static func columns(for count: Int) -> Int {
    count < 4 ? 1 : max(2, Int((Double(count) / 2.6).squareRoot().rounded()))
  }
}
