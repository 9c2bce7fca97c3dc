import Linking
import NavigationModel
import SourceFacts
import Threads

/// Runs rules over a graph and sorts their findings for the report.
public struct RuleRunner: Sendable {
  public var rules: [any Rule]
  /// By rule id; replaces the severity of all findings of the rule.
  public var severities: [String: Severity]
  /// Whether to keep findings that rest on guesses.
  public var isPedantic: Bool

  public init(rules: [any Rule] = RuleRegistry.standard, severities: [String: Severity] = [:], isPedantic: Bool = false)
  {
    self.rules = rules
    self.severities = severities
    self.isPedantic = isPedantic
  }

  /// The findings for a graph alone. Sorted by file, line, column and rule; without duplicates; similar findings are
  /// numbered.
  public func findings(in graph: NavigationGraph) -> [Finding] {
    found(in: graph).told
  }

  /// The findings for a graph and the code behind it, in the same order.
  ///
  /// Every other rule gets a copy of the program, so that the caches of the code do not depend on the number of
  /// threads.
  package func findings(in program: LinkedProgram) -> [Finding] { found(in: program).told }

  /// As ``findings(in:)-(LinkedProgram)``, with the findings that another one already names apart.
  package func found(in program: LinkedProgram) -> (told: [Finding], echoes: [Echo]) {
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
    // Findings in the source of a dependency concern its maintainers.
    let foreign = program.dependencyPaths
    let ofApp = rules.indices.flatMap { $0.isMultiple(of: 2) ? even[$0 / 2] : odd[$0 / 2] }.filter {
      !foreign.contains($0.location.file)
    }
    return ordered(UnreleasedCode(program: program).lowered(ofApp))
  }

  /// As ``findings(in:)-(NavigationGraph)``, with the findings that another one already names apart.
  package func found(in graph: NavigationGraph) -> (told: [Finding], echoes: [Echo]) {
    found(in: RuleContext(graph: graph, support: GraphSupport(graph), program: nil))
  }

  private func found(in context: RuleContext) -> (told: [Finding], echoes: [Echo]) {
    ordered(rules.flatMap { findings(of: $0, in: context) })
  }

  private func findings(of rule: any Rule, in context: RuleContext) -> [Finding] {
    if context.program?.budget.isStopped == true { return [] }
    let severity = severities[rule.identity.id]
    return rule.findings(in: context).map { finding in
      var finding = finding
      if let severity { finding.severity = severity }
      return finding
    }
  }

  private func ordered(_ findings: [Finding]) -> (told: [Finding], echoes: [Echo]) {
    var found = findings.filter { isPedantic || $0.confidence > .guessed }
    found.sort(by: Finding.precedes)
    var unique: [Finding] = []
    for finding in found where finding != unique.last { unique.append(finding) }
    return Self.apart(unique)
  }

  /// Separates findings that another one names: the finding of a dead route names the screens that are lost with it.
  private static func apart(_ findings: [Finding]) -> (told: [Finding], echoes: [Echo]) {
    let places = Set(findings.filter { $0.rule == "dead-route-case" }.map(\.location))
    guard !places.isEmpty else { return (findings.numbered(), []) }
    func place(of finding: Finding) -> SourceLocation? {
      guard finding.rule == "unreachable-screen", let place = finding.related.first?.location else { return nil }
      return places.contains(place) ? place : nil
    }
    let told = findings.filter { place(of: $0) == nil }.numbered()
    let causes = Dictionary(told.filter { $0.rule == "dead-route-case" }.map { ($0.location, $0.identity) }) { a, _ in a
    }
    let echoes = findings.filter { place(of: $0) != nil }.numbered().compactMap { finding in
      place(of: finding).flatMap { causes[$0] }.map { Echo(finding, cause: $0) }
    }
    return (told, echoes)
  }

}
