import Linking
import NavigationModel

/// Where a rule reports nothing, and why. The page and `navlint explain` list the same values that the rule evaluates.
struct Exemption<Subject>: Sendable {
  /// A line of Markdown without a full stop, as in ``RuleIdentity/exemptions``.
  let reason: String
  let applies: @Sendable (Subject) -> Bool

  init(_ reason: String, _ applies: @escaping @Sendable (Subject) -> Bool) {
    self.reason = reason
    self.applies = applies
  }
}

/// A finding that an exemption silenced.
public struct ExemptedFinding: Hashable, Sendable {
  public var rule: String
  public var location: SourceLocation
  /// The subject of the finding that would have been reported.
  public var subject: String
  /// The words of the exemption.
  public var reason: String
}

/// A rule that can name the exemption which silenced a finding.
protocol ExemptingRule: Rule {
  func exempted(in context: RuleContext) -> [ExemptedFinding]
}

extension RuleRunner {
  /// The findings that the rules' exemptions silenced, in report order.
  package func exempted(in program: LinkedProgram) -> [ExemptedFinding] {
    let context = RuleContext(graph: program.graph, support: GraphSupport(program.graph), program: program)
    return rules.compactMap { $0 as? any ExemptingRule }.flatMap { $0.exempted(in: context) }
      .sorted { ($0.location, $0.rule, $0.subject) < ($1.location, $1.rule, $1.subject) }
  }
}
