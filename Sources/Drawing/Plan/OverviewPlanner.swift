import NavigationModel

/// A map of groups: each area, flow or folder is one card, and all transitions between two of them are one line.
struct OverviewPlanner {
  let part: GraphPart
  let findings: [Finding]
  let options: FlowMapOptions
  /// Set if the cards are areas.
  var areas: ScreenAreas?
  var graph: NavigationGraph { part.graph }

  static let widestEntry = 6
  /// If there are more groups than this, the rest become one card.
  static let mostGroups = 40
  /// Nobody can follow more lines than this.
  static let mostLines = 80

  func plan() -> MapPlan {
    let groups = boundedGroups()
    var names = NodeNames()
    var nodes = OverviewCards(planner: self, groups: groups).cards(names: &names)
    let lines = OverviewLines(planner: self, groups: groups)
    let choice = lines.choice(groups: nodes.count)
    var edges = lines.edges(choice.drawn) { names.name(for: $0, role: "group ") }
    tell(choice.told, in: &nodes)
    addStart(&nodes, &edges, groups: groups, names: &names)
    markDirections(&edges, nodes: nodes)
    let places = OverviewPlaces(nodes: nodes, edges: edges)
    return MapPlan(
      density: .overview, nodes: nodes.sorted { $0.name < $1.name },
      edges: edges.sorted { ($0.source, $0.target, $0.order) < ($1.source, $1.target, $1.order) }, clusters: [],
      levels: places.levels, ties: places.ties, beside: places.beside, counts: "",
      notes: notes(choice.told, leftOut: lines.leftOut),
      nodeOfScreen: groups.mapValues { names.name(for: $0, role: "group ") })
  }

  private func tell(_ told: [OverviewLines.Told], in nodes: inout [MapNode]) {
    let places = Dictionary(nodes.enumerated().map { ($1.title, $0) }) { first, _ in first }
    for line in told {
      let (card, other) = line.isFromShelf ? (line.pair.target, line.pair.source) : (line.pair.source, line.pair.target)
      guard let at = places[card] else { continue }
      let reference = MapReference(kind: .push, title: other, count: line.count, leadsHome: line.leadsHome)
      if line.isFromShelf { nodes[at].openedBy.append(reference) } else { nodes[at].leadsTo.append(reference) }
    }
  }

  private func notes(_ told: [OverviewLines.Told], leftOut: Int) -> [String] {
    var notes = [
      areas == nil
        ? "A card is a flow or a folder of screens; a line's number counts the transitions."
        : "A card is an area: a tab, or what lies behind one screen. A line's number counts the transitions."
    ]
    if told.contains(where: { !$0.leadsHome && !$0.isFromShelf }) {
      notes.append("Of each card the strongest lines are drawn; the others are words in the cards they leave.")
    }
    if leftOut > 0 { notes.append("Alerts, dialogs, addresses and system screens are not counted.") }
    if told.contains(where: \.leadsHome) { notes.append("\u{21A9} leads back there.") }
    return notes
  }

  func boundedGroups() -> [Screen.ID: String] {
    var group: [Screen.ID: String]
    if let areas {
      let titles = areas.titles
      group = Dictionary(graph.screens.map { ($0.id, titles[$0.id] ?? "Other") }) { first, _ in first }
    } else {
      group = ScreenGroups.overview(of: graph, by: options.groupBy).group
    }
    let sizes = Dictionary(grouping: group.values) { $0 }.mapValues(\.count)
    guard sizes.count > Self.mostGroups else { return group }
    let kept = Set(sizes.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(Self.mostGroups - 1).map(\.key))
    group = group.mapValues { kept.contains($0) ? $0 : "Other" }
    return group
  }

  // MARK: Ways in

  /// The start has a box; what opens from outside is named on the cards.
  private func addStart(
    _ nodes: inout [MapNode], _ edges: inout [MapEdge], groups: [Screen.ID: String], names: inout NodeNames
  ) {
    let kinds = areas.map { Dictionary($0.areas.map { ($0.title, $0.kind) }) { first, _ in first } }
    var targets: Set<String> = []
    for entry in graph.entries where MapDraft.words(for: entry.via) == "Start" {
      if let group = groups[entry.screen], kinds?[group] != .otherApp { targets.insert(group) }
    }
    // The app's first area leads to its tabs.
    if targets.contains(where: { kinds?[$0] == .launch }) { targets = targets.filter { kinds?[$0] != .tab } }
    guard !targets.isEmpty, targets.count <= Self.widestEntry else { return }
    let source = names.name(for: "Start", role: "entry ")
    nodes.append(
      MapNode(name: source, role: .entry(.mainScene), title: "Start", caption: "", tooltip: ["Users come in here"]))
    for group in targets.sorted() {
      edges.append(
        MapEdge(source: source, target: names.name(for: group, role: "group "), tooltip: ["Entry: \(group)"]))
    }
  }

  private func markDirections(_ edges: inout [MapEdge], nodes: [MapNode]) {
    let keys = edges.flatMap { edge in
      [MapDraft.EdgeKey(source: edge.source, target: edge.target, kind: nil)]
        + (edge.countBack > 0 ? [MapDraft.EdgeKey(source: edge.target, target: edge.source, kind: nil)] : [])
    }
    let ways = ShortestWays(
      edges: keys, nodes: Dictionary(nodes.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first }))
    for at in edges.indices {
      edges[at].isShortestWay = ways.parent[edges[at].target] == edges[at].source
      edges[at].leadsBack = (ways.depth[edges[at].target] ?? 0) < (ways.depth[edges[at].source] ?? 0)
    }
  }
}
