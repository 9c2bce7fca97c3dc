import NavigationModel

/// The lines of an overview: all transitions between two groups are one line.
struct OverviewLines {
  struct Pair: Hashable, Comparable {
    var source: String
    var target: String
    var reverse: Pair { Pair(source: target, target: source) }
    static func < (a: Self, b: Self) -> Bool { (a.source, a.target) < (b.source, b.target) }
  }

  /// A line that is replaced by text in the card it starts from.
  struct Told {
    var pair: Pair
    var count: Int
    /// It only leads back to where users came from.
    var leadsHome: Bool
    /// It leads to shared screens, and is named there.
    var isFromShelf: Bool
  }

  private struct Bundle {
    var count = 0
    var kinds: [Transition.Kind: Int] = [:]
    var triggers: Set<String> = []
    var lines: [String] = []
  }

  private let planner: OverviewPlanner
  private let starts: Set<String>
  private var bundles: [Pair: Bundle] = [:]
  /// Transitions to alerts and the like, which are not lines between areas.
  private(set) var leftOut = 0
  private let kinds: [String: ScreenArea.Kind]

  init(planner: OverviewPlanner, groups: [Screen.ID: String]) {
    self.planner = planner
    kinds = Dictionary((planner.areas?.areas ?? []).map { ($0.title, $0.kind) }) { first, _ in first }
    starts = Set(planner.graph.entries.compactMap { groups[$0.screen] })
    collect(groups)
  }

  private mutating func collect(_ groups: [Screen.ID: String]) {
    let graph = planner.graph
    let ways = ScreenWays(graph)
    let momentary =
      planner.areas == nil ? [] : Set(ways.screens.indices.filter(ways.isSatellite).map { ways.screens[$0].id })
    for transition in graph.transitions.sorted(by: { ($0.location, $0.id) < ($1.location, $1.id) }) {
      guard transition.kind != .back || planner.options.showsBack, let to = transition.to, let target = groups[to]
      else {
        continue
      }
      if momentary.contains(to) {
        leftOut += 1
        continue
      }
      // The screens that a coordinator shows have no source screen; the coordinator's own area is used.
      let from = transition.from.isEmpty ? [transition.owner] : transition.from
      for source in Set(from.compactMap { groups[$0] }) where source != target {
        add(transition, from: from.first { groups[$0] == source }, to, Pair(source: source, target: target))
      }
    }
    collectEmbeddings(groups)
  }

  private mutating func collectEmbeddings(_ groups: [Screen.ID: String]) {
    for embedding in planner.graph.embeddings {
      guard let source = groups[embedding.parent], let target = groups[embedding.child], source != target else {
        continue
      }
      let pair = Pair(source: source, target: target)
      if bundles[pair] == nil { bundles[pair] = Bundle() }
    }
  }

  private mutating func add(_ transition: Transition, from: Screen.ID?, _ to: Screen.ID, _ pair: Pair) {
    var bundle = bundles[pair] ?? Bundle()
    bundle.count += 1
    bundle.kinds[transition.kind, default: 0] += 1
    if let trigger = TriggerLabel.words(ofTap: transition, on: from) { bundle.triggers.insert(trigger) }
    bundle.lines.append("\(transition.kind.rawValue) to \(to), \(transition.location.file):\(transition.location.line)")
    bundles[pair] = bundle
  }

  // MARK: Choosing

  /// The line that leads to each group first, then the strongest of the others, as many as a person can follow.
  func choice(groups: Int) -> (drawn: [Pair], told: [Told]) {
    let strongest = bundles.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.map(\.key)
    let depth = depths(strongest)
    func leadsHome(_ pair: Pair) -> Bool {
      guard let kind = kinds[pair.target], kind == .launch || kind == .tab else { return false }
      return (depth[pair.target] ?? 0) < (depth[pair.source] ?? 0)
    }
    let onward = strongest.filter { !leadsHome($0) && isDrawable($0) }
    var drawn = backbone(onward)
    // A line of embeddings only is drawn only if nothing else leads there.
    let rest = onward.filter { !drawn.contains($0) && (bundles[$0]?.count ?? 0) > 0 }
    let most = min(OverviewPlanner.mostLines - 2 * OverviewPlanner.widestEntry, groups + groups / 3)
    drawn.formUnion(rest.prefix(max(0, most - drawn.count)))
    let told = strongest.filter { !drawn.contains($0) && (bundles[$0]?.count ?? 0) > 0 }.map {
      Told(
        pair: $0, count: bundles[$0]?.count ?? 0, leadsHome: leadsHome($0), isFromShelf: kinds[$0.target] == .shared)
    }
    return (drawn.sorted(), told)
  }

