import Comparing
import NavigationModel
import Rules
import Workspace

extension Analyzer {
  /// What became of an app's navigation from one state of its sources to the next, and which findings that brought.
  public func compare(_ before: SourceState, _ after: SourceState, report: (AnalysisPhase) -> Void = { _ in }) -> Comparison {
    let runner = RuleRunner(rules: rules.rules, isPedantic: isPedantic)
    if before.root == after.root, before.contents == after.contents {
      let facts = Engine.facts(of: after.contents, threads: threads, report: report)
      report(.linking)
      let side = Engine.link(facts, root: after.root) { (graph: $0.graph, findings: runner.findings(in: $0)) }
      return Comparison(before: side, after: side)
    }
    let facts = Engine.facts(before: before.contents, after: after.contents, threads: threads, report: report)
    report(.linking)
    let sides = Engine.link(facts, roots: (before.root, after.root), threads: threads) {
      (graph: $0.graph, findings: runner.findings(in: $0))
    }
    return Comparison(before: sides.before, after: sides.after, changes: SourceChanges(from: before.texts, to: after.texts))
  }

  /// The same of two graphs. Rules that need the code behind a graph say nothing, and no cause can be named.
  public func compare(_ before: NavigationGraph, _ after: NavigationGraph) -> Comparison {
    let runner = RuleRunner(rules: rules.rules, isPedantic: isPedantic)
    return Comparison(before: (before, runner.findings(in: before)), after: (after, runner.findings(in: after)))
  }
}

extension SourceState {
  fileprivate var texts: [String: [UInt8]] { Dictionary(contents.map { ($0.file.path, $0.bytes) }) { first, _ in first } }
}
