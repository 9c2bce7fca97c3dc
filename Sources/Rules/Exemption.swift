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

/// What a rule has to say of a place, and the exemption that keeps it silent there.
struct Judgement: Sendable {
  let finding: Finding
  /// The words of the exemption; nil where the finding is reported.
  let exemption: String?

  /// What no exemption is asked about.
  init(_ finding: Finding) {
    self.finding = finding
    exemption = nil
  }

  /// The first of the exemptions that applies counts.
  init<Subject>(_ finding: Finding, unless exemptions: [Exemption<Subject>], of subject: Subject) {
    self.finding = finding
    exemption = exemptions.first { $0.applies(subject) }?.reason
  }
}

/// A rule about code that judges each place: what it reports, and what an exemption keeps silent, come out of one walk.
protocol JudgingRule: CodeRule, ExemptingRule {
  func judgements(in program: LinkedProgram, support: GraphSupport) -> [Judgement]
}

extension JudgingRule {
  package func findings(in program: LinkedProgram, support: GraphSupport) -> [Finding] {
    judgements(in: program, support: support).filter { $0.exemption == nil }.map(\.finding)
  }

  func exempted(in context: RuleContext) -> [ExemptedFinding] {
    guard let program = context.program else { return [] }
    return judgements(in: program, support: context.support).compactMap { judgement in
      judgement.exemption.map {
        ExemptedFinding(
          rule: identity.id, location: judgement.finding.location, subject: judgement.finding.subject, reason: $0)
      }
    }
  }
}

extension RuleRunner {
  /// The findings that the rules' exemptions silenced, in report order.
  package func exempted(in program: LinkedProgram) -> [ExemptedFinding] {
    let context = RuleContext(graph: program.graph, support: GraphSupport(program.graph), program: program)
    return rules.compactMap { $0 as? any ExemptingRule }.flatMap { $0.exempted(in: context) }
      .sorted { ($0.location, $0.rule, $0.subject) < ($1.location, $1.rule, $1.subject) }
  }
}
