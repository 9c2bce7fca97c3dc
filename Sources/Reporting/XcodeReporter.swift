import NavigationModel

/// The compiler's format with absolute paths, which Xcode needs to show a finding beside its line.
public struct XcodeReporter: Reporter {
  public init() {}

  public func text(for report: Report) -> String {
    var out = ""
    for finding in report.findings {
      // Xcode shows only warnings and errors of a script.
      let label = finding.severity == .error ? "error" : finding.severity == .warning ? "warning" : "note"
      out += line(report, finding.location, label, "\(finding.message) [\(finding.rule)]")
      for related in finding.related { out += line(report, related.location, "note", related.message) }
    }
    return out
  }

  private func line(_ report: Report, _ location: SourceLocation, _ label: String, _ message: String) -> String {
    "\(PlainText.path(report.absolutePath(of: location))):\(location.line):\(location.column): \(label): \(PlainText.line(message))\n"
  }
}
