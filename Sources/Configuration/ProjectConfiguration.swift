import NavigationModel
import Policies

/// A value and its position in a configuration.
public struct Located<Value: Hashable & Sendable>: Hashable, Sendable {
  public var value: Value
  /// As messages name the file.
  public var file: String
  public var place: LocatedValue.Place

  public init(_ value: Value, file: String, place: LocatedValue.Place) {
    self.value = value
    self.file = file
    self.place = place
  }

  /// A mistake that is found only later, when the value is used.
  public func problem(_ message: String, at steps: [String] = []) -> ConfigurationProblem {
    let place = (value as? LocatedValue)?.place(of: steps) ?? place
    return ConfigurationProblem(file: file, place: place, message: message)
  }
}

/// A project's configuration, including the files that it extends.
public struct ProjectConfiguration: Hashable, Sendable {
  /// A screen where users enter the app.
  public struct EntryPoint: Hashable, Sendable {
    public var screen: String
    public var via: Entry.Via
  }

  /// nil if no file says what is read. Patterns are relative to ``folder``.
  public var included: [Located<String>]?
  public var excluded: [Located<String>] = []
  public var entryPoints: [Located<EntryPoint>] = []
  public var rules = RuleSettings()
  public var confidence: Confidence?
  public var failLevel: Severity?
  /// Warnings fail the run, and a pattern that nothing matches is an error.
  public var isStrict: Bool?
  public var policies: [Located<Policy>] = []
  /// The meaning of the uses of an idiom, by the name that `navlint idioms` shows.
  public var idioms: [String: IdiomRuling] = [:]
  /// Each is a mapping that the reader of dialects reads.
  public var dialects: [Located<LocatedValue>] = []
  /// How maps are drawn.
  public var map = MapSettings()
  /// The things that the configuration names, each with its position, to be looked up in the sources.
  public var mentions: [Located<Mention>] = []
  /// Entries that have no effect, though they can be read.
  public var warnings: [ConfigurationProblem] = []

  public init() {}

  /// This configuration, completed with a file that it extends. Lists are joined: what a shared file lists also counts.
  func over(_ base: ProjectConfiguration) -> ProjectConfiguration {
    var result = self
    result.included = included ?? base.included
    result.excluded = base.excluded + excluded
    result.entryPoints =
      base.entryPoints.filter { entry in !entryPoints.contains { $0.value.screen == entry.value.screen } } + entryPoints
    result.rules = rules.over(base.rules)
    result.confidence = confidence ?? base.confidence
    result.failLevel = failLevel ?? base.failLevel
    result.isStrict = isStrict ?? base.isStrict
    result.policies =
      base.policies.filter { policy in !policies.contains { $0.value.name == policy.value.name } } + policies
    result.idioms = base.idioms.merging(idioms) { $1 }
    result.dialects = base.dialects + dialects
    result.map = map.over(base.map)
    result.mentions = base.mentions.filter { !isReplaced($0.value) } + mentions
    result.warnings = base.warnings + warnings
    return result
  }

  /// This configuration replaces what an extended file names with something else.
  private func isReplaced(_ mention: Mention) -> Bool {
    switch mention {
    case .selector(let selector): policies.contains { $0.value.name == selector.policy }
    case .option(let rule, let option, _): rules.options[rule]?[option] != nil
    case .idiom(let name): idioms[name] != nil
    case .mapPattern: false
    }
  }
}
