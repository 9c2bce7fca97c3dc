import Linking
import NavigationModel

/// Runs rules over a graph and puts their findings into the order of the report.
public struct RuleRunner: Sendable {
  public var rules: [any Rule]
  /// By rule id; replaces the severity of all findings of the rule.
  public var severities: [String: Severity]
  /// Keep findings that rest on guesses.
  public var isPedantic: Bool

  public init(rules: [any Rule] = RuleRegistry.standard, severities: [String: Severity] = [:], isPedantic: Bool = false) {
    self.rules = rules
    self.severities = severities
    self.isPedantic = isPedantic
  }

  /// What the rules say of a graph alone. Sorted by file, line, column and rule; no finding twice.
  public func findings(in graph: NavigationGraph) -> [Finding] {
    findings(in: RuleContext(graph: graph, support: GraphSupport(graph), program: nil))
  }

  /// What the rules say of a graph and the code behind it, in the same order.
  package func findings(in program: LinkedProgram) -> [Finding] {
    findings(in: RuleContext(graph: program.graph, support: GraphSupport(program.graph), program: program))
  }

  private func findings(in context: RuleContext) -> [Finding] {
    var found: [Finding] = []
    for rule in rules {
      let severity = severities[rule.identity.id]
      for var finding in rule.findings(in: context) where isPedantic || finding.confidence > .guessed {
        if let severity { finding.severity = severity }
        found.append(finding)
      }
    }
    found.sort(by: Self.precedes)
    var unique: [Finding] = []
    for finding in found where finding != unique.last { unique.append(finding) }
    return unique
  }

  /// A total order of all that a person sees, so that equal input gives equal bytes.
  package static func precedes(_ a: Finding, _ b: Finding) -> Bool {
    if a.location != b.location { return a.location < b.location }
    if a.rule != b.rule { return a.rule < b.rule }
    if a.subject != b.subject { return a.subject < b.subject }
    return a.message < b.message
  }
}
