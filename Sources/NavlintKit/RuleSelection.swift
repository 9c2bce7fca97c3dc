import NavigationModel
import Rules

/// Which rules run.
public struct RuleSelection: Sendable {
  public var rules: [any Rule]

  /// Every rule, those that nobody gets without asking included.
  public static var all: RuleSelection { RuleSelection(rules: RuleRegistry.all) }

  /// Those that run when nothing is said.
  public static var standard: RuleSelection { RuleSelection(rules: RuleRegistry.standard) }

  init(rules: [any Rule]) { self.rules = rules }

  /// - Parameters:
  ///   - only: the ids of the rules to run; empty for those that run by default.
  ///   - disabled: the ids of rules that do not run, whatever `only` says.
  public init(only: [String] = [], disabled: [String] = []) throws(UnknownRule) {
    for id in only + disabled where RuleRegistry.rule(id: id) == nil { throw UnknownRule(id: id) }
    rules = RuleRegistry.all.filter { rule in
      (only.isEmpty ? !rule.identity.isOptIn : only.contains(rule.identity.id)) && !disabled.contains(rule.identity.id)
    }
  }
}

/// A rule id that no rule has.
public struct UnknownRule: Error, Hashable, Sendable, CustomStringConvertible {
  public var id: String

  public init(id: String) { self.id = id }

  public var description: String {
    let nearest = Spelling.nearest(to: id, in: RuleRegistry.all.map(\.identity.id))
    return "there is no rule '\(PlainText.line(id))'."
      + (nearest.map { " Did you mean '\($0)'?" } ?? "") + " 'navlint rules' lists all."
  }
}
