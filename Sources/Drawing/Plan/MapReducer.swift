import NavigationModel

/// Replaces lines by text in maps with more lines than a person can follow.
struct MapReducer {
  var draft: MapDraft
  let density: MapDensity
  private(set) var notes: [String] = []
  private(set) var lists = ScreenLists()
  /// The lines that one line into a flow stands for.
  var bundled: [MapDraft.EdgeKey] = []
  /// What was replaced by text, by source node.
  private var toldTargets: [String: [(node: String, kind: Transition.Kind, tooltip: [String])]] = [:]

  init(draft: MapDraft, density: MapDensity) {
    self.draft = draft
    self.density = density
  }

  mutating func reduce() {
    guard density != .complete else { return markDirections() }
    if !density.isRoomy { foldSatellites() }
    foldComponents()
    foldCrowdedScreens()
    if !density.isRoomy, draft.options.view.hasDoors { lists.take(&draft) }
    if !density.isRoomy { bundleFansIntoFlows() }
    foldLooseCode()
    markDirections()
    stagger()
  }

  mutating func say(_ note: String) { notes.append(note) }

  /// Alerts and URLs are named in the box they come from.
  private mutating func foldSatellites() {
    let incoming = Dictionary(grouping: draft.edges.keys, by: \.target)
    let leading = Set(draft.edges.keys.map(\.source))
    var folded = 0
    for (name, node) in draft.nodes.sorted(by: { $0.key < $1.key })
    where node.isSatellite && !node.isEntry && node.errors + node.warnings == 0 && !leading.contains(name) {
      let keys = (incoming[name] ?? []).sorted()
      guard !keys.isEmpty, Set(keys.map(\.source)).count == 1,
        !keys.contains(where: { draft.edges[$0]?.staysALine == true })
      else { continue }
      for key in keys { tell(key) }
      draft.nodes[name] = nil
      folded += 1
    }
    if folded > 0 { notes.append("Alerts, dialogs, URLs and system screens are in the box of their screen.") }
  }

  /// Code that only leads to one screen is named in that screen's box, if there are many such cases.
  private mutating func foldComponents() {
    let outgoing = Dictionary(grouping: draft.edges.keys, by: \.source)
    var byTarget: [String: [MapDraft.EdgeKey]] = [:]
    for (name, node) in draft.nodes where node.isCode && node.leadsTo.isEmpty {
      guard let keys = outgoing[name], keys.count == 1, let key = keys.first else { continue }
      byTarget[key.target, default: []].append(key)
    }
    for keys in byTarget.values where keys.count > (density.isRoomy ? 3 : 0) {
      for key in keys { tell(key) }
    }
  }

  /// Code without any line left would be scattered over the map; the screens it leads to name it.
  private mutating func foldLooseCode() {
    let joined = Set(draft.edges.keys.flatMap { [$0.source, $0.target] })
    var folded = 0
    for (name, node) in draft.nodes.sorted(by: { $0.key < $1.key }) where node.isCode && !joined.contains(name) {
      let targets = toldTargets[name] ?? []
      guard targets.allSatisfy({ draft.nodes[$0.node] != nil }) else { continue }
      for target in targets {
        draft.nodes[target.node]?.openedBy.append(MapReference(kind: target.kind, title: node.title))
        draft.nodes[target.node]?.tooltip.append(contentsOf: target.tooltip)
      }
      draft.nodes[name] = nil
      folded += 1
    }
    if folded > 0 {
      notes.append(
        "\u{201C}from\u{201D} names code that opens the screen, either from many screens or from an unknown place."
      )
    }
  }

  /// The picture reads from the entries on: lines that lead back must not pull a screen to the far end.
  private mutating func markDirections() {
    let ways = ShortestWays(edges: Array(Set(draft.edges.keys).union(bundled)), nodes: draft.nodes)
    for key in draft.edges.keys {
      draft.edges[key]?.isShortestWay = ways.parent[key.target] == key.source
      draft.edges[key]?.leadsBack = (ways.depth[key.target] ?? 0) < (ways.depth[key.source] ?? 0)
    }
  }

