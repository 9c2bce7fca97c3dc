import Linking
import NavigationModel
import SourceFacts

/// Runs rules over a graph and puts their findings into the order of the report.
public struct RuleRunner: Sendable {
  public var rules: [any Rule]
  /// By rule id; replaces the severity of all findings of the rule.
  public var severities: [String: Severity]
  /// Keep findings that rest on guesses.
  public var isPedantic: Bool

  public init(rules: [any Rule] = RuleRegistry.standard, severities: [String: Severity] = [:], isPedantic: Bool = false)
  {
    self.rules = rules
    self.severities = severities
    self.isPedantic = isPedantic
  }

  /// What the rules say of a graph alone. Sorted by file, line, column and rule; no finding twice;
  /// findings alike are numbered.
  public func findings(in graph: NavigationGraph) -> [Finding] {
    findings(in: RuleContext(graph: graph, support: GraphSupport(graph), program: nil))
  }

  /// What the rules say of a graph and the code behind it, in the same order.
  ///
  /// Every other rule sees a copy of the program, so that what a rule learns of the code does not depend on the number
  /// of threads.
  package func findings(in program: LinkedProgram) -> [Finding] {
    let support = GraphSupport(program.graph)
    let copy = program.fork()
    let (odd, even) = LargeStack.both(threads: program.threads) {
      stride(from: 1, to: rules.count, by: 2).map {
        findings(of: rules[$0], in: RuleContext(graph: copy.graph, support: support, program: copy))
      }
    } _: {
      stride(from: 0, to: rules.count, by: 2).map {
        findings(of: rules[$0], in: RuleContext(graph: program.graph, support: support, program: program))
      }
    }
    return ordered(
      UnmetCode(program: program).lowered(rules.indices.flatMap { $0.isMultiple(of: 2) ? even[$0 / 2] : odd[$0 / 2] }))
  }

  private func findings(in context: RuleContext) -> [Finding] {
    ordered(rules.flatMap { findings(of: $0, in: context) })
  }

  private func findings(of rule: any Rule, in context: RuleContext) -> [Finding] {
    let severity = severities[rule.identity.id]
    return rule.findings(in: context).map { finding in
      var finding = finding
      if let severity { finding.severity = severity }
      return finding
    }
  }

  private func ordered(_ findings: [Finding]) -> [Finding] {
    var found = findings.filter { isPedantic || $0.confidence > .guessed }
    found.sort(by: Self.precedes)
    var unique: [Finding] = []
    for finding in found where finding != unique.last { unique.append(finding) }
    return withoutEchoes(unique).numbered()
  }

  /// That nothing opens a route is the cause, and names the screens that are lost by it: they are not told once more.
  private func withoutEchoes(_ findings: [Finding]) -> [Finding] {
    let deadRoutes = Set(findings.filter { $0.rule == "dead-route-case" }.map(\.location))
    guard !deadRoutes.isEmpty else { return findings }
    return findings.filter {
      $0.rule != "unreachable-screen" || !($0.related.first.map { deadRoutes.contains($0.location) } ?? false)
    }
  }

  /// A total order of all that a person sees, so that equal input gives equal bytes.
  package static func precedes(_ a: Finding, _ b: Finding) -> Bool {
    if a.location != b.location { return a.location < b.location }
    if a.rule != b.rule { return a.rule < b.rule }
    if a.subject != b.subject { return a.subject < b.subject }
    return a.message < b.message
  }
}
