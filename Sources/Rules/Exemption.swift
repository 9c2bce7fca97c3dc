import Linking
import NavigationModel

/// Why a rule leaves something alone, and where. A rule that asks a list of these shows the same list to people.
struct Exemption<Subject>: Sendable {
  /// A line of Markdown without a full stop, as in ``RuleIdentity/exemptions``.
  let reason: String
  let applies: @Sendable (Subject) -> Bool

  init(_ reason: String, _ applies: @escaping @Sendable (Subject) -> Bool) {
    self.reason = reason
    self.applies = applies
  }
}

/// A finding that an exemption kept silent.
public struct ExemptedFinding: Hashable, Sendable {
  public var rule: String
  public var location: SourceLocation
  /// What would have been reported, as the subject of a finding.
  public var subject: String
  /// The words of the exemption.
  public var reason: String
}

/// A rule that can say which of its exemptions kept a finding silent.
protocol ExemptingRule: Rule {
  func exempted(in context: RuleContext) -> [ExemptedFinding]
}

extension RuleRunner {
  /// What the rules would have reported without their exemptions, in the order of a report.
  package func exempted(in program: LinkedProgram) -> [ExemptedFinding] {
    let context = RuleContext(graph: program.graph, support: GraphSupport(program.graph), program: program)
    return rules.compactMap { $0 as? any ExemptingRule }.flatMap { $0.exempted(in: context) }
      .sorted { ($0.location, $0.rule, $0.subject) < ($1.location, $1.rule, $1.subject) }
  }
}
