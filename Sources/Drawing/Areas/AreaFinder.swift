import NavigationModel

/// Finds the areas of an app by how users get to its screens.
/// The dominator tree says which screens can be reached only through one other. A tab is an area, and so is a screen
/// that enough others can be reached only through. The rest of the screens at the start of an app are an area of their
/// own, except those that several areas lead to.
struct AreaFinder {
  let graph: NavigationGraph
  let options: FlowMapOptions
  private let ways: ScreenWays
  private var areas: [Draft] = []
  /// The area of each screen, as an index.
  private var place: [Int?]
  /// Where the way to a screen starts, as an index of `origins`.
  private var origin: [Int]
  private var origins: [ScreenArea.Kind] = []

  private struct Draft {
    var kind: ScreenArea.Kind
    var root: Int?
    var title: String?
    /// Set if its screens have only their folder in common.
    var folder: String?
    /// The index in the tab bar of the tab that all ways pass.
    var tab = Int.max
  }

  /// More boxes than this are not an overview.
  static let mostAreas = 36

  static func areas(of graph: NavigationGraph, _ options: FlowMapOptions) -> ScreenAreas {
    var finder = AreaFinder(graph, options)
    finder.find()
    return finder.result()
  }

  private init(_ graph: NavigationGraph, _ options: FlowMapOptions) {
    self.graph = graph
    self.options = options
    ways = ScreenWays(graph)
    place = Array(repeating: nil, count: ways.screens.count)
    origin = Array(repeating: .max, count: ways.screens.count)
  }

  private mutating func find() {
    let roots = originate()
    let bar = ways.apps.first?.first.map { TabBar(graph, ways, start: $0) }
    let tree = dominators(roots)
    let heads = carve(tree, roots: Set(roots), bar: bar)
    settle(heads, tree, bar: bar)
    shelve(heads, tree, bar: bar)
    choose()
    adoptSatellites()
    splitShelf()
    splitStart(tree, bar: bar)
    limit(tree)
  }

  // MARK: Where ways start

  /// Each start gets the screens that it reaches and no earlier start does: first the app, then other apps, entries
  /// from outside, and last the screens that nothing leads to.
  private mutating func originate() -> [Int] {
    var roots: [Int] = []
    func claim(_ starts: [Int], _ kind: ScreenArea.Kind) {
      let free = starts.filter { origin[$0] == .max }
      guard !free.isEmpty else { return }
      for node in ways.reached(from: free, passes: { origin[$0] == .max }).keys { origin[node] = origins.count }
      roots += free
      origins.append(kind)
    }
    for (at, app) in ways.apps.enumerated() { claim(app, at == 0 ? .launch : .otherApp) }
    for root in ways.outside { claim([root], .outside) }
    // Screens that nothing leads to come before those that are only reached from a cycle.
    for root in ways.screens.indices where ways.previous[root].isEmpty { claim([root], .unreached) }
    for root in ways.screens.indices { claim([root], .unreached) }
    return roots
  }

  private func dominators(_ roots: [Int]) -> DominatorTree {
    let top = ways.screens.count
    // A way from another start back into the app is not one that the app's users take.
    let inside = ways.next.enumerated().map { from, targets in targets.filter { origin[$0] == origin[from] } }
    return DominatorTree(successors: inside + [roots], root: top)
  }

  private func kind(ofOrigin at: Int) -> ScreenArea.Kind { origins[at] }

  // MARK: The heads of areas

  /// From the leaves up: a screen that enough others are reached through, and that is not in an area yet, starts one.
  private func carve(_ tree: DominatorTree, roots: Set<Int>, bar: TabBar?) -> Set<Int> {
    let least = max(4, ways.screens.count / 28)
    let tabs = Set(bar?.tabs.map(\.screen) ?? [])
    let path = pathToBar(tree, bar)
    var heads = tabs
    var weight = ways.screens.indices.map { ways.isSatellite($0) ? 0 : 1 }
    for node in tree.order.reversed() where node < ways.screens.count {
      // A screen that an app may start with and that leads on is an area; a single screen belongs to the rest of the
      // start.
      let isStart = tree.parent[node] == ways.screens.count && isStartOfApp(node, roots)
      let isHead = heads.contains(node) || (weight[node] >= (isStart ? 2 : least) && !path.contains(node))
      if isHead {
        heads.insert(node)
      } else if let parent = tree.parent[node], parent < weight.count {
        weight[parent] += weight[node]
      }
    }
    return heads
  }

