import NavigationModel

/// A graph's screens as numbers, and how users get from one to the next.
/// These are the transitions, and also embedded screens and the screens that a coordinator starts.
struct ScreenWays {
  /// Sorted by id.
  let screens: [Screen]
  let number: [Screen.ID: Int]
  private(set) var next: [[Int]]
  private(set) var previous: [[Int]]
  /// The starts of the app and of other apps in the same sources, by app. Starts in code come first that lead to at
  /// least half as many screens as any other; of these, the app that shows the most screens. Of its starts the first is
  /// the one that leads to the most screens, or that itself shows the most. A login beside the main screen is not a
  /// separate app.
  private(set) var apps: [[Int]] = []
  /// Where users enter by links, notifications and the like.
  private(set) var outside: [Int] = []

  init(_ graph: NavigationGraph) {
    let screens = Dictionary(graph.screens.map { ($0.id, $0) }) { first, _ in first }.values.sorted { $0.id < $1.id }
    let number = Dictionary(uniqueKeysWithValues: screens.enumerated().map { ($1.id, $0) })
    var steps = [Set<Int>](repeating: [], count: screens.count)
    func add(_ from: Screen.ID, _ to: Screen.ID) {
      if let from = number[from], let to = number[to], from != to { steps[from].insert(to) }
    }
    let started = Self.screens(startedIn: graph) { number[$0] == nil }
    let coordinators = Set(screens.filter { $0.kind == .coordinator }.map(\.id))
    for transition in graph.transitions where transition.kind != .back {
      guard let to = transition.to else { continue }
      for from in transition.from {
        if let first = started[from] { for screen in first { add(screen, to) } } else { add(from, to) }
      }
      let isStart = [.root, .flow].contains(transition.kind) && coordinators.contains(transition.owner)
      if transition.from.isEmpty || isStart { add(transition.owner, to) }
    }
    for embedding in graph.embeddings { add(embedding.parent, embedding.child) }
    self.screens = screens
    self.number = number
    next = steps.map { $0.sorted() }
    previous = Self.reversed(next)
    collectEntries(graph)
  }

  /// Users get to the screens that the app or its delegate shows later from those shown at launch.
  private static func screens(startedIn graph: NavigationGraph, by isNoScreen: (String) -> Bool) -> [String: [Screen
    .ID]]
  {
    var started: [String: [Screen.ID]] = [:]
    for entry in graph.entries where entry.via.isLaunch {
      if let by = entry.by, isNoScreen(by) { started[by, default: []].append(entry.screen) }
    }
    return started
  }

  private static func reversed(_ next: [[Int]]) -> [[Int]] {
    var previous = [[Int]](repeating: [], count: next.count)
    for (from, targets) in next.enumerated() { for to in targets { previous[to].append(from) } }
    return previous
  }

  private mutating func collectEntries(_ graph: NavigationGraph) {
    // Scenes in one file belong to one app.
    var files: [Int: String] = [:]
    var outside: Set<Int> = []
    // Screens shown by code of an app; an extension's screen is named in its Info.plist or a storyboard.
    var coded: Set<Int> = []
    for entry in graph.entries {
      guard let screen = number[entry.screen] else { continue }
      if [.mainScene, .sceneDelegate, .appDelegate].contains(entry.via) { coded.insert(screen) }
      switch entry.via {
      case .mainScene, .sceneDelegate, .appDelegate, .storyboard, .configured:
        let file = entry.location?.file ?? "\u{0}\(screen)"
        files[screen] = min(files[screen] ?? file, file)
      case .deepLink, .notification, .shortcut, .intent: outside.insert(screen)
      }
    }
    for (at, screen) in screens.enumerated() where screen.isEntry && !outside.contains(at) && files[at] == nil {
      files[at] = "\u{0}\(at)"
    }
    // Starts do not count: an extension that leads into the app would reach all of it, and itself in addition.
    let reach = files.reduce(into: [Int: Int]()) { sum, start in
      sum[start.key] = reached(from: [start.key]).keys.count { files[$0] == nil }
    }
    // Screens that the app's own code shows later are reached from every possible start; the real start itself shows
    // more of them.
    var own: [Int: Int] = [:]
    for transition in graph.transitions {
      for name in Set(transition.from + [transition.owner]) { if let at = number[name] { own[at, default: 0] += 1 } }
    }
    // An extension that leads into the app shows all of the app and its own few screens, and is not the app.
    let most = reach.values.max() ?? 0
    func rank(_ start: Int) -> (Int, Int, Int, Int) {
      let reached = reach[start] ?? 0
      return (coded.contains(start) && reached * 2 >= most ? 0 : 1, -reached, -(own[start] ?? 0), start)
    }
    func first(_ one: Int, _ other: Int) -> Bool { rank(one) < rank(other) }
    apps = Dictionary(grouping: files.keys) { files[$0] ?? "" }.values.map { $0.sorted(by: first) }
      .sorted { first($0[0], $1[0]) }
    self.outside = outside.subtracting(files.keys).sorted()
  }

  /// Ordered by distance; only through nodes for which `passes` is true, and always through the starts.
  func reached(from starts: [Int], passes: (Int) -> Bool = { _ in true }) -> [Int: Int] {
    var distance: [Int: Int] = [:]
    for start in starts { distance[start] = 0 }
    var wave = starts
    while !wave.isEmpty {
      var following: [Int] = []
      for node in wave {
        for target in next[node] where distance[target] == nil && passes(target) {
          distance[target] = (distance[node] ?? 0) + 1
          following.append(target)
        }
      }
      wave = following
    }
    return distance
  }

  /// A screen that is shown for a moment and leads nowhere is not an area.
  func isSatellite(_ node: Int) -> Bool {
    switch screens[node].kind {
    case .alert, .dialog, .external, .system: true
    case .inline: next[node].isEmpty
    case .view, .viewController, .coordinator, .unknown: false
    }
  }
}
