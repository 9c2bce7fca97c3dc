import NavigationModel

/// Decides what the map shows.
struct MapPlanner {
  let graph: NavigationGraph
  let findings: [Finding]
  let options: FlowMapOptions

  /// `isText`: for a format without a layout, which can show everything.
  func plan(isText: Bool = false) -> MapPlan {
    let part = GraphSelection(graph: graph, findings: findings, view: options.view).part()
    let areas = options.groupBy == .ways ? AreaFinder.areas(of: graph, options) : nil
    if options.view.overview == .always { return overview(of: part, areas) }
    let doors = options.view.hasDoors ? overviewPlanner(GraphPart(graph: graph), areas).boundedGroups() : [:]
    var draft = MapDraft(part: part, options: options, areas: areas, doors: doors, isText: isText)
    draft.addScreens()
    draft.addEntries()
    draft.addTransitions()
    if !isText { draft.addStarts() }
    draft.addEmbeddings()
    draft.addUnresolved()
    draft.markSubjects()
    markMainScreen(&draft)
    draft.addBadges(findings)
    if !isText { draft.separateSatellites() }
    if options.view.overview == .auto, isUnreadable(draft) {
      return overview(
        of: part, areas,
        because: "do not fit one readable picture: this is the overview.",
        hint: "Look closer with --area, --focus or --split, open a page that can be searched with -o map.html, or draw "
          + "all with --overview never.")
    }
    // Decided by the size, never by a clock: the same graph gives the same picture on every machine.
    if !isText, draft.nodes.count > Self.mostArranged {
      return overview(
        of: part, areas,
        because: "are more than can be arranged in one picture: this is the overview.",
        hint: "Draw parts with --area, --focus or --split.")
    }
    let density =
      isText
      ? MapDensity.complete
      : MapDensity(nodes: draft.nodes.count, edges: draft.edges.count, isArea: options.view.hasDoors)
    var reducer = MapReducer(draft: draft, density: density)
    reducer.reduce()
    draft = reducer.draft
    dropLooseContext(&draft)

    var nodes = draft.nodes.values.sorted { $0.name < $1.name }
    var edges = draft.edges.values.sorted { ($0.source, $0.target, $0.order) < ($1.source, $1.target, $1.order) }
    attachToSketches(&edges, nodes: nodes)
    let leftOut = dropSurroundings(&nodes, &edges)
    if options.view.hasDoors { keepTellingGuards(&edges) }
    let lists = reducer.lists
    let aside = density.isRoomy ? [] : takeAside(&nodes, edges: edges)
    let clusters = clusters(of: nodes, draft, density: density)
    return MapPlan(
      density: density, nodes: nodes, edges: edges, clusters: clusters, aside: aside + lists.cells,
      lists: lists.lists(after: aside.count),
      rows: grid(clusters, nodes, edges, density).pairs,
      counts: counts(of: part, context: nodes.count(where: \.isContext)),
      notes: part.notes + reducer.notes + lists.notes + leftOut + notes(of: part, nodes: nodes),
      nodeOfScreen: draft.screenNodes)
  }

  /// Lets lines start at the button in a wireframe that triggers them.
  private func attachToSketches(_ edges: inout [MapEdge], nodes: [MapNode]) {
    guard options.cards == .wireframes else { return }
    let ports = Dictionary(
      nodes.compactMap { node in node.sketch.map { (node.name, SketchPorts($0)) } },
      uniquingKeysWith: { first, _ in first })
    for at in edges.indices where !edges[at].leadsBack && !edges[at].isIntoFlow {
      guard let places = ports[edges[at].source] else { continue }
      edges[at].port = places.port(for: edges[at])
    }
  }

  /// The number of boxes that a person can read of a whole app without scrolling much: a laptop shows half of it at
  /// once.
  static let mostNodesAtFirstSight = 60
  static let fewestGroups = 4
  /// More boxes or lines than a person can read on one sheet, after choosing a part or a kind of cards.
  static let mostNodes = 200
  static let mostEdges = 420

  /// Up to this size a layout takes a few seconds.
  static let mostArranged = 1_500

