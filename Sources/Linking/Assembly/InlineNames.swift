import NavigationModel

extension NavigationGraph {
  /// Names inline bodies by their owner and, from the second on, their number in it: a name must not change when code
  /// moves, as a line number would.
  mutating func numberInlineScreens() {
    var counts: [Substring: Int] = [:]
    var names: [Screen.ID: Screen.ID] = [:]
    let inline = screens.filter { $0.kind == .inline }.sorted {
      ($0.location ?? .init(file: "", line: 0), $0.id) < ($1.location ?? .init(file: "", line: 0), $1.id)
    }
    // Routes may have bodies as destinations that no transition shows.
    let others = Set(
      routes.flatMap(\.destinations)
        + resolvers.flatMap { $0.arms.flatMap(\.destinations) + ($0.defaultArm?.destinations ?? []) }
    )
    .filter { $0.hasPrefix("inline:") }.subtracting(inline.map(\.id))
    for id in inline.map(\.id) + others.sorted(by: Self.standsBefore) {
      guard let colon = id.lastIndex(of: ":") else { continue }
      let base = id[..<colon]
      counts[base, default: 0] += 1
      names[id] = counts[base] == 1 ? String(base) : "\(base):\(counts[base]!)"
    }
    if !names.isEmpty { rename { names[$0] ?? $0 } }
  }

  /// By owner, then by the line at the end: 9 before 10.
  private static func standsBefore(_ a: Screen.ID, _ b: Screen.ID) -> Bool { (a.utf8.count, a) < (b.utf8.count, b) }

  private mutating func rename(_ name: (Screen.ID) -> Screen.ID) {
    for index in screens.indices { screens[index].id = name(screens[index].id) }
    screens.sort { $0.id < $1.id }
    for index in entries.indices { entries[index].screen = name(entries[index].screen) }
    for index in routes.indices { routes[index].destinations = routes[index].destinations.map(name) }
    for index in flows.indices { flows[index].screens = flows[index].screens.map(name).sorted() }
    for index in embeddings.indices {
      embeddings[index].parent = name(embeddings[index].parent)
      embeddings[index].child = name(embeddings[index].child)
    }
    for index in resolvers.indices { resolvers[index].rename(name) }
    for index in transitions.indices { transitions[index].rename(name) }
    transitions.sort { ($0.id, $0.location) < ($1.id, $1.location) }
  }
}

extension RouteResolver {
  fileprivate mutating func rename(_ name: (Screen.ID) -> Screen.ID) {
    for arm in arms.indices { arms[arm].destinations = arms[arm].destinations.map(name) }
    if let arm = defaultArm { defaultArm?.destinations = arm.destinations.map(name) }
  }
}

extension Transition {
  fileprivate mutating func rename(_ name: (Screen.ID) -> Screen.ID) {
    from = from.map(name).sorted()
    after = after.map { Condition(screen: name($0.screen), from: $0.from.map(name).sorted()) }
      .sorted { $0.screen < $1.screen }
    for number in triggers.indices { triggers[number].from = triggers[number].from.map(name).sorted() }
    guard let to, name(to) != to else { return }
    self.to = name(to)
    id = Transition.id(owner: owner, kind: kind, target: name(to), route: route)
  }
}

extension Transition {
  /// The identity of a transition: its effect, not its position.
  static func id(owner: String, kind: Kind, target: String?, route: Route.ID?) -> String {
    [owner, kind.rawValue, target ?? "", route ?? ""].joined(separator: ">")
  }
}
