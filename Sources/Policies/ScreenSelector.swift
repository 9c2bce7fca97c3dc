import NavigationModel

/// The screens of a policy: all given conditions must hold; of a list, one pattern.
public struct ScreenSelector: Hashable, Sendable {
  public var screens: [NamePattern]
  public var flows: [NamePattern]
  /// Folders and files, relative to the configuration's folder.
  public var folders: [NamePattern]
  public var modules: [NamePattern]
  public var kinds: Set<Screen.Kind>
  public var isEntry: Bool?
  /// Screens that match one of these are excluded.
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

  /// The lists of patterns in the order of their groups' numbers.
  var patternLists: [[NamePattern]] { [screens, flows, folders, modules] }

  /// The number of groups that the patterns capture; for a list, that of its first pattern.
  public var groupCount: Int { patternLists.reduce(0) { $0 + ($1.first?.groupCount ?? 0) } }

  /// The highest `$1` and the like in the patterns.
  public var highestReference: Int {
    max(
      patternLists.joined().map(\.highestReference).max() ?? 0,
      excluded.map(\.highestReference).max() ?? 0)
  }

  /// The captured texts of the matching patterns; nil where something does not match.
  func groups(in place: PlaceFacts) -> [String]? {
    if !kinds.isEmpty, !(place.kind.map(kinds.contains) ?? false) { return nil }
    if let isEntry, isEntry != place.isEntry { return nil }
    var groups: [String] = []
    for (patterns, text) in [
      (screens, Optional(place.name)), (flows, place.flow), (folders, place.file), (modules, place.module),
    ]
    where !patterns.isEmpty {
      // A pattern is written without the backticks of a raw identifier, and a name cannot evade it by them.
      let texts = [text, text.map(DottedName.spoken)].compactMap(\.self)
      guard let found = patterns.lazy.flatMap({ pattern in texts.lazy.compactMap(pattern.groups) }).first else {
        return nil
      }
      groups += found
    }
    return excluded.contains { $0.groups(in: place) != nil } ? nil : groups
  }

  /// The selector with another one's captured groups in place of `$1`. nil where nothing can match.
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

/// The facts that a selector tests for a screen, or for another type in navigation.
struct PlaceFacts {
  var name: String
  /// nil for a type that is no screen.
  var kind: Screen.Kind?
  var flow: String?
  /// Relative to the configuration's folder.
  var file: String?
  var module: String?
  var isEntry: Bool
}

/// The module of a source file, by its path: the folder below `Sources`, else the first folder.
public enum ModuleName {
  public static func of(_ path: String) -> String? {
    let folders = path.split(separator: "/").dropLast()
    if let sources = folders.lastIndex(of: "Sources"), sources + 1 < folders.endIndex {
      return String(folders[sources + 1])
    }
    return folders.first.map(String.init)
  }
}