  /// If many lines end at a screen, only the first one of the shortest way is drawn.
  private mutating func foldCrowdedScreens() {
    let tree = ShortestWays(edges: Array(draft.edges.keys), nodes: draft.nodes)
    let incoming = Dictionary(grouping: draft.edges.keys.filter { $0.kind != nil }, by: \.target)
    var folded = 0
    for (target, keys) in incoming.sorted(by: { $0.key < $1.key }) {
      let isCrowded = keys.count > density.linesPerScreen
      // How users get into the area that is shown.
      let ways = keys.sorted().filter { draft.nodes[target]?.isMain == true && draft.nodes[$0.source]?.role == .group }
      let kept = Set(ways.prefix(density.linesPerScreen))
      for key in keys.sorted()
      where tree.parent[target] != key.source && draft.edges[key]?.staysALine == false && !kept.contains(key) {
        guard isCrowded || (!density.drawsAllWaysBetweenFlows && !isWithinFlow(key)) else { continue }
        tell(key)
        folded += 1
      }
    }
    guard folded > 0 else { return }
    notes.append(
      density == .skeleton
        ? "The graph is large: lines show the shortest way to each screen. For other ways, the boxes show the number "
          + "and their tooltips the names; triggers are left out."
        : "Where more than \(density.linesPerScreen) lines would end at a "
          + "screen\(density.drawsAllWaysBetweenFlows ? "" : ", or lines would cross areas,") only the shortest way "
          + "is drawn; the others are words in the boxes they leave."
    )
  }

  private func isWithinFlow(_ key: MapDraft.EdgeKey) -> Bool {
    draft.options.groupBy == .none || draft.nodes[key.source]?.flow == draft.nodes[key.target]?.flow
  }

  /// Many screens that lead nowhere, all in one column, make a map tall and thin; they are distributed over two or
  /// three columns.
  private mutating func stagger() {
    guard draft.nodes.count > 24 else { return }
    let outgoing = Dictionary(grouping: draft.edges.keys, by: \.source)
    let incoming = Dictionary(grouping: draft.edges.keys, by: \.target)
    for keys in outgoing.values {
      let leaves = keys.filter { outgoing[$0.target] == nil && incoming[$0.target]?.count == 1 }.sorted()
      guard leaves.count > 4 else { continue }
      let columns = leaves.count > 10 ? 3 : 2
      for (index, key) in leaves.enumerated() { draft.edges[key]?.columns = 1 + index % columns }
    }
  }

  /// Replaces a line by text in its source's box.
  private mutating func tell(_ key: MapDraft.EdgeKey) {
    guard draft.edges[key]?.staysALine == false, let edge = draft.edges.removeValue(forKey: key), let kind = edge.kind,
      let target = draft.nodes[key.target]
    else { return }
    toldTargets[key.source, default: []].append((key.target, kind, edge.tooltip))
    draft.nodes[key.source]?.leadsTo.append(MapReference(kind: kind, title: target.title))
    draft.nodes[key.source]?.tooltip.append(contentsOf: edge.tooltip)
  }
}

/// For every node, the neighbour through which the shortest way from an entry comes.
struct ShortestWays {
  private(set) var parent: [String: String] = [:]
  private(set) var depth: [String: Int] = [:]

  init(edges: [MapDraft.EdgeKey], nodes: [String: MapNode]) {
    let next = Dictionary(grouping: edges.sorted(), by: \.source)
    // Entries first, then nodes that stand for code, then nodes that nothing leads to, then the rest in order of name.
    let targets = Set(edges.map(\.target))
    let starts = nodes.values.sorted { ($0.rank(targets), $0.name) < ($1.rank(targets), $1.name) }
    var queue: [String] = []
    var at = 0
    var waiting = starts[...]
    while let first = waiting.first {
      // Entries start together; each of the rest is followed to its end before the next starts.
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
    case .screen where isEntry || isMain: 1
    case .anywhere: 2
    case .component: 3
    case .screen, .group, .unresolved: targets.contains(name) ? 5 : 4
    }
  }
}
