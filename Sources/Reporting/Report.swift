import NavigationModel

/// The result of a `check` run, ready for any format.
public struct Report: Hashable, Sendable {
  /// A silenced finding.
  public struct Suppressed: Hashable, Sendable {
    public var finding: Finding
    /// The comment's reason, or why the file does not count.
    public var reason: String?
    public var cause: SuppressedFinding.Cause

    public init(finding: Finding, reason: String?, cause: SuppressedFinding.Cause = .comment) {
      self.finding = finding
      self.reason = reason
      self.cause = cause
    }
  }

  /// A remark on the run that is no finding.
  public struct Note: Hashable, Sendable {
    /// The path for people.
    public var path: String
    public var message: String

    public init(path: String, message: String) {
      self.path = path
      self.message = message
    }
  }

  /// In the order of the output.
  public var findings: [Finding]
  /// nil where they were not requested.
  public var suppressed: [Suppressed]?
  /// The folder that the findings' paths are relative to, as given on the command line.
  public var root: String
  public var screenCount: Int
  public var transitionCount: Int
  public var resolvedCount: Int
  public var siteCount: Int
  public var unresolved: [UnresolvedSite]
  public var coverage: Coverage
  /// Sources that could not be read, whether or not a rule reports them.
  public var unread: [UnreadSource]
  /// Further remarks on the run: what was skipped.
  public var notes: [Note]
  /// The rules that ran, for formats that describe them.
  public var rules: [RuleEntry]
  /// The text of the findings' lines, for formats whose columns are not bytes.
  public var lines: SourceLines
  /// The text changes of certain fixes, by the findings' identities; empty where they were not requested.
  public var changes: [FindingIdentity: [TextChange]]
  /// The current folder, absolute; empty when not known. Only formats that need absolute paths show it.
  public var currentFolder: String

  public init(
    graph: NavigationGraph, findings: [Finding], suppressed: [Suppressed]? = nil, rules: [RuleEntry] = [],
    lines: SourceLines = SourceLines(),
    changes: [FindingIdentity: [TextChange]] = [:], currentFolder: String = "", notes: [Note] = []
  ) {
    self.findings = findings
    self.suppressed = suppressed
    root = graph.root
    screenCount = graph.screens.count
    transitionCount = graph.transitions.count
    resolvedCount = graph.resolvedCount
    siteCount = graph.siteCount
    unresolved = graph.unresolved
    coverage = graph.coverage
    unread = graph.unread
    self.notes = notes
    self.rules = rules
    self.lines = lines
    self.changes = changes
    self.currentFolder = currentFolder
  }

  /// The entry of a rule; one made from its id when the report has no catalogue.
  func entry(_ rule: String) -> RuleEntry {
    rules.first { $0.id == rule }
      ?? RuleEntry(
        id: rule, name: rule, severity: findings.first { $0.rule == rule }?.severity ?? .warning, summary: rule,
        category: "graph",
        rationale: "", triggering: [], nonTriggering: [])
  }

  /// A location's path relative to the current folder.
  func path(of location: SourceLocation) -> String {
    if location.file.hasPrefix("/") || root == "." || root.isEmpty { return location.file }
    return root.hasSuffix("/") ? root + location.file : "\(root)/\(location.file)"
  }

  /// The same without `./`, and also relative when the root was given as an absolute path in the current folder:
  /// consumers compare it with the paths of a repository.
  func relativePath(of location: SourceLocation) -> String {
    var path = path(of: location)
    let folder = currentFolder.hasSuffix("/") ? currentFolder : currentFolder + "/"
    if folder != "/", path.hasPrefix(folder) { path = String(path.dropFirst(folder.count)) }
    while path.hasPrefix("./") { path = String(path.dropFirst(2)) }
    return path
  }

  func absolutePath(of location: SourceLocation) -> String {
    let path = relativePath(of: location)
    return path.hasPrefix("/") || currentFolder.isEmpty
      ? path : currentFolder == "/" ? "/" + path : "\(currentFolder)/\(path)"
  }

  /// For people: errors before warnings before notes; within each, reachable places before unreachable ones, and then
  /// in report order.
  public var mostHarmfulFirst: [Finding] {
    Severity.allCases.reversed().flatMap { severity in
      let ofOneSeverity = findings.filter { $0.severity == severity }
      return ofOneSeverity.filter { !Self.rulesOfDeadCode.contains($0.rule) }
        + ofOneSeverity.filter { Self.rulesOfDeadCode.contains($0.rule) }
    }
  }

  private static let rulesOfDeadCode: Set<String> = ["dead-route-case", "unreachable-screen"]

  public func count(_ severity: Severity) -> Int { findings.count { $0.severity == severity } }

  /// Whether the run fails when findings at or above a severity do.
  public func hasFindings(atOrAbove severity: Severity) -> Bool { findings.contains { $0.severity >= severity } }
}
