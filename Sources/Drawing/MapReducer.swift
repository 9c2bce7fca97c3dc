import NavigationModel

/// Turns lines into words where a map would have more lines than a person can follow.
struct MapReducer {
  private(set) var draft: MapDraft
  let density: MapDensity
  private(set) var notes: [String] = []

  init(draft: MapDraft, density: MapDensity) {
    self.draft = draft
    self.density = density
  }

  mutating func reduce() {
    if density != .full { foldSatellites() }
    foldComponents()
    foldCrowdedScreens()
  }

  /// Alerts and addresses become words in the box they come from.
  private mutating func foldSatellites() {
    let incoming = Dictionary(grouping: draft.edges.keys, by: \.target)
    let leading = Set(draft.edges.keys.map(\.source))
    var folded = 0
    for (name, node) in draft.nodes.sorted(by: { $0.key < $1.key })
    where node.isSatellite && !node.isEntry && node.errors + node.warnings == 0 && !leading.contains(name) {
      let keys = (incoming[name] ?? []).sorted()
      guard !keys.isEmpty, Set(keys.map(\.source)).count == 1 else { continue }
      for key in keys { tell(key) }
      draft.nodes[name] = nil
      folded += 1
    }
    if folded > 0 { notes.append("Alerts, dialogs, addresses and system screens stand in the box they come from.") }
  }

  /// Code of unknown place that only leads to a screen many lead to is named in that screen's box.
  private mutating func foldComponents() {
    let outgoing = Dictionary(grouping: draft.edges.keys, by: \.source)
    let isTarget = Set(draft.edges.keys.map(\.target))
    var byTarget: [String: [MapDraft.EdgeKey]] = [:]
    for (name, node) in draft.nodes where node.role == .component && !isTarget.contains(name) && node.leadsTo.isEmpty {
      guard let keys = outgoing[name], keys.count == 1, let key = keys.first else { continue }
      byTarget[key.target, default: []].append(key)
    }
    var folded = 0
    for (target, keys) in byTarget where keys.count > (density == .full ? 3 : 1) {
      for key in keys.sorted() {
        guard let kind = key.kind, let source = draft.nodes[key.source] else { continue }
        draft.nodes[target]?.openedBy.append(MapReference(kind: kind, title: source.title))
        draft.nodes[key.source] = nil
        draft.edges[key] = nil
        folded += 1
      }
    }
    if folded > 0 { notes.append("\u{201C}from\u{201D} in a box names code that opens the screen from a place that could not be told.") }
  }

  /// Of many lines that end at a screen only the first of the shortest way stays.
  private mutating func foldCrowdedScreens() {
    let tree = ShortestWays(edges: Array(draft.edges.keys), nodes: draft.nodes)
    let incoming = Dictionary(grouping: draft.edges.keys.filter { $0.kind != nil }, by: \.target)
    var folded = 0
    for (target, keys) in incoming.sorted(by: { $0.key < $1.key }) where keys.count > density.linesPerScreen {
      for key in keys.sorted() where tree.parent[target] != key.source {
        tell(key)
        folded += 1
      }
    }
    guard folded > 0 else { return }
    notes.append(
      density == .skeleton
        ? "The graph is large: lines show the shortest way to each screen, all other ways are words in the boxes, triggers are left out."
        : "Where more than \(density.linesPerScreen) lines would end at a screen only the first is drawn; the others are words in the boxes they leave.")
  }

  /// A line becomes words in its source's box.
  private mutating func tell(_ key: MapDraft.EdgeKey) {
    guard let edge = draft.edges.removeValue(forKey: key), let kind = edge.kind, let target = draft.nodes[key.target] else { return }
    draft.nodes[key.source]?.leadsTo.append(MapReference(kind: kind, title: target.title))
    draft.nodes[key.source]?.tooltip.append(contentsOf: edge.tooltip)
  }
}

/// For every node the neighbour that the shortest way from an entry comes through.
struct ShortestWays {
  private(set) var parent: [String: String] = [:]
  private(set) var depth: [String: Int] = [:]

  init(edges: [MapDraft.EdgeKey], nodes: [String: MapNode]) {
    let next = Dictionary(grouping: edges.sorted(), by: \.source)
    // Entries first, then what stands for code, then whatever nothing leads to, then the rest in order of name.
    let targets = Set(edges.map(\.target))
    let starts = nodes.values.sorted { ($0.rank(targets), $0.name) < ($1.rank(targets), $1.name) }
    var queue: [String] = []
    var at = 0
    var waiting = starts[...]
    while let first = waiting.first {
      // Entries start together; of the rest each is followed to its end before the next starts.
      let rank = first.rank(targets)
      let together = rank <= 1 ? waiting.prefix { $0.rank(targets) == rank } : waiting.prefix(1)
      waiting = waiting.dropFirst(together.count)
      for start in together where depth[start.name] == nil {
        depth[start.name] = 0
        queue.append(start.name)
      }
      while at < queue.count {
        let name = queue[at]
        at += 1
        for edge in next[name] ?? [] where depth[edge.target] == nil {
          depth[edge.target] = (depth[name] ?? 0) + 1
          parent[edge.target] = name
          queue.append(edge.target)
        }
      }
    }
  }
}

extension MapNode {
  fileprivate func rank(_ targets: Set<String>) -> Int {
    switch role {
    case .entry: 0
    case .screen where isEntry: 1
    case .anywhere: 2
    case .component: targets.contains(name) ? 5 : 3
    case .screen: targets.contains(name) ? 6 : 4
    }
  }
}