  private func isStartOfApp(_ node: Int, _ roots: Set<Int>) -> Bool {
    let kind = kind(ofOrigin: origin[node])
    return kind == .otherApp || (kind == .launch && roots.contains(node))
  }

  /// The screens between the start and the tab bar belong to the start.
  private func pathToBar(_ tree: DominatorTree, _ bar: TabBar?) -> Set<Int> {
    var path: Set<Int> = []
    var at = bar?.host
    while let node = at, node < ways.screens.count {
      path.insert(node)
      at = tree.parent[node]
    }
    return path
  }

  private mutating func settle(_ heads: Set<Int>, _ tree: DominatorTree, bar: TabBar?) {
    var rest: [ScreenArea.Kind: Int] = [:]
    if let start = ways.apps.first?.first {
      // Screens that several starts of the app lead to belong to the first one.
      rest[.launch] = areas.count
      place[start] = areas.count
      areas.append(draft(start, parent: nil, bar: bar))
    }
    for node in tree.order where node < ways.screens.count && place[node] == nil {
      let parent = tree.parent[node].flatMap { $0 < place.count ? place[$0] : nil }
      if heads.contains(node), let alike = sameTab(as: node, bar: bar) {
        place[node] = alike
      } else if heads.contains(node) {
        place[node] = areas.count
        areas.append(draft(node, parent: parent, bar: bar))
      } else if let parent {
        place[node] = parent
      } else {
        // Starts that lead to few screens share a box.
        let kind = kind(ofOrigin: origin[node])
        let at = rest[kind] ?? areas.count
        if rest[kind] == nil { areas.append(Draft(kind: kind, title: Self.words(forRest: kind))) }
        rest[kind] = at
        place[node] = at
      }
    }
  }

  /// Screens that a bar shows under the same words stand in for one another: a flag or a version of the system decides
  /// which it is.
  private func sameTab(as node: Int, bar: TabBar?) -> Int? {
    guard let bar, let title = bar.tabs.first(where: { $0.screen == node })?.title else { return nil }
    return bar.tabs.lazy.filter { $0.title == title && $0.screen != node }.compactMap { place[$0.screen] }.first
  }

  private static func words(forRest kind: ScreenArea.Kind) -> String {
    switch kind {
    case .otherApp: "Other apps"
    case .outside: "From links and notifications"
    default: "Not reached"
    }
  }

  private func draft(_ node: Int, parent: Int?, bar: TabBar?) -> Draft {
    if let at = bar?.tabs.firstIndex(where: { $0.screen == node }) {
      return Draft(kind: .tab, root: node, title: bar?.tabs[at].title, tab: at)
    }
    let kind = kind(ofOrigin: origin[node])
    // Where an app has several starts, what they all lead to has no parent, and is no start.
    let isStart = parent == nil && ways.apps.first?.contains(node) ?? false
    guard kind == .launch, !isStart else { return Draft(kind: kind, root: node) }
    return Draft(kind: .part, root: node, tab: parent.map { areas[$0].tab } ?? .max)
  }

  // MARK: What several areas lead to

  private mutating func shelve(_ heads: Set<Int>, _ tree: DominatorTree, bar: TabBar?) {
    guard let app = ways.apps.first, let first = app.first, let home = place[first] else { return }
    let starts = app.filter { place[$0] == home }
    let path = pathToBar(tree, bar)
    let shared = Set(
      ways.screens.indices.filter {
        place[$0] == home && !starts.contains($0) && !path.contains($0) && areas(leadingTo: $0, besides: home) > 1
      })
    // The remaining screens must be reachable without them; otherwise several areas lead there, too.
    let kept = ways.reached(from: starts) { place[$0] == home && !shared.contains($0) }
    let shelved = ways.screens.indices.filter { place[$0] == home && kept[$0] == nil && !path.contains($0) }
    shareParts(of: home, tree)
    guard !shelved.isEmpty else { return }
    for node in shelved { place[node] = areas.count }
    areas.append(Draft(kind: .shared, title: "Shared screens"))
  }

