/// Estimates the size of an overview before it is laid out, to fill a screen or a sheet in landscape.
struct OverviewSize {
  private var width = 0.0
  private var height = 0.0

  /// Between cards side by side, and between rows.
  private static let gap = (across: 20.0, down: 54.0)
  private static let sheet = (width: 16.0, height: 10.0)

  /// Of the cards that lines connect, level by level.
  init(nodes: [MapNode], edges: [MapEdge]) {
    let depths = Self.depths(edges)
    for level in Dictionary(grouping: nodes, by: { depths[$0.name] ?? 0 }).values {
      add(level.filter { $0.area != .tab })
      for row in OverviewPlaces.rows(level.filter { $0.area == .tab }, columns: OverviewPlaces.mostTabsInRow) {
        add(row)
      }
    }
  }

  private mutating func add(_ row: [MapNode]) {
    guard !row.isEmpty else { return }
    let sizes = row.map(Self.card)
    width = max(width, sizes.map { $0.width + Self.gap.across }.reduce(0, +))
    height += (sizes.map(\.height).max() ?? 0) + Self.gap.down
  }

  /// With how many of these side by side, below the others, the picture can be drawn largest.
  func columns(for loose: [MapNode]) -> Int {
    let tries = (1...max(1, loose.count)).map { columns -> (columns: Int, side: Double) in
      var size = self
      for row in OverviewPlaces.rows(loose, columns: columns) { size.add(row) }
      return (columns, max(size.width / Self.sheet.width, size.height / Self.sheet.height))
    }
    return tries.min { ($0.side, $0.columns) < ($1.side, $1.columns) }?.columns ?? 1
  }

  /// The longest way in lines down to each card; lines back up do not count.
  private static func depths(_ edges: [MapEdge]) -> [String: Int] {
    let down = edges.map { $0.leadsBack ? ($0.target, $0.source) : ($0.source, $0.target) }
    var depths: [String: Int] = [:]
    // Cards side by side may lead to one another in a cycle: then a card's depth is at most the number of lines.
    for _ in down {
      var isSettled = true
      for (upper, lower) in down where (depths[lower] ?? 0) <= (depths[upper] ?? 0) {
        depths[lower] = (depths[upper] ?? 0) + 1
        isSettled = false
      }
      if isSettled { break }
    }
    return depths
  }

  /// By the number of letters on it.
  private static func card(_ node: MapNode) -> (width: Double, height: Double) {
    func wide(_ texts: [String], _ letter: Double) -> Double {
      Double(texts.map(DotText.columns).max() ?? 0) * letter
    }
    let told = [node.openedBy, node.leadsTo.filter { !$0.leadsHome }, node.leadsTo.filter(\.leadsHome)]
      .filter { !$0.isEmpty }
    let toldWidth = told.map { $0.prefix(2).map { Double(DotText.columns($0.title) + 2) }.reduce(0, +) }.max() ?? 0
    let width = max(
      wide([node.title], 10.2), wide([node.caption], 5.8), wide(node.contents, 6.8), wide(node.marks, 6.4),
      toldWidth * 6.2)
    let lines = 3 + node.contents.count + node.marks.count + told.count + (node.contentsLeftOut > 0 ? 1 : 0)
    return (width + 24, Double(lines) * 15 + 18)
  }
}
