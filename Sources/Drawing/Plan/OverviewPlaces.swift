/// Where the cards of an overview are placed: the tabs side by side, below them the shared screens, and last other apps
/// and screens that nothing leads to.
struct OverviewPlaces {
  /// Boxes that are placed side by side in this order.
  private(set) var levels: [[String]] = []
  /// The second box is placed below the first, though no line connects them.
  private(set) var ties: [(upper: String, lower: String)] = []

  static let mostTabsInRow = 6

  /// `nodes` are in the order of the areas.
  init(nodes: [MapNode], edges: [MapEdge]) {
    let touched = Set(edges.flatMap { [$0.source, $0.target] })
    let isGrouped = nodes.contains { $0.area != nil }
    let tabs = nodes.filter { $0.area == .tab }.map(\.name)
    let untouched = nodes.filter { node in
      guard node.area != .tab, !touched.contains(node.name) else { return false }
      if case .entry = node.role { return false }
      return true
    }
    let loose = untouched.filter { $0.area == .shared } + untouched.filter { $0.area != .shared }
    if tabs.count > 1 {
      for row in Self.rows(tabs, columns: Self.mostTabsInRow) { stack(row) }
    }
    let size = OverviewSize(nodes: nodes.filter { touched.contains($0.name) || $0.area == .tab }, edges: edges)
    let below = Self.rows(loose.map(\.name), columns: size.columns(for: loose))
    let leaving = Set(edges.map { $0.leadsBack ? $0.target : $0.source })
    if let first = below.first, isGrouped {
      let middle = first[first.count / 2]
      for name in touched.sorted() where !leaving.contains(name) { ties.append((name, middle)) }
    }
    for row in below { stack(row) }
    if let above = levels.last?.first {
      for head in heads(of: nodes, edges) where head.area == .otherApp || head.area == .outside {
        ties.append((above, head.name))
      }
    }
  }

  /// Cards that lines start from and no line leads to.
  private func heads(of nodes: [MapNode], _ edges: [MapEdge]) -> [MapNode] {
    let (sources, targets) = (Set(edges.map(\.source)), Set(edges.map(\.target)))
    return nodes.filter { sources.contains($0.name) && !targets.contains($0.name) }
  }

  /// Places a row below the previous one.
  private mutating func stack(_ row: [String]) {
    if let above = levels.last {
      for (at, lower) in row.enumerated() { ties.append((above[min(at, above.count - 1)], lower)) }
    }
    levels.append(row)
  }

  /// As many rows as necessary, filled as evenly as possible.
  static func rows<Card>(_ cards: [Card], columns: Int) -> [[Card]] {
    guard !cards.isEmpty else { return [] }
    let count = (cards.count + columns - 1) / columns
    let size = (cards.count + count - 1) / count
    return stride(from: 0, to: cards.count, by: size).map { Array(cards[$0..<min(cards.count, $0 + size)]) }
  }
}