  private func isUnreadable(_ draft: MapDraft) -> Bool {
    let boxes = draft.nodes.values.count { !$0.isSatellite }
    if boxes > Self.mostNodes || draft.edges.count > 2 * Self.mostEdges { return true }
    // If a part or a kind of cards was chosen, it is drawn as requested; an overview of two cards would be useless.
    guard boxes > Self.mostNodesAtFirstSight, options.view.isWhole, options.cards == .names else { return false }
    return Set(overviewPlanner(draft.part, draft.areas).boundedGroups().values).count
      >= Self.fewestGroups
  }

  private func overviewPlanner(_ part: GraphPart, _ areas: ScreenAreas?) -> OverviewPlanner {
    OverviewPlanner(part: part, findings: findings, options: options, areas: areas)
  }

  private func overview(of part: GraphPart, _ areas: ScreenAreas?, because reason: String? = nil, hint: String? = nil)
    -> MapPlan
  {
    var plan = overviewPlanner(part, areas).plan()
    plan.counts = counts(of: part, context: part.context.count)
    var notes = part.notes
    if let reason { notes.append("\(part.graph.screens.count) screens \(reason)") }
    plan.notes = notes + plan.notes + self.notes(of: part, nodes: nil)
    if let hint { plan.hints = [hint] }
    return plan
  }

  private func clusters(of nodes: [MapNode], _ draft: MapDraft, density: MapDensity) -> [MapCluster] {
    let byFlow = Dictionary(grouping: nodes.filter { $0.flow != nil }) { $0.flow ?? "" }
    let badges = draft.flowBadges
    // A single box around everything would be useless.
    if draft.areas != nil, byFlow.count == 1 { return [] }
    let order = Dictionary((draft.areas?.areas ?? []).enumerated().map { ($1.title, $0) }) { first, _ in first }
    var clusters: [MapCluster] = []
    for (flow, members) in byFlow.sorted(by: { (order[$0.key] ?? 0, $0.key) < (order[$1.key] ?? 0, $1.key) })
    where members.count >= density.smallestCluster {
      clusters.append(
        MapCluster(
          flow: flow, nodes: members.map(\.name), errors: badges[flow]?.errors ?? 0,
          warnings: badges[flow]?.warnings ?? 0))
    }
    return clusters
  }

  /// An area with a main screen is arranged by its lines. The boxes of another are arranged together, also where its own
  /// tinted box would be around everything.
  private func grid(
    _ clusters: [MapCluster], _ nodes: [MapNode], _ edges: [MapEdge], _ density: MapDensity
  ) -> MapGrid {
    let isArea = options.view.hasDoors && !nodes.contains(where: \.isMain)
    let own = nodes.filter { $0.flow != nil && !$0.isContext && !$0.isCode }.map(\.name)
    return MapGrid(
      groups: isArea && clusters.isEmpty ? [own] : clusters.map(\.nodes), edges: edges, density: density,
      placesTrees: isArea)
  }

  /// Boxes that no line is connected to would be scattered between the others; in a table they take little space.
  private func takeAside(_ nodes: inout [MapNode], edges: [MapEdge]) -> [MapNode] {
    let touched = Set(edges.flatMap { [$0.source, $0.target] })
    func isAlone(_ node: MapNode) -> Bool { !touched.contains(node.name) && !node.isOnWay && !node.isLedToThroughFlow }
    let alone = nodes.filter(isAlone)
    guard alone.count > 2, alone.count < nodes.count else { return [] }
    nodes.removeAll(where: isAlone)
    func rank(_ node: MapNode) -> Int { (node.isCode ? 2 : 0) + (node.isUnreachable ? 1 : 0) }
    return alone.sorted { (rank($0), $0.name) < (rank($1), $1.name) }
  }

