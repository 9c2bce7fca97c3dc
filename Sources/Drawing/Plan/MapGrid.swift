/// Arranges boxes that no line within their flow connects. Graphviz would stack them in one high column.
struct MapGrid {
  /// Neighbours in a row, left to right.
  private(set) var pairs: [(left: String, right: String)] = []

  /// `groups`: the members of each box on the map, sorted.
  init(groups: [[String]], edges: [MapEdge], density: MapDensity) {
    guard density != .full else { return }
    for members in groups {
      let inside = Set(members)
      var tied: Set<String> = []
      for edge in edges where inside.contains(edge.source) && inside.contains(edge.target) {
        tied.formUnion([edge.source, edge.target])
      }
      let loose = members.filter { !tied.contains($0) }
      let columns = Self.columns(for: loose.count)
      for (index, name) in loose.enumerated() where index % columns != 0 { pairs.append((loose[index - 1], name)) }
    }
  }

  /// A box is about four times as wide as high.
  private static func columns(for count: Int) -> Int {
    count < 4 ? 1 : max(2, Int((Double(count) / 2.6).squareRoot().rounded()))
  }
}
