extension NavigationGraph {
  /// Where an app of the tree starts by itself: the system starts extensions and tools, a person starts apps. All of them
  /// where nothing is known of targets.
  public var launches: [Entry] { launches(inAnyOf: apps) }

  /// Where an app starts that has the screen. Of one that no app has, where apps start.
  public func launches(towards screen: Screen) -> [Entry] {
    let having = apps.intersection(screen.targets)
    return launches(inAnyOf: having.isEmpty ? apps : having)
  }

  private var apps: Set<String> { Set(targets.filter { $0.kind == .app }.map(\.name)) }

  private func launches(inAnyOf apps: Set<String>) -> [Entry] {
    let foreign = Set(screens.filter { !$0.targets.isEmpty && apps.isDisjoint(with: $0.targets) }.map(\.id))
    return entries.filter { $0.via.isLaunch && !foreign.contains($0.screen) }
  }
}
