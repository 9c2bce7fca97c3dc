import NavigationModel

/// The tabs of an app's main bar, in its order.
struct TabBar {
  struct Tab {
    var screen: Int
    /// The title in the bar.
    var title: String?
  }

  private(set) var host: Int?
  private(set) var tabs: [Tab] = []

  /// The tab bar of the app that starts at `start`: the first one on the way from there that leads to a large part of
  /// the app.
  init(_ graph: NavigationGraph, _ ways: ScreenWays, start: Int) {
    let distance = ways.reached(from: [start])
    var own: [Int: [Transition]] = [:]
    var all: [Int: [Transition]] = [:]
    for transition in graph.transitions where transition.kind == .tab {
      for screen in Set(transition.from) {
        guard let host = ways.number[screen], distance[host] != nil else { continue }
        all[host, default: []].append(transition)
        if Self.isOwn(transition, of: screen) { own[host, default: []].append(transition) }
      }
    }
    // Of two at the same distance, the app's tab bar is at the root; a link may lead to a screen with a bar of its own.
    let roots = Set(graph.transitions.filter { $0.kind == .root }.compactMap { $0.to.flatMap { ways.number[$0] } })
    for moves in [own, all] where host == nil {
      let found = moves.map { ($0, Self.tabs($1, on: ways.screens[$0].id, graph, ways)) }
      let bars = Dictionary(uniqueKeysWithValues: found).filter { host, tabs in
        tabs.count > 1 && ways.reached(from: [host]).count * 4 >= distance.count
      }
      host = bars.keys.min {
        (distance[$0] ?? 0, roots.contains($0) ? 0 : 1, $0) < (distance[$1] ?? 0, roots.contains($1) ? 0 : 1, $1)
      }
      tabs = host.flatMap { bars[$0] } ?? []
    }
  }

  /// Whether the bar is on the screen: either nothing but its tabs is known to choose one, or the screen's own code
  /// does. An alert that responds to a link may also choose tabs, but has no bar.
  private static func isOwn(_ transition: Transition, of screen: Screen.ID) -> Bool {
    transition.owner == screen || transition.triggers.allSatisfy { !$0.action.isOfUser }
      || transition.triggers.contains { $0.control == "Tab" }
  }

  private static func tabs(
    _ moves: [Transition], on host: Screen.ID, _ graph: NavigationGraph, _ ways: ScreenWays
  ) -> [Tab] {
    let targets = Set(moves.compactMap { $0.to.flatMap { ways.number[$0] } }).filter { !ways.isSatellite($0) }
    let arms = armOrder(of: targets, graph, ways)
    var tabs: [Tab] = []
    let sorted = moves.sorted { one, other in
      if let first = one.position, let second = other.position, first != second { return first < second }
      return (one.location, arms[one.to ?? ""] ?? .max, item(of: one), one.id)
        < (other.location, arms[other.to ?? ""] ?? .max, item(of: other), other.id)
    }
    for move in sorted {
      guard let screen = move.to.flatMap({ ways.number[$0] }), targets.contains(screen),
        !tabs.contains(where: { $0.screen == screen })
      else { continue }
      tabs.append(Tab(screen: screen, title: title(of: move, on: host)))
    }
    return tabs
  }

  /// If one line constructs all tabs, their order is that of the `switch` behind it.
  private static func armOrder(of targets: Set<Int>, _ graph: NavigationGraph, _ ways: ScreenWays) -> [Screen.ID: Int] {
    var best: (count: Int, order: [Screen.ID: Int]) = (1, [:])
    for resolver in graph.resolvers.sorted(by: { $0.location < $1.location }) {
      var order: [Screen.ID: Int] = [:]
      for (at, arm) in resolver.arms.enumerated() {
        for screen in arm.destinations where ways.number[screen].map(targets.contains) ?? false && order[screen] == nil
        {
          order[screen] = at
        }
      }
      if order.count > best.count { best = (order.count, order) }
    }
    return best.order
  }

  /// The place where the tab's item is made, if known.
  private static func item(of move: Transition) -> SourceLocation {
    move.triggers.first { $0.control == "Tab" }?.location ?? move.location
  }

  /// `Tab("Home")` contains the title that users read; `Tab` alone does not. A button of another screen that also
  /// selects the tab says what the button does.
  private static func title(of move: Transition, on host: Screen.ID) -> String? {
    let ofBar = move.triggers.first {
      $0.control == "Tab" || ($0.from.isEmpty ? move.from : $0.from).contains(host)
    }
    guard let trigger = move.triggers.isEmpty ? move.trigger : ofBar?.label else { return nil }
    let short = TriggerLabel.short(trigger)
    return short != trigger && Screen.isReadable(short) ? short : nil
  }
}
