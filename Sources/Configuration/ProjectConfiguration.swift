import NavigationModel
import Policies

/// A value and the place in a configuration that says it.
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

  /// A mistake that shows only later, when the value is used.
  public func problem(_ message: String, at steps: [String] = []) -> ConfigurationProblem {
    let place = (value as? LocatedValue)?.place(of: steps) ?? place
    return ConfigurationProblem(file: file, place: place, message: message)
  }
}

/// What a project's configuration says, the files that it extends included.
public struct ProjectConfiguration: Hashable, Sendable {
  /// A screen where users come in.
  public struct EntryPoint: Hashable, Sendable {
    public var screen: String
    public var via: Entry.Via
  }

  /// nil where no file says what is read. Patterns start at ``folder``.
  public var included: [Located<String>]?
  public var excluded: [Located<String>] = []
  public var entryPoints: [Located<EntryPoint>] = []
  public var rules = RuleSettings()
  public var confidence: Confidence?
  public var failLevel: Severity?
  /// Warnings fail the run, and what nothing fits is an error.
  public var isStrict: Bool?
  public var policies: [Located<Policy>] = []
  /// By the name that `navlint idioms` shows: what its uses are.
  public var idioms: [String: IdiomRuling] = [:]
  /// Each a mapping as a dialect's reader takes it.
  public var dialects: [Located<LocatedValue>] = []
  /// How maps are drawn.
  public var map = MapSettings()
  /// What is named, each where it stands, to be looked for in the sources.
  public var mentions: [Located<Mention>] = []
  /// What says nothing, though it can be read.
  public var warnings: [ConfigurationProblem] = []

  public init() {}

  /// This configuration, and a file that it extends where it says nothing. Lists grow: what a shared file lists counts
  /// too.
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

  /// This configuration says something else in the place of what an extended file names.
  private func isReplaced(_ mention: Mention) -> Bool {
    switch mention {
    case .selector(let selector): policies.contains { $0.value.name == selector.policy }
    case .option(let rule, let option, _): rules.options[rule]?[option] != nil
    case .idiom(let name): idioms[name] != nil
    case .mapPattern: false
    }
  }
}
