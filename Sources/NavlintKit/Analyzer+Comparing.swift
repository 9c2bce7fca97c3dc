import Comparing
import Linking
import NavigationModel
import Rules
import Workspace

extension Analyzer {
  /// What became of an app's navigation from one state of its sources to the next, and which findings that brought.
  ///
  /// One configuration, that of the files on disk, judges both: a changed rule is no change of navigation.
  public func compare(
    _ repository: GitRepository, base: String, head: String?, paths: [String], report: (AnalysisPhase) -> Void = { _ in }
  ) throws -> (comparison: Comparison, states: (base: SourceState, head: SourceState)) {
    report(.searching)
    let states = try repository.states(base: base, head: head, paths: paths, selection: project.selection)
    let (before, after) = states
    guard (before.contents + after.contents).contains(where: { $0.file.kind == .swift }) else {
      throw WorkspaceError.noSwiftFile(paths.isEmpty ? ["."] : paths, hint: "Neither side has one there.")
    }
    let (folders, _) = try project.folders(repository.configurationFolders(of: after))
    let plan = RulePlan(rules, project: project, folders: folders, root: after.root)
    let confidence = confidence ?? project.configuration.confidence ?? .inferred
    let judge: @Sendable (LinkedProgram, SourceRemarks) -> (graph: NavigationGraph, findings: [Finding]) = { program, remarks in
      let found = RuleRunner(rules: plan.rules, isPedantic: true).findings(in: program)
      return (program.graph, plan.report(found, directives: remarks.directives, confidence: confidence).findings)
    }
    let facts = Engine.facts(before: before.contents, after: after.contents, threads: threads, report: report)
    report(.linking)
    // The same code at other lines: whatever one side is, the other is too.
    if before.root == after.root, Engine.saySame(facts) {
      let side = Engine.link(facts.after, root: after.root, project: project, body: judge)
      return (Comparison(before: side, after: side), states)
    }
    let sides = Engine.link(
      facts, roots: (before.root, after.root), threads: threads, project: project, body: judge)
    return (Comparison(before: sides.before, after: sides.after, changes: SourceChanges(from: before.texts, to: after.texts)), states)
  }

  /// The same of two graphs. Rules that need the code behind a graph say nothing, and no cause can be named.
  public func compare(_ before: NavigationGraph, _ after: NavigationGraph) -> Comparison {
    let plan = RulePlan(rules, project: project, folders: [], root: after.root)
    let confidence = confidence ?? project.configuration.confidence ?? .inferred
    func judged(_ graph: NavigationGraph) -> (graph: NavigationGraph, findings: [Finding]) {
      let found = RuleRunner(rules: plan.rules, isPedantic: true).findings(in: graph)
      return (graph, plan.report(found, directives: [], confidence: confidence).findings)
    }
    return Comparison(before: judged(before), after: judged(after))
  }
}

extension SourceState {
  fileprivate var texts: [String: [UInt8]] { Dictionary(contents.map { ($0.file.path, $0.bytes) }) { first, _ in first } }
}
