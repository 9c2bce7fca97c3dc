/// Where the cards of an overview stand: the tabs side by side, below them what several areas lead to, and last other apps
/// and what nothing leads to.
struct OverviewPlaces {
  /// Boxes that stand side by side in this order.
  private(set) var levels: [[String]] = []
  /// The second box stands below the first, though no line joins them.
  private(set) var ties: [(upper: String, lower: String)] = []

  private static let widestRow = 6

  /// `nodes` stand in the order of the areas.
  init(nodes: [MapNode], edges: [MapEdge]) {
    let touched = Set(edges.flatMap { [$0.source, $0.target] })
    func names(_ test: (MapNode) -> Bool) -> [String] { nodes.filter(test).map(\.name) }
    let isGrouped = nodes.contains { $0.area != nil }
    let tabs = names { $0.area == .tab }
    let shelf = names { $0.area == .shared && !touched.contains($0.name) }
    let rest = names { node in
      guard node.area != .tab, node.area != .shared, !touched.contains(node.name) else { return false }
      if case .entry = node.role { return false }
      return true
    }
    if tabs.count > 1 { add(tabs) }
    let below = Self.rows(shelf) + Self.rows(rest)
    let leaving = Set(edges.map { $0.leadsBack ? $0.target : $0.source })
    if let first = below.first, isGrouped {
      let middle = first[first.count / 2]
      for name in touched.sorted() where !leaving.contains(name) { ties.append((name, middle)) }
    }
    for row in below { stack(row) }
  }

  private mutating func add(_ names: [String]) {
    for row in Self.rows(names) { stack(row) }
  }

  /// Below the row before it.
  private mutating func stack(_ row: [String]) {
    if let above = levels.last {
      for (at, lower) in row.enumerated() { ties.append((above[min(at, above.count - 1)], lower)) }
    }
    levels.append(row)
  }

  private static func rows(_ names: [String]) -> [[String]] {
    guard !names.isEmpty else { return [] }
    let count = (names.count + widestRow - 1) / widestRow
    let size = (names.count + count - 1) / count
    return stride(from: 0, to: names.count, by: size).map { Array(names[$0..<min(names.count, $0 + size)]) }
  }
}
