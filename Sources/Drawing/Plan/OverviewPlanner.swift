import NavigationModel

/// A map of groups: each flow or folder is one card, and all transitions between two of them are one line.
struct OverviewPlanner {
  let part: GraphPart
  let findings: [Finding]
  let options: FlowMapOptions
  var graph: NavigationGraph { part.graph }

  private struct Pair: Hashable, Comparable {
    var source: String
    var target: String
    static func < (a: Self, b: Self) -> Bool { (a.source, a.target) < (b.source, b.target) }
  }

  private struct Bundle {
    var count = 0
    var kinds: [Transition.Kind: Int] = [:]
    var lines: [String] = []
  }

  private static let widestEntry = 6
  /// More groups than this become one card.
  static let mostGroups = 60

  func plan() -> MapPlan {
    let groups = boundedGroups()
    var names = NodeNames()
    var nodes = cards(groups, names: &names)
    let bundles = bundles(groups)
    let (drawn, told) = choose(
      bundles, starts: Set(graph.entries.compactMap { groups[$0.screen] }), groups: nodes.count)
    var edges: [MapEdge] = []
    let both = Set(drawn)
    for pair in drawn {
      let reverse = Pair(source: pair.target, target: pair.source)
      // Two lines between the same cards are one with two heads.
      if both.contains(reverse), reverse < pair { continue }
      guard let bundle = bundles[pair] else { continue }
      let back = both.contains(reverse) ? bundles[reverse] : nil
      let kinds = bundle.kinds.sorted { ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue) }.map {
        "\($0.value) \($0.key.rawValue)"
      }
      edges.append(
        MapEdge(
          source: names.name(for: pair.source, role: "group "), target: names.name(for: pair.target, role: "group "),
          count: bundle.count,
          countBack: back?.count ?? 0, isBundle: true,
          tooltip: ["\(pair.source) → \(pair.target): \(kinds.joined(separator: ", "))"] + bundle.lines.prefix(7)
            + (back.map { ["\(pair.target) → \(pair.source): \($0.count)"] + $0.lines.prefix(7) } ?? [])))
    }
    for pair in told {
      guard let bundle = bundles[pair], let at = nodes.firstIndex(where: { $0.title == pair.source }) else { continue }
      nodes[at].leadsTo.append(MapReference(kind: .push, title: pair.target, count: bundle.count))
    }
    addEntries(&nodes, &edges, groups: groups, names: &names)
    markDirections(&edges, nodes: nodes)
    var notes = ["A card is a flow or a folder of screens; a line's number counts the transitions."]
    if !told.isEmpty {
      notes.append("Of each card the strongest lines are drawn; the others are words in the cards they leave.")
    }
    return MapPlan(
      density: .overview, nodes: nodes.sorted { $0.name < $1.name },
      edges: edges.sorted { ($0.source, $0.target, $0.order) < ($1.source, $1.target, $1.order) }, clusters: [],
      counts: "", notes: notes,
      nodeOfScreen: groups.mapValues { names.name(for: $0, role: "group ") })
  }

  func boundedGroups() -> [Screen.ID: String] {
    var group = ScreenGroups.overview(of: graph, by: options.groupBy).group
    let sizes = Dictionary(grouping: group.values) { $0 }.mapValues(\.count)
    guard sizes.count > Self.mostGroups else { return group }
    let kept = Set(sizes.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(Self.mostGroups - 1).map(\.key))
    group = group.mapValues { kept.contains($0) ? $0 : "Other" }
    return group
  }

  private func cards(_ groups: [Screen.ID: String], names: inout NodeNames) -> [MapNode] {
    let flows = Set(graph.flows.map(\.id))
    let subjects = FindingSubjects(graph: graph)
    let found = Dictionary(
      grouping: findings.flatMap { finding in subjects.screens(of: finding).prefix(1).map { ($0, finding) } },
      by: { groups[$0.0] ?? "" })
    var degree: [Screen.ID: Int] = [:]
    for transition in graph.transitions where transition.kind != .back {
      for screen in transition.from + [transition.to].compactMap({ $0 }) { degree[screen, default: 0] += 1 }
    }
    return Dictionary(grouping: graph.screens) { groups[$0.id] ?? "Other" }.sorted { $0.key < $1.key }.map {
      title, members in
      let lost = members.count { !$0.isReachable }
      let first = members.filter { $0.location != nil }.sorted {
        (degree[$1.id] ?? 0, $0.name) < (degree[$0.id] ?? 0, $1.name)
      }
      var caption = MapPlanner.count(members.count, "screen")
      if lost > 0 { caption += ", \(lost) unreachable" }
      var node = MapNode(
        name: names.name(for: title, role: "group "), role: .group, title: title, caption: caption, flow: nil,
        isEntry: members.contains(where: \.isEntry),
        tooltip: ["\(title)\(flows.contains(title) ? " (flow)" : ""): \(caption)"] + first.prefix(12).map(\.name),
        location: nil)
      node.address = options.view.addresses[title]
      for (_, finding) in found[title] ?? [] { node.count(finding) }
      return node
    }
  }

  private func bundles(_ groups: [Screen.ID: String]) -> [Pair: Bundle] {
    var bundles: [Pair: Bundle] = [:]
    for transition in graph.transitions.sorted(by: { ($0.location, $0.id) < ($1.location, $1.id) }) {
      guard transition.kind != .back || options.showsBack, let to = transition.to, let target = groups[to] else {
        continue
      }
      for source in Set(transition.from.compactMap { groups[$0] }) where source != target {
        var bundle = bundles[Pair(source: source, target: target)] ?? Bundle()
        bundle.count += 1
        bundle.kinds[transition.kind, default: 0] += 1
        bundle.lines.append(
          "\(transition.kind.rawValue) to \(to), \(transition.location.file):\(transition.location.line)")
        bundles[Pair(source: source, target: target)] = bundle
      }
    }
    return bundles
  }

  /// The lines that lead to each group first, and the strongest of the others as long as a person can follow them.
  private func choose(_ bundles: [Pair: Bundle], starts: Set<String>, groups: Int) -> (drawn: [Pair], told: [Pair]) {
    let strongest = bundles.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.map(\.key)
    var drawn: Set<Pair> = []
    var reached = starts
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for pair in strongest where reached.contains(pair.source) && !reached.contains(pair.target) {
        drawn.insert(pair)
        reached.insert(pair.target)
        isGrowing = true
        break
      }
    }
    for target in Set(strongest.map(\.target)).sorted() where !reached.contains(target) {
      if let pair = strongest.first(where: { $0.target == target }) { drawn.insert(pair) }
    }
    let most = groups + groups / 2
    for pair in strongest where drawn.count < most { drawn.insert(pair) }
    return (drawn.sorted(), strongest.filter { !drawn.contains($0) })
  }

  private func addEntries(
    _ nodes: inout [MapNode], _ edges: inout [MapEdge], groups: [Screen.ID: String], names: inout NodeNames
  ) {
    var targets: [String: Set<String>] = [:]
    for entry in graph.entries {
      if let group = groups[entry.screen] { targets[MapDraft.words(for: entry.via), default: []].insert(group) }
    }
    for (words, groups) in targets.sorted(by: { $0.key < $1.key }) where groups.count <= Self.widestEntry {
      let source = names.name(for: words, role: "entry ")
      nodes.append(
        MapNode(
          name: source, role: .entry(words == "Start" ? .mainScene : .deepLink), title: words, caption: "",
          tooltip: ["Users come in here"]))
      for group in groups.sorted() {
        edges.append(
          MapEdge(source: source, target: names.name(for: group, role: "group "), tooltip: ["Entry: \(group)"]))
      }
    }
  }

  private func markDirections(_ edges: inout [MapEdge], nodes: [MapNode]) {
    let keys = edges.map { MapDraft.EdgeKey(source: $0.source, target: $0.target, kind: nil) }
    let ways = ShortestWays(
      edges: keys, nodes: Dictionary(nodes.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first }))
    for at in edges.indices {
      edges[at].isShortestWay = ways.parent[edges[at].target] == edges[at].source
      edges[at].leadsBack = (ways.depth[edges[at].target] ?? 0) < (ways.depth[edges[at].source] ?? 0)
    }
  }
}
