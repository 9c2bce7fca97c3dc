import NavigationModel
import Rules
import Workspace

/// What an analysis is busy with; for progress displays.
public enum AnalysisPhase: Hashable, Sendable {
  case searching
  case reading(files: Int)
  case extracting(files: Int)
  case linking
  case checking
}

/// From paths to the navigation graph of an app and the findings in it. The way to embed navlint:
///
///     let analyzer = Analyzer()
///     let scan = try analyzer.scan(["Sources"])
///     for finding in analyzer.findings(in: scan.graph) { print(finding.message) }
public struct Analyzer: Sendable {
  /// What reading the sources gave.
  public struct Scan: Sendable {
    public var graph: NavigationGraph
    /// Files that were passed over, and why.
    public var notes: [Note]
  }

  /// How many threads read sources. The result does not depend on it.
  public var threads: Int
  public var rules: RuleSelection
  /// Keep findings that rest on guesses.
  public var isPedantic: Bool
  /// Sketch what each screen is made of (`Screen.sketch`). Only pictures need it.
  public var sketches = false

  public init(threads: Int = 1, rules: RuleSelection = .all, isPedantic: Bool = false) {
    self.threads = max(1, threads)
    self.rules = rules
    self.isPedantic = isPedantic
  }

  /// The navigation graph of the sources under the paths; the current folder when there are none.
  public func scan(_ paths: [String], report: (AnalysisPhase) -> Void = { _ in }) throws(WorkspaceError) -> Scan {
    report(.searching)
    let tree = try SourceDiscovery().discover(paths)
    report(.reading(files: tree.files.count))
    let (contents, unreadNotes) = tree.contents()
    guard contents.contains(where: { $0.file.kind == .swift }) else {
      throw .noSwiftFile(paths.isEmpty ? ["."] : paths, hint: unreadNotes.first.map { "Not read: \($0.description)." })
    }
    let graph = Engine.graph(of: contents, root: tree.root, threads: threads, sketches: sketches, report: report)
    return Scan(graph: graph, notes: tree.notes + unreadNotes)
  }

  /// What the selected rules say of a graph, in the order of the report.
  public func findings(in graph: NavigationGraph) -> [Finding] {
    RuleRunner(rules: rules.rules, isPedantic: isPedantic).findings(in: graph)
  }
}
