import Comparing
import NavigationModel

/// The content of `diff`, for any format.
public struct DiffReport: Sendable {
  public var comparison: Comparison
  /// The sides as the user named them; `after` is nil for the working tree.
  public var beforeName: String
  public var afterName: String?
  /// The test plan; nil where the code was not available.
  public var plan: TestPlan?
  /// The new findings, with what formats for findings need.
  public var report: Report

  public init(
    comparison: Comparison, beforeName: String, afterName: String?, rules: [RuleEntry] = [],
    lines: SourceLines = SourceLines(), currentFolder: String = ""
  ) {
    self.comparison = comparison
    self.beforeName = beforeName
    self.afterName = afterName
    report = Report(
      graph: comparison.after, findings: comparison.findings.new, rules: rules, lines: lines,
      currentFolder: currentFolder)
  }

  /// The summary, as the last line.
  public var summary: String { DiffWording.summary(comparison) }

  /// The test plan in words; nil where no code changed that a screen could run.
  var answer: ImpactAnswer? {
    guard let plan, !plan.impact.isEmpty else { return nil }
    return ImpactAnswer(plan: plan, root: report.root)
  }

  /// The findings that the change fixed, with the paths of the old state.
  var fixed: [Finding] { comparison.findings.fixed }
}