  /// Around an area, other areas are shown, and code that is on many screens. A line between two of these is no way of
  /// the area, nor is one from there to an alert. Boxes that then have no line do not belong to the picture.
  private func dropSurroundings(_ nodes: inout [MapNode], _ edges: inout [MapEdge]) -> [String] {
    guard options.view.hasDoors else { return [] }
    let around = Set(nodes.filter { $0.isCode || $0.isContext || $0.role == .group }.map(\.name))
    let leading = Set(edges.map(\.source))
    // What a screen shows for a moment belongs to that screen.
    let momentary = Set(nodes.filter { $0.isSatellite && !$0.isEntry && !leading.contains($0.name) }.map(\.name))
      .intersection(edges.map(\.target))
    let foreign = around.union(momentary)
    let joining = edges.filter { $0.isOnWay || !around.contains($0.source) || !foreign.contains($0.target) }
    let touched = Set(joining.flatMap { [$0.source, $0.target] })
    let kept = nodes.filter { touched.contains($0.name) || !foreign.contains($0.name) }
    guard kept.count < nodes.count, !kept.isEmpty else { return [] }
    let count = nodes.count { around.contains($0.name) && !touched.contains($0.name) }
    (nodes, edges) = (kept, joining)
    guard count > 0 else { return [] }
    return [
      "\(Self.count(count, "box", plural: "boxes")) of other areas and of code on many screens "
        + "\(count == 1 ? "is" : "are") left out."
    ]
  }

  /// In an area's picture a condition is only written where the same tap leads to several screens.
  private func keepTellingGuards(_ edges: inout [MapEdge]) {
    func tap(_ edge: MapEdge) -> [String] { [edge.source] + TriggerLabel.captions(edge.triggers).prefix(1) }
    let ways = Dictionary(grouping: edges.filter { $0.kind != nil }, by: tap)
    for at in edges.indices {
      let tap = tap(edges[at])
      if tap.count == 1 || ways[tap]?.count == 1 { edges[at].guards = [] }
    }
  }

  /// The screen that leads into the area that is shown.
  private func markMainScreen(_ draft: inout MapDraft) {
    guard options.view.hasDoors, let group = options.view.group.map(Set.init) else { return }
    let area = draft.areas?.areas.first { Set($0.screens) == group }
    if let name = area?.root.flatMap({ draft.screenNodes[$0] }) { draft.nodes[name]?.isMain = true }
  }

  /// A box that is only drawn to show where lines go is useless without lines.
  private func dropLooseContext(_ draft: inout MapDraft) {
    let touched = Set(draft.edges.keys.flatMap { [$0.source, $0.target] })
    draft.nodes = draft.nodes.filter { name, node in
      !node.isContext || touched.contains(name) || !node.leadsTo.isEmpty || !node.openedBy.isEmpty
    }
  }

  private func counts(of part: GraphPart, context: Int) -> String {
    let graph = part.graph
    let core = graph.screens.count - part.context.count
    let moves = graph.transitions.count { $0.kind != .back }
    let backs = graph.transitions.count - moves
    var parts = [Self.count(graph.screens.count, "screen"), Self.count(moves, "transition")]
    if core < self.graph.screens.count { parts[0] = "\(core) of \(Self.count(self.graph.screens.count, "screen"))" }
    if context > 0 { parts.insert("\(context) next to \(core == 1 ? "it" : "them")", at: 1) }
    if backs > 0 { parts.append("\(backs) back") }
    let unreachable = graph.screens.count { !$0.isReachable }
    if unreachable > 0 { parts.append("\(unreachable) unreachable") }
    if options.view.isWhole { parts.append(Self.count(findings.count, "finding")) }
    let date = DotText.line(options.date, columns: 40)
    if !date.isEmpty { parts.append(date) }
    return parts.joined(separator: " · ")
  }

  private func notes(of part: GraphPart, nodes: [MapNode]?) -> [String] {
    var notes: [String] = []
    if !options.showsBack, part.graph.transitions.contains(where: { $0.kind == .back }) {
      notes.append("Ways back are not drawn.")
    }
    let screens = Set(part.graph.screens.map(\.id))
    let drawn = nodes == nil ? 0 : part.graph.unresolved.count { screens.contains($0.owner) }
    let lost = part.graph.unresolved.count - drawn
    if lost > 0 {
      notes.append(
        "\(Self.count(lost, "navigation site")) could not be followed and \(lost == 1 ? "is" : "are") not on the map.")
    }
    return notes
  }

  static func count(_ number: Int, _ noun: String, plural: String? = nil) -> String {
    "\(number) \(number == 1 ? noun : plural ?? noun + "s")"
  }
}
