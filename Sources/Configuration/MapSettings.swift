import Policies

/// How a team wants its app to be drawn.
public struct MapSettings: Hashable, Sendable {
  /// A name that the team gives to the screens that match.
  public struct Naming: Hashable, Sendable {
    public var name: String
    public var patterns: [NamePattern]

    public init(name: String, patterns: [NamePattern]) {
      self.name = name
      self.patterns = patterns
    }
  }

  /// Titles of screens; the first match counts.
  public var titles: [Naming] = []
  /// Screens that are not drawn.
  public var hidden: [NamePattern] = []
  /// Screens that are drawn as one.
  public var merged: [Naming] = []
  /// Parts of the app; if two match a screen, the last one counts.
  public var areas: [Naming] = []

  public init() {}

  public var isEmpty: Bool { self == MapSettings() }

  /// These settings, completed with those of an extended file.
  func over(_ base: MapSettings) -> MapSettings {
    var result = self
    result.titles = titles + base.titles
    result.hidden = base.hidden + hidden
    result.merged = base.merged.filter { old in !merged.contains { $0.name == old.name } } + merged
    result.areas = base.areas.filter { old in !areas.contains { $0.name == old.name } } + areas
    return result
  }
}