  private func areas(leadingTo node: Int, besides home: Int) -> Int {
    Set(ways.previous[node].compactMap { place[$0] }.filter { $0 != home }).count
  }

  /// Parts directly behind the start to which several other areas lead.
  private mutating func shareParts(of home: Int, _ tree: DominatorTree) {
    for at in areas.indices where areas[at].kind == .part {
      guard let root = areas[at].root, areas(leadingTo: root, besides: home) > 1,
        tree.parent[root].map({ areaIs(home, $0) }) ?? false
      else { continue }
      areas[at].kind = .shared
    }
  }

  private func areaIs(_ area: Int, _ node: Int) -> Bool { node >= place.count || place[node] == area }

  /// A box of shared screens that contains most of an app is useless: it is split by folder.
  private mutating func splitShelf() {
    guard let shelf = areas.firstIndex(where: { $0.kind == .shared && $0.root == nil }) else { return }
    // Users never see coordinators: a card of coordinators only would be empty.
    let members = ways.screens.indices.filter { place[$0] == shelf && ways.screens[$0].kind != .coordinator }
    guard members.count > max(12, ways.screens.count / 8) else { return }
    split(members, into: .shared)
  }

  /// A start that contains most of an app says as little: where every screen leads to every other, ways make no areas,
  /// and folders do.
  private mutating func splitStart(_ tree: DominatorTree, bar: TabBar?) {
    guard let app = ways.apps.first, let first = app.first, let home = place[first] else { return }
    let kept = pathToBar(tree, bar).union(app)
    let members = ways.screens.indices.filter {
      place[$0] == home && ways.screens[$0].kind != .coordinator && !kept.contains($0)
    }
    guard members.count > max(Self.mostAreas, ways.screens.count / 2),
      Set(ScreenGroups.folders(of: members.map { ways.screens[$0] }).values).count > 1
    else { return }
    split(members, into: .part)
  }

  /// Groups screens by their folders. Those that have no folder with others stay where they are.
  private mutating func split(_ members: [Int], into kind: ScreenArea.Kind) {
    let folders = ScreenGroups.folders(of: members.map { ways.screens[$0] })
    let parts = Dictionary(grouping: members) { folders[ways.screens[$0].id] ?? "" }
    let paths = parts.mapValues(commonFolder)
    for (folder, inside) in parts.sorted(by: { $0.key < $1.key }) {
      let path = paths[folder] ?? []
      // The rest of a folder, whose other screens are in separate groups, has nothing more in common.
      let isRest = paths.values.contains { $0.count > path.count && $0.starts(with: path) }
      guard let name = path.last, inside.count > 2, !isRest else { continue }
      for node in inside { place[node] = areas.count }
      areas.append(Draft(kind: kind, title: SpokenName.of(name), folder: name))
    }
  }

  private func commonFolder(_ nodes: [Int]) -> [String] {
    let folders = nodes.compactMap { ways.screens[$0].location?.file.split(separator: "/").dropLast().map(String.init) }
    return folders.dropFirst().reduce(folders.first ?? []) { common, folder in
      zip(common, folder).prefix { $0 == $1 }.map(\.0)
    }
  }

  // MARK: What the team says

  private mutating func choose() {
    for chosen in options.areas {
      let members = chosen.screens.compactMap { ways.number[$0] }
      guard !members.isEmpty else { continue }
      let tabs = Set(members.compactMap { place[$0] }).filter { at in
        areas[at].kind == .tab && (areas[at].root.map(members.contains) ?? false)
      }
      let first = tabs.map { areas[$0].tab }.min() ?? .max
      // The rest of such a tab is behind it.
      for at in tabs { areas[at].kind = .part }
      for node in members { place[node] = areas.count }
      areas.append(
        Draft(kind: tabs.isEmpty ? .chosen : .tab, root: nil, title: chosen.title, tab: first))
    }
  }

