import NavigationModel

/// Which group each screen of a graph is in: its flow, its module or its folder.
struct ScreenGroups {
  /// Screens without a group are absent.
  private(set) var group: [Screen.ID: String] = [:]

  init(graph: NavigationGraph, by grouping: FlowMapOptions.Grouping) {
    switch grouping {
    case .none, .ways: return
    case .flow: group = Self.flows(of: graph)
    case .module:
      for screen in graph.screens { group[screen.id] = screen.location.flatMap { Self.module(of: $0.file) } }
      adoptPlaceless(graph)
    case .folder:
      group = FolderGroups(graph.screens).group
      adoptPlaceless(graph)
    }
  }

  /// For an overview every screen is in a group: a flow that is large enough, else its folder.
  static func overview(of graph: NavigationGraph, by grouping: FlowMapOptions.Grouping) -> ScreenGroups {
    var groups = ScreenGroups(graph: graph, by: grouping == .none ? .folder : grouping)
    if grouping == .flow {
      let sizes = Dictionary(grouping: groups.group.values) { $0 }.mapValues(\.count)
      let least = max(2, min(4, graph.screens.count / 40))
      groups.group = groups.group.filter { (sizes[$0.value] ?? 0) >= least }
    }
    let rest = graph.screens.filter { groups.group[$0.id] == nil }
    groups.splitLarge(most: max(20, graph.screens.count / 4), of: graph)
    groups.group.merge(FolderGroups(rest).group) { flow, _ in flow }
    groups.adoptPlaceless(graph)
    for screen in graph.screens where groups.group[screen.id] == nil { groups.group[screen.id] = "Other" }
    groups.joinSmall(least: graph.screens.count / 60, of: graph)
    return groups
  }

  /// One card for most of an app would be useless: a large group is split into one card for each of its folders.
  private mutating func splitLarge(most: Int, of graph: NavigationGraph) {
    let members = Dictionary(grouping: graph.screens.filter { group[$0.id] != nil }) { group[$0.id] ?? "" }
    for (name, screens) in members where screens.count > most {
      let folders = FolderGroups(screens).group
      guard Set(folders.values).count > 1 else { continue }
      // An alert has no file; its group is chosen later.
      for screen in screens { group[screen.id] = folders[screen.id].map { "\(name) · \($0)" } }
    }
  }

  /// Folders with a similar number of screens.
  static func folders(of screens: [Screen]) -> [Screen.ID: String] { FolderGroups(screens).group }

  static func flows(of graph: NavigationGraph) -> [Screen.ID: String] {
    var group = Dictionary(
      graph.flows.sorted { $0.id < $1.id }.flatMap { flow in flow.screens.map { ($0, flow.id) } },
      uniquingKeysWith: { first, _ in first })
    let flows = Set(graph.flows.map(\.id)).union(group.values)
    for screen in graph.screens {
      // The coordinator of a flow belongs to it.
      if let flow = screen.flow ?? (screen.kind == .coordinator && flows.contains(screen.id) ? screen.id : nil) {
        group[screen.id] = flow
      }
    }
    return group
  }

  /// An alert, a system screen and a body without a type have no file: they get the group of most of their sources.
  private mutating func adoptPlaceless(_ graph: NavigationGraph) {
    var votes: [Screen.ID: [String: Int]] = [:]
    for transition in graph.transitions where transition.kind != .back {
      guard let to = transition.to, group[to] == nil else { continue }
      for from in transition.from { if let name = group[from] { votes[to, default: [:]][name, default: 0] += 1 } }
    }
    for (screen, counts) in votes {
      group[screen] = counts.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key
    }
  }

  /// A card for two of three hundred screens is not worth its lines: they join the group that they have the most lines
  /// with.
  private mutating func joinSmall(least: Int, of graph: NavigationGraph) {
    let sizes = Dictionary(grouping: group.values) { $0 }.mapValues(\.count)
    let small = Set(sizes.filter { $0.value < least }.keys)
    var votes: [String: [String: Int]] = [:]
    for transition in graph.transitions where transition.kind != .back {
      guard let to = transition.to.flatMap({ group[$0] }) else { continue }
      for from in Set(transition.from.compactMap { group[$0] }) where from != to {
        if small.contains(to), !small.contains(from) { votes[to, default: [:]][from, default: 0] += 1 }
        if small.contains(from), !small.contains(to) { votes[from, default: [:]][to, default: 0] += 1 }
      }
    }
    let home = votes.compactMapValues { counts in counts.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key }
    group = group.mapValues { small.contains($0) ? home[$0] ?? "Other" : $0 }
  }

  /// The package's or target's folder: what follows `Sources`, `Packages`, `Modules`, `Features` or `Targets`; else the
  /// first folder.
  static func module(of file: String) -> String? {
    let folders = file.split(separator: "/").dropLast().map(String.init)
    if let sources = folders.lastIndex(of: "Sources") {
      if sources + 1 < folders.count { return folders[sources + 1] }
      if sources > 0 { return folders[sources - 1] }
    }
    for holder in ["Packages", "Modules", "Features", "Targets", "Frameworks", "Libraries"] {
      if let at = folders.firstIndex(of: holder), at + 1 < folders.count { return folders[at + 1] }
    }
    return folders.first
  }
}

/// Folders as groups of a similar size: a folder with many screens is split into its folders, small ones stay together.
private struct FolderGroups {
  private(set) var group: [Screen.ID: String] = [:]

  init(_ screens: [Screen]) {
    var places: [(id: Screen.ID, folders: [String])] = []
    for screen in screens {
      guard let file = screen.location?.file else { continue }
      places.append((screen.id, file.split(separator: "/").dropLast().map(String.init)))
    }
    places.sort { $0.id < $1.id }
    // About twenty groups fit one picture.
    split(places, depth: 0, limit: max(8, places.count / 8), least: max(4, places.count / 50))
    name()
  }

  /// Full paths at first.
  private mutating func split(_ members: [(id: Screen.ID, folders: [String])], depth: Int, limit: Int, least: Int) {
    let path = members.first.map { $0.folders.prefix(depth).joined(separator: "/") } ?? ""
    let children = Dictionary(grouping: members) { $0.folders.count > depth ? $0.folders[depth] : "" }
    let isChain = children.count == 1 && children[""] == nil
    func stay(_ members: [(id: Screen.ID, folders: [String])]) {
      for member in members { group[member.id] = path }
    }
    guard members.count > limit || isChain, children.count > 1 || children[""] == nil, depth < 32 else {
      return stay(members)
    }
    for (child, inside) in children.sorted(by: { $0.key < $1.key }) {
      if child.isEmpty || (inside.count < least && !isChain) {
        stay(inside)
      } else {
        split(inside, depth: depth + 1, limit: limit, least: least)
      }
    }
  }

  /// The shortest ends of the paths that distinguish them.
  private mutating func name() {
    let paths = Set(group.values).sorted()
    var names: [String: String] = [:]
    for path in paths {
      let parts = path.split(separator: "/").map(String.init)
      var count = 1
      while count < parts.count {
        let ending = "/" + parts.suffix(count).joined(separator: "/")
        if !paths.contains(where: { $0 != path && ("/" + $0).hasSuffix(ending) }) { break }
        count += 1
      }
      names[path] = parts.isEmpty ? "Other" : parts.suffix(count).joined(separator: "/")
    }
    group = group.mapValues { names[$0] ?? $0 }
  }
}