  /// Lines to widely shared screens would cover the map, and lines from other apps are not ways of this one.
  private func isDrawable(_ pair: Pair) -> Bool {
    guard let source = kinds[pair.source], let target = kinds[pair.target] else { return true }
    // Tabs are side by side, each a tap away from the others.
    if target == .shared || source == .shared || (target == .tab && source != .launch) { return false }
    let isAside = { (kind: ScreenArea.Kind) in [.otherApp, .outside, .unreached].contains(kind) }
    return !isAside(source) || source == target
  }

  /// The groups with the screens that launch shows. A link into a group is no way to it.
  private var launched: Set<String> {
    let launch = starts.filter { kinds[$0] == nil || kinds[$0] == .launch }
    return launch.isEmpty ? starts : launch
  }

  private func depths(_ pairs: [Pair]) -> [String: Int] {
    let next = Dictionary(grouping: pairs, by: \.source)
    var depth = Dictionary(uniqueKeysWithValues: launched.map { ($0, 0) })
    var wave = depth.keys.sorted()
    while !wave.isEmpty {
      var following: [String] = []
      for source in wave {
        for pair in next[source] ?? [] where depth[pair.target] == nil {
          depth[pair.target] = (depth[source] ?? 0) + 1
          following.append(pair.target)
        }
      }
      wave = following
    }
    return depth
  }

  /// For each group, the strongest line that leads there from groups already reached.
  private func backbone(_ strongest: [Pair]) -> Set<Pair> {
    var drawn: Set<Pair> = []
    var reached = launched.union(kinds.filter { $0.value == .shared }.keys)
    // A bar's lines to its tabs come first.
    for pair in strongest where kinds[pair.target] == .tab && bundles[pair]?.kinds[.tab] != nil {
      drawn.insert(pair)
      reached.insert(pair.target)
    }
    while let pair = strongest.first(where: { reached.contains($0.source) && !reached.contains($0.target) }) {
      drawn.insert(pair)
      reached.insert(pair.target)
    }
    for target in Set(strongest.map(\.target)).sorted() where !reached.contains(target) {
      if let pair = strongest.first(where: { $0.target == target }) { drawn.insert(pair) }
    }
    return drawn
  }

  // MARK: Lines

  func edges(_ drawn: [Pair], name: (String) -> String) -> [MapEdge] {
    let all = Set(drawn)
    var edges: [MapEdge] = []
    for pair in drawn {
      // Two opposite lines between the same cards become one with two heads.
      if all.contains(pair.reverse), pair.reverse < pair { continue }
      guard let bundle = bundles[pair] else { continue }
      let back = all.contains(pair.reverse) ? bundles[pair.reverse] : nil
      let kinds = bundle.kinds.sorted { ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue) }
      let words = kinds.map { "\($0.value) \($0.key.rawValue)" }.joined(separator: ", ")
      var edge = MapEdge(
        source: name(pair.source), target: name(pair.target), count: bundle.count, countBack: back?.count ?? 0,
        triggers: bundle.triggers.count == 1 ? Array(bundle.triggers) : [], isBundle: true)
      let isTab = self.kinds[pair.target] == .tab && bundle.kinds[.tab] != nil
      edge.commonKind = isTab ? .tab : kinds.count == 1 && back == nil ? kinds[0].key : nil
      edge.tooltip =
        ["\(pair.source) → \(pair.target): \(words.isEmpty ? "shown in itself" : words)"] + bundle.lines.prefix(7)
        + (back.map { ["\(pair.target) → \(pair.source): \($0.count)"] + $0.lines.prefix(7) } ?? [])
      edges.append(edge)
    }
    return edges
  }
}