  // MARK: The rest

  /// An alert belongs to the area of the first screen that shows it.
  private mutating func adoptSatellites() {
    let starts = Set(ways.apps.joined())
    for node in ways.screens.indices where ways.isSatellite(node) && !starts.contains(node) {
      guard !options.areas.contains(where: { $0.screens.contains(ways.screens[node].id) }) else { continue }
      let first = ways.previous[node].first { !ways.isSatellite($0) && origin[$0] == origin[node] }
      if let area = first.flatMap({ place[$0] }) { place[node] = area }
    }
  }

  /// The smallest areas are merged into the one that leads to them.
  private mutating func limit(_ tree: DominatorTree) {
    while true {
      let sizes = Dictionary(grouping: place.compactMap(\.self)) { $0 }.mapValues(\.count)
      guard sizes.count > Self.mostAreas else { return }
      func smallest(_ some: [Int]) -> Int? { some.min { (sizes[$0] ?? 0, $0) < (sizes[$1] ?? 0, $1) } }
      let loose = sizes.keys.filter { areas[$0].kind > .tab || areas[$0].kind == .part }
      guard let small = smallest(loose) else { return }
      let above = areas[small].root.flatMap { tree.parent[$0] }.flatMap { $0 < place.count ? place[$0] : nil }
      let alike = loose.filter { $0 != small && areas[$0].kind == areas[small].kind }
      guard let home = above ?? smallest(alike) ?? loose.first(where: { $0 != small }) else { return }
      for node in place.indices where place[node] == small { place[node] = home }
      if above == nil { nameAsRest(home) }
    }
  }

  private mutating func nameAsRest(_ area: Int) {
    areas[area].title = areas[area].kind == .shared ? "Shared screens" : Self.words(forRest: areas[area].kind)
    areas[area].root = nil
    areas[area].folder = nil
  }

  private func result() -> ScreenAreas {
    var members: [Int: [Int]] = [:]
    for (node, area) in place.enumerated() { if let area { members[area, default: []].append(node) } }
    let start = ways.apps.first?.first
    func isLater(_ area: Draft) -> Int { area.root == start ? 0 : 1 }
    let order = members.keys.sorted { one, other in
      let (a, b) = (areas[one], areas[other])
      return (rank(a), isLater(a), a.tab, one) < (rank(b), isLater(b), b.tab, other)
    }
    var taken: Set<String> = []
    return ScreenAreas(
      areas: order.map { at in
        let screens = (members[at] ?? []).map { ways.screens[$0] }
        return ScreenArea(
          title: title(of: areas[at], members[at] ?? [], taken: &taken), kind: areas[at].kind,
          root: areas[at].root.map { ways.screens[$0].id }, folder: areas[at].folder,
          screens: screens.map(\.id))
      })
  }

  /// An area that comes before the tabs, such as a login, is placed before them.
  private func rank(_ area: Draft) -> Int {
    area.kind == .part && area.tab == .max ? ScreenArea.Kind.launch.rawValue : area.kind.rawValue
  }

  private func title(of area: Draft, _ members: [Int], taken: inout Set<String>) -> String {
    // A box for the rest with a single screen gets the name of the screen.
    let own = members.filter { !ways.isSatellite($0) }
    let root = (area.root ?? (own.count == 1 && area.kind > .tab ? own[0] : nil)).map { ways.screens[$0] }
    let base =
      root.flatMap { options.titles[$0.id] } ?? (area.root == nil ? root : nil).map(options.shownTitle) ?? area.title
      ?? root.map(options.shownTitle) ?? "Other"
    var title = base
    if taken.contains(title), let root, root.name != base { title = "\(base) (\(root.name))" }
    if taken.contains(title), area.kind == .shared { title = "\(base), shared" }
    var number = 2
    while !taken.insert(title).inserted {
      title = "\(base) \(number)"
      number += 1
    }
    return title
  }
}
