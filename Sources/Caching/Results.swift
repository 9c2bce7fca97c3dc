import NavigationModel
import SourceFacts

/// The result of the rules for a program.
public struct Verdict: Hashable, Sendable {
  /// In the order of the report.
  public var findings: [Finding]
  public var suppressed: [SuppressedFinding]
  /// Findings that follow from another finding, and are therefore not reported in addition.
  public var echoes: [Echo]

  public init(findings: [Finding], suppressed: [SuppressedFinding], echoes: [Echo] = []) {
    self.findings = findings
    self.suppressed = suppressed
    self.echoes = echoes
  }
}

extension Verdict: Record {
  static var empty: Self { Verdict(findings: [], suppressed: []) }
  mutating func code(_ coder: inout some FieldCoder) throws(RecordDamage) {
    try coder.code(&findings)
    try coder.code(&suppressed)
    try coder.code(&echoes)
  }
}

extension Echo: Record {
  static var empty: Self { Echo(.empty, cause: .empty) }
  mutating func code(_ coder: inout some FieldCoder) throws(RecordDamage) {
    try coder.code(&finding)
    try coder.code(&cause)
  }
}

extension FindingIdentity: Record {
  static var empty: Self { FindingIdentity(rule: "", subject: "", occurrence: 0) }
  mutating func code(_ coder: inout some FieldCoder) throws(RecordDamage) {
    try coder.code(&rule)
    try coder.code(&subject)
    try coder.code(&occurrence)
  }
}

extension SuppressedFinding: Record {
  static var empty: Self { SuppressedFinding(finding: .empty, reason: nil, location: .empty) }
  mutating func code(_ coder: inout some FieldCoder) throws(RecordDamage) {
    try coder.code(&finding)
    try coder.code(&reason)
    try coder.code(&location)
    try coder.code(&cause)
  }
}

extension Cache {
  /// - Parameter moves: files, by path, whose code has moved since the graph was stored; its positions are moved
  ///   likewise.
  public func graph(_ key: ContentDigest, files: Set<String>, moves: [String: CodeMoves] = [:]) -> NavigationGraph? {
    result(key, as: NavigationGraph.self, files: files, moves: moves)
  }

  public func keep(_ graph: NavigationGraph, _ key: ContentDigest, files: Set<String>) {
    keepResult(graph, key, files: files)
  }

  /// - Parameters:
  ///   - rules: the rules that can report in this run.
  ///   - moves: as for the graph.
  public func verdict(_ key: ContentDigest, files: Set<String>, rules: Set<String>, moves: [String: CodeMoves] = [:])
    -> Verdict?
  {
    guard let verdict = result(key, as: Verdict.self, files: files, moves: moves) else { return nil }
    let all = verdict.findings + verdict.suppressed.map(\.finding)
    return all.allSatisfy { rules.contains($0.rule) } ? verdict : nil
  }

  public func keep(_ verdict: Verdict, _ key: ContentDigest, files: Set<String>) {
    keepResult(verdict, key, files: files)
  }
}
