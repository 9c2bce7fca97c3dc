import NavigationModel

/// What a run of `check` found, ready for any format.
public struct Report: Hashable, Sendable {
  /// A finding that a comment in the sources keeps silent.
  public struct Suppressed: Hashable, Sendable {
    public var finding: Finding
    /// What the comment says about it.
    public var reason: String?

    public init(finding: Finding, reason: String?) {
      self.finding = finding
      self.reason = reason
    }
  }

  /// In the order of the output.
  public var findings: [Finding]
  /// nil where nobody asked for them.
  public var suppressed: [Suppressed]?
  /// The folder that the findings' paths are relative to, as given on the command line.
  public var root: String
  public var screenCount: Int
  public var transitionCount: Int
  public var resolvedCount: Int
  public var siteCount: Int
  public var unresolved: [UnresolvedSite]

  public init(graph: NavigationGraph, findings: [Finding], suppressed: [Suppressed]? = nil) {
    self.findings = findings
    self.suppressed = suppressed
    root = graph.root
    screenCount = graph.screens.count
    transitionCount = graph.transitions.count
    resolvedCount = graph.resolvedCount
    siteCount = graph.siteCount
    unresolved = graph.unresolved
  }

  /// A location's path as seen from the current folder.
  func path(of location: SourceLocation) -> String {
    if location.file.hasPrefix("/") || root == "." || root.isEmpty { return location.file }
    return root.hasSuffix("/") ? root + location.file : "\(root)/\(location.file)"
  }

  public func count(_ severity: Severity) -> Int { findings.count { $0.severity == severity } }

  /// Whether the run fails when findings at or above a severity do.
  public func hasFindings(atOrAbove severity: Severity) -> Bool { findings.contains { $0.severity >= severity } }
}
