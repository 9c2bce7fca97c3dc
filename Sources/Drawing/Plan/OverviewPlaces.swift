/// Where the cards of an overview are placed: the start on top, then the tabs side by side and what is behind them; below
/// or beside these the shared screens, other apps and screens that nothing leads to.
struct OverviewPlaces {
  /// Boxes that are placed side by side in this order.
  private(set) var levels: [[String]] = []
  /// The second box is placed below the first, though no line connects them.
  private(set) var ties: [(upper: String, lower: String)] = []
  /// The boxes beside those that users come to from the start; empty if all are below.
  private(set) var beside: Set<String> = []

  static let mostTabsInRow = 6

  /// `nodes` are in the order of the areas.
  init(nodes: [MapNode], edges: [MapEdge]) {
    let parts = OverviewParts(nodes: nodes, edges: edges)
    let choice = OverviewSize.best(for: parts)
    if parts.tabs.count > 1 {
      stack(Self.rows(parts.tabs.map(\.name), columns: Self.mostTabsInRow), below: [])
    }
    ties += choice.ties
    let rows = Self.rows(parts.loose.map(\.name), columns: choice.columns)
    let heads = parts.apart.compactMap(\.head)
    if choice.isBeside {
      beside = Set(parts.loose.map(\.name) + parts.apart.flatMap { $0.nodes.map(\.name) })
      stack(rows, below: parts.starts)
      tie(heads, below: rows.last ?? parts.starts)
    } else {
      // Other apps are at the end of the first row.
      let rows = rows.isEmpty ? heads.isEmpty ? [] : [heads] : [rows[0] + heads] + rows.dropFirst()
      if let first = rows.first { ties += parts.ends.map { ($0, first[first.count / 2]) } }
      stack(rows, below: levels.last ?? [])
    }
  }

  private mutating func stack(_ rows: [[String]], below first: [String]) {
    var above = first
    for row in rows {
      tie(row, below: above)
      above = row
    }
    levels += rows
  }

  private mutating func tie(_ row: [String], below above: [String]) {
    guard !above.isEmpty else { return }
    for (at, lower) in row.enumerated() { ties.append((above[min(at, above.count - 1)], lower)) }
  }

  /// As many rows as necessary, filled as evenly as possible.
  static func rows<Card>(_ cards: [Card], columns: Int) -> [[Card]] {
    guard !cards.isEmpty else { return [] }
    let count = (cards.count + columns - 1) / columns
    let size = (cards.count + count - 1) / count
    return stride(from: 0, to: cards.count, by: size).map { Array(cards[$0..<min(cards.count, $0 + size)]) }
  }
}

/// The cards of an overview by how they are placed.
struct OverviewParts {
  /// Cards that lines connect, and none of them with the app's own: another app, or what only links open.
  struct Component {
    var nodes: [MapNode]
    var edges: [MapEdge]

    /// A card that lines start from and no line leads to.
    var head: String? {
      let (sources, targets) = (Set(edges.map(\.source)), Set(edges.map(\.target)))
      return nodes.first { sources.contains($0.name) && !targets.contains($0.name) }?.name ?? nodes.first?.name
    }
  }

  /// The arrows of entries.
  private(set) var starts: [String] = []
  private(set) var tabs: [MapNode] = []
  /// The cards that lines connect with the start or the tabs, with these.
  private(set) var main = Component(nodes: [], edges: [])
  private(set) var apart: [Component] = []
  /// Cards without lines: what several areas lead to first.
  private(set) var loose: [MapNode] = []
  /// Of the main cards, those from which no line leads on; empty if the cards are no areas.
  private(set) var ends: [String] = []
  /// The cards are areas.
  let isGrouped: Bool

  /// `nodes` are in the order of the areas.
  init(nodes: [MapNode], edges: [MapEdge]) {
    isGrouped = nodes.contains { $0.area != nil }
    starts = nodes.filter { if case .entry = $0.role { true } else { false } }.map(\.name)
    tabs = nodes.filter { $0.area == .tab }
    let touched = Set(edges.flatMap { [$0.source, $0.target] })
    let untouched = nodes.filter { $0.area != .tab && !touched.contains($0.name) && !starts.contains($0.name) }
    loose = untouched.filter { $0.area == .shared } + untouched.filter { $0.area != .shared }
    part(nodes.filter { touched.contains($0.name) || $0.area == .tab }, edges)
    let leaving = Set(main.edges.map { $0.leadsBack ? $0.target : $0.source })
    if isGrouped { ends = main.nodes.map(\.name).filter { !leaving.contains($0) }.sorted() }
  }

  private mutating func part(_ nodes: [MapNode], _ edges: [MapEdge]) {
    var group = Dictionary(uniqueKeysWithValues: nodes.map { ($0.name, $0.name) })
    for edge in edges {
      guard let one = group[edge.source], let other = group[edge.target], one != other else { continue }
      for name in group.keys where group[name] == other { group[name] = one }
    }
    func isAside(_ node: MapNode) -> Bool { node.area.map { $0 >= .otherApp } ?? false }
    let own = Set(nodes.filter { !isAside($0) }.compactMap { group[$0.name] })
    func component(_ isIn: (String) -> Bool) -> Component {
      Component(
        nodes: nodes.filter { group[$0.name].map(isIn) ?? false },
        edges: edges.filter { group[$0.source].map(isIn) ?? false })
    }
    main = component(own.contains)
    var seen = own
    for node in nodes {
      guard let id = group[node.name], seen.insert(id).inserted else { continue }
      apart.append(component { $0 == id })
    }
  }
}
