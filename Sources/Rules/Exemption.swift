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
struct Judgement {
  /// The words of the exemption; nil where the finding is reported.
  let exemption: String?
  private let told: () -> Finding

  /// Put into words only here: what is silent has none unless somebody asks.
  var finding: Finding { told() }

  /// - Parameter exemption: the words of the one that applies; nil where no exemption is asked about.
  init(_ finding: @autoclosure @escaping () -> Finding, exemption: String? = nil) {
    told = finding
    self.exemption = exemption
  }

  init<Subject>(
    _ finding: @autoclosure @escaping () -> Finding, unless exemptions: [Exemption<Subject>], of subject: Subject
  ) {
    told = finding
    exemption = exemptions.reason(for: subject)
  }
}

extension Array {
  /// The words of the first exemption that applies: one that is dear to ask stands last.
  func reason<Subject>(for subject: Subject) -> String? where Element == Exemption<Subject> {
    first { $0.applies(subject) }?.reason
  }
}

extension Sequence<Judgement> {
  /// Of the judgements of one place the first that is reported, else the first at all. Of a lazy sequence no more is
  /// asked than that takes.
  var decisive: Judgement? {
    var silent: Judgement?
    for judgement in self {
      if judgement.exemption == nil { return judgement }
      silent = silent ?? judgement
    }
    return silent
  }
}

extension [Judgement] {
  fileprivate var findings: [Finding] { filter { $0.exemption == nil }.map(\.finding) }
}

/// A rule that judges each place: what it reports, and what an exemption keeps silent, come out of one walk.
protocol JudgingRule: ExemptingRule {
  func judgements(in context: RuleContext) -> [Judgement]
}

extension JudgingRule {
  public func findings(in context: RuleContext) -> [Finding] { judgements(in: context).findings }

  func exempted(in context: RuleContext) -> [ExemptedFinding] {
    judgements(in: context).compactMap { judgement in
      judgement.exemption.map {
        let finding = judgement.finding
        return ExemptedFinding(rule: identity.id, location: finding.location, subject: finding.subject, reason: $0)
      }
    }
  }
}

/// A judging rule that reads code. Without code it says nothing.
protocol JudgingCodeRule: JudgingRule, CodeRule {
  func judgements(in program: LinkedProgram, support: GraphSupport) -> [Judgement]
}

extension JudgingCodeRule {
  func judgements(in context: RuleContext) -> [Judgement] {
    context.program.map { judgements(in: $0, support: context.support) } ?? []
  }

  public func findings(in context: RuleContext) -> [Finding] { judgements(in: context).findings }

  package func findings(in program: LinkedProgram, support: GraphSupport) -> [Finding] {
    judgements(in: program, support: support).findings
  }
}

extension RuleRunner {
  /// The findings that the rules' exemptions silenced, each once, in report order.
  package func exempted(in program: LinkedProgram) -> [ExemptedFinding] {
    let context = RuleContext(graph: program.graph, support: GraphSupport(program.graph), program: program)
    // Two ways to one finding may be silent for the same reason.
    return Set(rules.compactMap { $0 as? any ExemptingRule }.flatMap { $0.exempted(in: context) })
      .sorted { ($0.location, $0.rule, $0.subject, $0.reason) < ($1.location, $1.rule, $1.subject, $1.reason) }
  }
}
