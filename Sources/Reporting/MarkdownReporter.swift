import NavigationModel

/// Findings as a Markdown table: for job summaries and comments.
public struct MarkdownReporter: Reporter {
  /// GitHub accepts 1 MiB as a step's summary.
  static let limit = 1_000_000

  public init() {}

  public func text(for report: Report) -> String {
    var out = "### navlint\n\n\(SummaryLine.check(report))\n"
    guard !report.findings.isEmpty else { return out }
    out += "\n| severity | where | rule | finding |\n|---|---|---|---|\n"
    for finding in report.mostHarmfulFirst { out += row(finding, report) }
    return MarkdownText.fitted(
      out, limit: Self.limit, note: "More findings do not fit here; another format has them all.")
  }

  private func row(_ finding: Finding, _ report: Report) -> String {
    let place = MarkdownText.code("\(report.relativePath(of: finding.location)):\(finding.location.line)")
    let related = finding.related.prefix(5).map {
      "<br>" + MarkdownText.code("\(report.relativePath(of: $0.location)):\($0.location.line)") + " "
        + MarkdownText.plain($0.message)
    }
    return "| \(finding.severity.rawValue) | \(place) | \(MarkdownText.code(finding.rule)) | "
      + "\(MarkdownText.plain(finding.message))\(related.joined()) |\n"
  }
}
