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
    public var graph: NavigationGraph { scan.graph }
  }

  /// How many threads read sources. The result does not depend on it.
  public var threads: Int
  public var rules: RuleSelection
  /// Keep findings that rest on guesses.
  public var isPedantic: Bool

  public init(threads: Int = 1, rules: RuleSelection = .standard, isPedantic: Bool = false) {
    self.threads = max(1, threads)
    self.rules = rules
    self.isPedantic = isPedantic
  }

  /// The navigation graph of the sources under the paths; the current folder when there are none.
  public func scan(_ paths: [String], report: (AnalysisPhase) -> Void = { _ in }) throws(WorkspaceError) -> Scan {
    let (graph, notes) = try link(paths, report: report) { $0.graph }
    return Scan(graph: graph, notes: notes)
  }

  /// The graph and what the selected rules say of it and of the code behind it.
  public func check(_ paths: [String], report: (AnalysisPhase) -> Void = { _ in }) throws(WorkspaceError) -> Check {
    let runner = RuleRunner(rules: rules.rules, isPedantic: isPedantic)
    let (result, notes) = try link(paths, report: report) { (graph: $0.graph, findings: runner.findings(in: $0)) }
    return Check(scan: Scan(graph: result.graph, notes: notes), findings: result.findings)
  }

  /// The graph, and which code of the app was learned to be navigation, the most used first.
  public func idioms(_ paths: [String], report: (AnalysisPhase) -> Void = { _ in }) throws(WorkspaceError) -> (scan: Scan, idioms: [Idiom]) {
    let (result, notes) = try link(paths, report: report) { (graph: $0.graph, idioms: $0.idioms) }
    return (Scan(graph: result.graph, notes: notes), result.idioms)
  }

  private func link<Result: Sendable>(
    _ paths: [String], report: (AnalysisPhase) -> Void, body: @escaping @Sendable (LinkedProgram) -> Result
  ) throws(WorkspaceError) -> (Result, [Note]) {
    report(.searching)
    let tree = try SourceDiscovery().discover(paths)
    report(.reading(files: tree.files.count))
    let (contents, unreadNotes) = tree.contents()
    guard contents.contains(where: { $0.file.kind == .swift }) else {
      throw .noSwiftFile(paths.isEmpty ? ["."] : paths, hint: unreadNotes.first.map { "Not read: \($0.description)." })
    }
    let facts = Engine.facts(of: contents, threads: threads, report: report)
    report(.linking)
    return (Engine.link(facts, root: tree.root, body: body), tree.notes + unreadNotes)
  }
}
