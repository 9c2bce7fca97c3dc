import NavigationModel
import Rules

/// What configurations say about rules and policies; if two files speak of the same one, the nearer file counts.
public struct RuleSettings: Hashable, Sendable {
  /// By rule id.
  public var levels: [String: RuleLevel]
  /// By rule id and the option's name.
  public var options: [String: [String: OptionValue]]
  public var disabled: Set<String>
  /// nil if no file says which rules run.
  public var only: Set<String>?
  public var optedIn: Set<String>

  public init(
    levels: [String: RuleLevel] = [:], options: [String: [String: OptionValue]] = [:], disabled: Set<String> = [],
    only: Set<String>? = nil,
    optedIn: Set<String> = []
  ) {
    self.levels = levels
    self.options = options
    self.disabled = disabled
    self.only = only
    self.optedIn = optedIn
  }

  /// These settings, completed with those of a file that is further away.
  public func over(_ base: RuleSettings) -> RuleSettings {
    RuleSettings(
      levels: base.levels.filter { !disabled.contains($0.key) }.merging(levels) { $1 },
      options: base.options.merging(options) { $0.merging($1) { $1 } },
      // A level re-enables a rule that a file further away disables.
      disabled: base.disabled.filter { levels[$0] == nil }.union(disabled),
      only: only ?? base.only, optedIn: base.optedIn.union(optedIn))
  }

  /// Whether a rule runs.
  public func runs(_ id: String, isOptIn: Bool, isPolicy: Bool = false) -> Bool {
    if disabled.contains(id) || levels[id] == .off { return false }
    if isPolicy { return true }
    if let only { return only.contains(id) }
    return !isOptIn || optedIn.contains(id) || levels[id] != nil || options[id] != nil
  }

  /// nil if the rule's own severity applies.
  public func severity(of id: String) -> Severity? { levels[id].flatMap { Severity(rawValue: $0.rawValue) } }
}
