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
  /// What the rules would have reported without their exemptions, in the order of a report.
  package func exempted(in program: LinkedProgram) -> [ExemptedFinding] {
    let context = RuleContext(graph: program.graph, support: GraphSupport(program.graph), program: program)
    return rules.compactMap { $0 as? any ExemptingRule }.flatMap { $0.exempted(in: context) }
      .sorted { ($0.location, $0.rule, $0.subject) < ($1.location, $1.rule, $1.subject) }
  }
}
