import Configuration
import NavigationModel
import Policies
import Rules

/// The caller's settings for rules, which override the configuration.
public struct RuleSelection: Hashable, Sendable {
  /// The ids of the rules to run, whatever the configuration says; empty for those that it lets run.
  public var only: [String]
  /// The ids of rules that do not run, whatever ``only`` says.
  public var disabled: [String]
  /// Whether rules that are off by default run, too, unless something switches them off.
  public var all = false
  /// By id: the severity of all findings of the rule. A rule that is off by default runs if it is here.
  public var severities: [String: Severity]

  /// Without any settings.
  public static let standard = RuleSelection()

  private init() {
    only = []
    disabled = []
    severities = [:]
  }

  /// - Parameters:
  ///   - only: the ids of the rules to run; empty for those of the configuration.
  ///   - disabled: the ids of rules that do not run.
  ///   - severities: by id, the severity of all findings of a rule.
  ///   - all: whether to run the rules that are off by default, too.
  ///   - project: its policies can be named, too.
  public init(
    only: [String] = [], disabled: [String] = [], severities: [String: Severity] = [:], all: Bool = false,
    project: Project = .none
  ) throws(UnknownRule) {
    let known = Self.known(in: project).map(\.identity.id)
    for id in only + disabled + severities.keys.sorted() where !known.contains(id) {
      throw UnknownRule(id: id, known: known)
    }
    self.only = only
    self.disabled = disabled
    self.severities = severities
    self.all = all
  }

  /// Whether a rule runs even if it is off by default.
  func asksFor(_ id: String) -> Bool { all || severities[id] != nil }

  /// The ids of the rules that may run: all known rules without those that are off.
  public func named(in project: Project) -> Set<String> {
    Set(
      Self.known(in: project).map(\.identity.id).filter {
        (only.isEmpty || only.contains($0)) && !disabled.contains($0)
      })
  }

  /// All rules and policies that can be named, sorted by id.
  ///
  /// - Parameters:
  ///   - project: the project whose policies are rules, too.
  ///   - prefix: the run's root relative to the configuration's folder.
  public static func known(in project: Project, prefix: String = "") -> [any Rule] {
    (RuleRegistry.known + project.configuration.policies.map { PolicyRule($0.value, prefix: prefix) as any Rule })
      .sorted { $0.identity.id < $1.identity.id }
  }
}

/// A rule id that no rule has.
public struct UnknownRule: Error, Hashable, Sendable, CustomStringConvertible {
  public var id: String
  public var known: [String]

  public init(id: String, known: [String] = RuleRegistry.known.map(\.identity.id)) {
    self.id = id
    self.known = known
  }

  public var description: String {
    let nearest = Spelling.nearest(to: id, in: known)
    return "there is no rule '\(PlainText.line(id))'."
      + (nearest.map { " Did you mean '\($0)'?" } ?? "") + " 'navlint rules' lists all."
  }
}

extension RuleSelection {
  /// The ids of rules that no comment in the sources can silence.
  public static let unsuppressible = Set((RuleRegistry.sources + RuleRegistry.suppressions).map(\.identity.id))
}
