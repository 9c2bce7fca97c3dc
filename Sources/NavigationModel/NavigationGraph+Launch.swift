extension NavigationGraph {
  /// The launch entries of apps: the system starts extensions and tools, a person starts apps. All of them where no
  /// targets are known.
  public var launches: [Entry] { launches(inAnyOf: apps) }

  /// The launch entries of the apps with the screen; of all apps for a screen that none has.
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
