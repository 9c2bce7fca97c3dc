import NavigationModel

/// The content of `diff`: the changes of the navigation, and the findings that they brought.
public struct Comparison: Sendable {
  public var before: NavigationGraph
  public var after: NavigationGraph
  public var difference: GraphDifference
  /// New findings are placed at the lines that caused them.
  public var findings: FindingDifference

  /// One of the two states that are compared.
  public struct Side: Sendable {
    public var graph: NavigationGraph
    public var findings: [Finding]
    /// Losses that the findings name. They are reported where the finding is older.
    public var echoes: [Echo]

    public init(_ graph: NavigationGraph, _ findings: [Finding], echoes: [Echo] = []) {
      self.graph = graph
      self.findings = findings
      self.echoes = echoes
    }
  }

  /// - Parameter changes: the changed lines, where sources are available; without them no cause can be named.
  public init(before: Side, after: Side, changes: SourceChanges = SourceChanges()) {
    self.before = before.graph
    self.after = after.graph
    difference = GraphDifference(from: before.graph, to: after.graph)
    findings = FindingDifference(from: before, to: after)
    let blame = Blame(before: before.graph, after: after.graph, difference: difference, changes: changes)
    findings.new = findings.new.map(blame.told)
  }

  /// The conditions under which `diff` fails.
  public enum FailLevel: String, Sendable, CaseIterable {
    /// New findings at or above a severity; `findings` is the same as `warning`.
    case findings, info, warning, error
    /// A reachable screen was removed or cut off.
    case screensLost = "screens-lost"
    /// Anything that a user of the app could notice.
    case anyChange = "any-change"
    case never
  }

  public func fails(_ level: FailLevel) -> Bool {
    switch level {
    case .findings, .warning: findings.new.contains { $0.severity >= .warning }
    case .info: !findings.new.isEmpty
    case .error: findings.new.contains { $0.severity >= .error }
    case .screensLost: difference.losesScreens
    case .anyChange: !difference.isEmpty || !findings.new.isEmpty
    case .never: false
    }
  }
}
