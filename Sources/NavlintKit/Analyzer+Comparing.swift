import Comparing
import Configuration
import NavigationModel
import Rules
import Workspace

/// Two states of an app's sources side by side.
public struct Compared: Sendable {
  public var comparison: Comparison
  public var states: (base: SourceState, head: SourceState)
  /// Names in the configuration without a match in the second state.
  public var warnings: [ConfigurationProblem]
  /// The test plan for the second state, on request.
  public var plan: TestPlan?
}

extension Analyzer {
  /// The changes of an app's navigation from one state of its sources to the next, and the findings that they brought.
  ///
  /// One configuration, that of the files on disk, applies to both: a changed rule is no change of navigation.
  ///
  /// - Parameter wantsPlan: whether to make a test plan as well. The second state is then linked even where its graph
  ///   is known.
  public func compare(
    _ repository: GitRepository, base: String, head: String?, paths: [String], wantsPlan: Bool = false,
    report: (AnalysisPhase) -> Void = { _ in }
  ) throws -> Compared {
    report(.searching)
    var states = try clock.measure(.read) {
      try repository.states(base: base, head: head, paths: paths, selection: project.selection)
    }
    let (before, after) = states
    guard (before.contents + after.contents).contains(where: { $0.file.kind == .swift }) else {
      throw WorkspaceError.noSwiftFile(paths.isEmpty ? ["."] : paths, hint: "Neither side has a Swift file there.")
    }
    let folders = try project.folders(repository.configurationFolders(of: after))
    let judging = Judging(rules, project: project, folders: folders, confidence: confidence, root: after.root)
    var sources = clock.measure(.recall) {
      [before, after].map {
        SourceSet(root: $0.root, contents: $0.contents.with(unread: $0.notes), threads: threads)
      }
    }
    // The dependencies beside the sources apply to both: git has no state of them.
    let dependencies = try dependencies(of: sources)
    for place in sources.indices { sources[place].dependencies = dependencies }
    let isSame = before.contents == after.contents
    let changes = isSame ? SourceChanges() : SourceChanges(from: before.texts, to: after.texts)
    let changed = ChangedCode(changes)
    let judged = try engine.judged(
      sources, judging, wantsVerdict: true, changed: wantsPlan && !changed.lines.isEmpty ? changed : nil,
      report: report)
    // The graphs report what was not read.
    states.base.notes.removeAll { $0.unread != nil }
    states.head.notes.removeAll { $0.unread != nil }
    var sides = judged.map { Comparison.Side($0.graph, $0.verdict?.findings ?? [], echoes: $0.verdict?.echoes ?? []) }
    sides[1] = judging.plan.judged(sides[1], changedFrom: sides[0].graph)
    let coverage = project.target == nil ? ConfigurationCoverage(project, paths: paths) : nil
    return Compared(
      comparison: Comparison(before: sides[0], after: sides[1], changes: changes), states: states,
      warnings: (project.warnings + folders.warnings + (coverage?.warnings(on: judged[1].graph, judged[1].unmet) ?? []))
        .inFileOrder,
      plan: wantsPlan ? GraphQuestions(judged[1].graph).testPlan(for: judged[1].impact ?? Impact()) : nil)
  }

  /// The same for two graphs. Rules that need the code report nothing, and no cause can be named.
  public func compare(_ before: NavigationGraph, _ after: NavigationGraph) -> Comparison {
    let plan = RulePlan(rules, project: project, folders: [], root: after.root)
    let confidence = confidence ?? project.configuration.confidence ?? .inferred
    func judged(_ graph: NavigationGraph) -> Comparison.Side {
      let found = RuleRunner(rules: plan.rules, isPedantic: true).found(in: graph)
      return Comparison.Side(
        graph, plan.report(found.told, in: graph, nil, confidence: confidence).findings,
        echoes: plan.report(echoes: found.echoes, in: graph, nil, confidence: confidence))
    }
    return Comparison(before: judged(before), after: plan.judged(judged(after), changedFrom: before))
  }
}

extension SourceState {
  fileprivate var texts: [String: [UInt8]] {
    Dictionary(contents.map { ($0.file.path, $0.bytes) }) { first, _ in first }
  }
}
