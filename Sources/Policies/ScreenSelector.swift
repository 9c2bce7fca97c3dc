import NavigationModel

/// Which screens a policy speaks of: all that is said has to hold; of a list, one.
public struct ScreenSelector: Hashable, Sendable {
  public var screens: [NamePattern]
  public var flows: [NamePattern]
  /// Folders and files, from the configuration's folder on.
  public var folders: [NamePattern]
  public var modules: [NamePattern]
  public var kinds: Set<Screen.Kind>
  public var isEntry: Bool?
  /// What fits one of these is not meant.
  public var excluded: [ScreenSelector]

  public init(
    screens: [NamePattern] = [], flows: [NamePattern] = [], folders: [NamePattern] = [], modules: [NamePattern] = [],
    kinds: Set<Screen.Kind> = [], isEntry: Bool? = nil, excluded: [ScreenSelector] = []
  ) {
    self.screens = screens
    self.flows = flows
    self.folders = folders
    self.modules = modules
    self.kinds = kinds
    self.isEntry = isEntry
    self.excluded = excluded
  }

  public static let all = ScreenSelector()

  /// The lists of patterns in the order in which their groups are numbered.
  var patternLists: [[NamePattern]] { [screens, flows, folders, modules] }

  /// How many groups the patterns capture; of a list, as many as its first pattern.
  public var groupCount: Int { patternLists.reduce(0) { $0 + ($1.first?.groupCount ?? 0) } }

  /// `$1` and the like are in the patterns.
  public var highestReference: Int {
    max(
      patternLists.joined().map(\.highestReference).max() ?? 0,
      excluded.map(\.highestReference).max() ?? 0)
  }

  /// The captured texts of the patterns that fit, or nil where something does not fit.
  func groups(in place: PlaceFacts) -> [String]? {
    if !kinds.isEmpty, !(place.kind.map(kinds.contains) ?? false) { return nil }
    if let isEntry, isEntry != place.isEntry { return nil }
    var groups: [String] = []
    for (patterns, text) in [
      (screens, Optional(place.name)), (flows, place.flow), (folders, place.file), (modules, place.module),
    ]
    where !patterns.isEmpty {
      // A pattern is written without the backticks of a raw identifier, and none can be evaded by them.
      let texts = [text, text.map(DottedName.spoken)].compactMap(\.self)
      guard let found = patterns.lazy.flatMap({ pattern in texts.lazy.compactMap(pattern.groups) }).first else {
        return nil
      }
      groups += found
    }
    return excluded.contains { $0.groups(in: place) != nil } ? nil : groups
  }

  /// The selector with what groups of another one captured in the place of `$1`. nil where nothing can fit.
  func filled(with groups: [String]) -> ScreenSelector? {
    guard highestReference > 0 else { return self }
    var result = self
    func fill(_ patterns: inout [NamePattern]) -> Bool {
      let isEmpty = patterns.isEmpty
      patterns = patterns.compactMap { $0.filled(with: groups) }
      return isEmpty || !patterns.isEmpty
    }
    guard fill(&result.screens), fill(&result.flows), fill(&result.folders), fill(&result.modules) else { return nil }
    result.excluded = excluded.compactMap { $0.filled(with: groups) }
    return result
  }
}

/// What a selector can ask of a screen, or of another type that takes part in navigation.
struct PlaceFacts {
  var name: String
  /// nil for what is no screen.
  var kind: Screen.Kind?
  var flow: String?
  /// From the configuration's folder on.
  var file: String?
  var module: String?
  var isEntry: Bool
}

/// The module that a source file belongs to, by its path: the folder below `Sources`, else the first folder.
public enum ModuleName {
  public static func of(_ path: String) -> String? {
    let folders = path.split(separator: "/").dropLast()
    if let sources = folders.lastIndex(of: "Sources"), sources + 1 < folders.endIndex {
      return String(folders[sources + 1])
    }
    return folders.first.map(String.init)
  }
}
