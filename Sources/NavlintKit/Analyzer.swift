import Configuration
import Linking
import NavigationModel
import Rules
import Workspace

/// What an analysis is busy with; for progress displays.
public enum AnalysisPhase: Hashable, Sendable {
  case searching
  case reading(files: Int)
  case extracting(files: Int)
  /// Linking, and the rules.
  case linking
}

/// From paths to the navigation graph of an app and the findings in it. The way to embed navlint:
///
///     let analyzer = Analyzer()
///     for finding in try analyzer.check(["Sources"]).findings { print(finding.message) }
public struct Analyzer: Sendable {
  /// What reading the sources gave.
  public struct Scan: Sendable {
    public var graph: NavigationGraph
    /// Files that were passed over, and why.
    public var notes: [Note]
  }

  /// A scan with what the rules say of it.
  public struct Check: Sendable {
    public var scan: Scan
    /// In the order of the report.
    public var findings: [Finding]
    /// What comments in the sources keep silent, in the same order.
    public var suppressed: [SuppressedFinding]
    public var graph: NavigationGraph { scan.graph }
  }

  /// How many threads read sources. The result does not depend on it.
  public var threads: Int
  public var rules: RuleSelection
  public var project: Project
  /// How sure a finding must be to be reported; the configuration decides where nil, and else `inferred`.
  public var confidence: Confidence?
  /// Sketch what each screen is made of (`Screen.sketch`). Only pictures need it.
  public var sketches = false

  public init(threads: Int = 1, rules: RuleSelection = .standard, project: Project = .none, confidence: Confidence? = nil) {
    self.threads = max(1, threads)
    self.rules = rules
    self.project = project
    self.confidence = confidence
  }

  /// The navigation graph of the sources under the paths; the current folder when there are none.
  public func scan(_ paths: [String], report: (AnalysisPhase) -> Void = { _ in }) throws -> Scan {
    let (graph, notes) = try link(paths, report: report) { program, _, _ in program.graph }
    return scan(graph, notes)
  }

  /// The graph and what the selected rules say of it and of the code behind it.
  public func check(_ paths: [String], report: (AnalysisPhase) -> Void = { _ in }) throws -> Check {
    let confidence = confidence ?? project.configuration.confidence ?? .inferred
    let (result, notes) = try link(paths, report: report) { program, remarks, plan in
      let found = RuleRunner(rules: plan.rules, isPedantic: true).findings(in: program)
      return (graph: program.graph, judged: plan.report(found, directives: remarks.directives, confidence: confidence))
    }
    return Check(scan: scan(result.graph, notes), findings: result.judged.findings, suppressed: result.judged.suppressed)
  }

  /// What the rules say of a graph that was read from a file: those about code say nothing.
  public func findings(in graph: NavigationGraph) -> [Finding] {
    let plan = RulePlan(rules, project: project, folders: [], root: graph.root)
    return plan.report(RuleRunner(rules: plan.rules, isPedantic: true).findings(in: graph), directives: [], confidence: confidence ?? .inferred).findings
  }

  /// The graph, and which code of the app was learned to be navigation, the most used first.
  public func idioms(_ paths: [String], report: (AnalysisPhase) -> Void = { _ in }) throws -> (scan: Scan, idioms: [Idiom]) {
    let (result, notes) = try link(paths, report: report) { program, _, _ in (graph: program.graph, idioms: program.idioms) }
    return (scan(result.graph, notes), result.idioms)
  }

  /// What a first configuration of the sources says.
  public func draft(_ paths: [String], report: (AnalysisPhase) -> Void = { _ in }) throws -> ConfigurationDraft {
    try link(paths, report: report) { program, remarks, plan in
      let found = plan.report(RuleRunner(rules: plan.rules).findings(in: program), directives: remarks.directives, confidence: .inferred)
      return ConfigurationDraft(
        .init(graph: program.graph, findings: found.findings, files: remarks.files, libraries: remarks.libraries))
    }.0
  }

  private func scan(_ graph: NavigationGraph, _ notes: [Note]) -> Scan {
    Scan(graph: graph, notes: notes + project.notes(on: graph))
  }

  private func link<Result: Sendable>(
    _ paths: [String], report: (AnalysisPhase) -> Void,
    body: @escaping @Sendable (LinkedProgram, SourceRemarks, RulePlan) -> Result
  ) throws -> (Result, [Note]) {
    report(.searching)
    let tree = try SourceDiscovery(selection: project.selection).discover(paths)
    // Mistakes in the files of folders are told before the work.
    let (folders, folderNotes) = try project.folders(tree.configurationFolders)
    let plan = RulePlan(rules, project: project, folders: folders, root: tree.root)
    report(.reading(files: tree.files.count))
    let (contents, unreadNotes) = tree.contents()
    guard contents.contains(where: { $0.file.kind == .swift }) else {
      throw WorkspaceError.noSwiftFile(paths.isEmpty ? ["."] : paths, hint: unreadNotes.first.map { "Not read: \($0.description)." })
    }
    let facts = Engine.facts(of: contents, threads: threads, report: report)
    report(.linking)
    let result = Engine.link(facts, root: tree.root, project: project, sketches: sketches) { body($0, $1, plan) }
    return (result, tree.notes + unreadNotes + facts.notes(root: tree.root) + folderNotes + project.notes(unused: tree.unusedInclusions, root: tree.root))
  }
}
