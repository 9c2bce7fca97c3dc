/// Estimates the size of an overview before it is laid out, to fill a screen or a sheet in landscape.
struct OverviewSize {
  /// How the cards that are not of the app's own ways are placed, and of its own those that lead nowhere.
  struct Arrangement {
    /// How many cards without lines are side by side.
    var columns = 1
    var isBeside = false
    /// The second card is placed below the first.
    var ties: [(upper: String, lower: String)] = []
  }

  private var width = 0.0
  private var height = 0.0

  /// Between cards side by side, and between rows.
  private static let gap = (across: 20.0, down: 54.0)
  private static let sheet = (width: 16.0, height: 10.0)
  /// The title, the legend and the notes.
  private static let heading = (width: 650.0, height: 95.0)
  /// To the left and right of the map, together.
  private static let margin = 50.0
  /// With fewer cards in a row, lines to the rows below would run between cards everywhere.
  private static let fewestInRow = 4
  /// An arrangement that is less plain has to be larger by so much.
  private static let effort = (spread: 1.05, beside: 1.08)

  /// The arrangement with which the picture can be drawn largest.
  static func best(for parts: OverviewParts) -> Arrangement {
    var best: (side: Double, choice: Arrangement)?
    let apart = parts.apart.map { spread($0, most: .max).size }.reduce(OverviewSize()) { $0.with($1) }
    for most in [Int.max] + (fewestInRow...max(fewestInRow, parts.main.nodes.count)).reversed() {
      let (main, ties) = spread(parts.main, most: most)
      for columns in 1...max(1, parts.loose.count) {
        let loose = OverviewSize(rows: OverviewPlaces.rows(parts.loose, columns: columns))
        for isBeside in parts.starts.isEmpty || !parts.isGrouped ? [false] : [false, true] {
          let all = isBeside ? main.with(loose.above(apart)) : main.above(loose.with(apart))
          let side = all.side * (ties.isEmpty ? 1 : effort.spread) * (isBeside ? effort.beside : 1)
          if best.map({ side < $0.side }) ?? true {
            best = (side, Arrangement(columns: columns, isBeside: isBeside, ties: ties))
          }
        }
      }
    }
    return best?.choice ?? Arrangement()
  }

  /// The size of cards that lines connect, level by level. Of a level with more than `most` cards, some that lead
  /// nowhere are placed one level below.
  private static func spread(_ part: OverviewParts.Component, most: Int) -> (
    size: OverviewSize, ties: [(upper: String, lower: String)]
  ) {
    let depths = depths(part.edges)
    let leading = Set(part.edges.map { $0.leadsBack ? $0.target : $0.source })
    let levels = Dictionary(grouping: part.nodes) { depths[$0.name] ?? 0 }
    var size = OverviewSize()
    var ties: [(upper: String, lower: String)] = []
    var waiting: [MapNode] = []
    var depth = 0
    while depth <= levels.keys.max() ?? 0 || !waiting.isEmpty {
      let level = levels[depth] ?? []
      var row = level.filter { $0.area != .tab } + waiting
      let ends = row.filter { !leading.contains($0.name) }
      waiting = Array(ends.suffix(max(0, row.count - most)))
      let moved = Set(waiting.map(\.name))
      row.removeAll { moved.contains($0.name) }
      if !row.isEmpty { ties += waiting.enumerated().map { (row[$0 % row.count].name, $1.name) } }
      let tabs = OverviewPlaces.rows(level.filter { $0.area == .tab }, columns: OverviewPlaces.mostTabsInRow)
      size.add(row + (tabs.first ?? []))
      for row in tabs.dropFirst() { size.add(row) }
      depth += 1
    }
    return (size, ties)
  }

  private init() {}

  private init(rows: [[MapNode]]) { for row in rows { add(row) } }

  private mutating func add(_ row: [MapNode]) {
    guard !row.isEmpty else { return }
    let sizes = row.map(Self.card)
    width = max(width, sizes.map { $0.width + Self.gap.across }.reduce(0, +))
    height += (sizes.map(\.height).max() ?? 0) + Self.gap.down
  }

  /// This, and the other one below it.
  private func above(_ other: OverviewSize) -> OverviewSize {
    var both = self
    both.width = max(width, other.width)
    both.height += other.height
    return both
  }

  /// This, and the other one beside it.
  private func with(_ other: OverviewSize) -> OverviewSize {
    var both = self
    both.width += other.width
    both.height = max(height, other.height)
    return both
  }

  /// How large a sheet has to be.
  private var side: Double {
    max(
      (max(width, Self.heading.width) + Self.margin) / Self.sheet.width,
      (height + Self.heading.height) / Self.sheet.height)
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
