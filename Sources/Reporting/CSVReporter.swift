import NavigationModel

/// A table for spreadsheets (RFC 4180). A cell that a spreadsheet would take for a formula starts with `'`.
public struct CSVReporter: Reporter {
  public init() {}

  public func text(for report: Report) -> String {
    let head = [["file", "line", "column", "severity", "rule", "subject", "message", "confidence"]]
    let rows = report.findings.map { finding in
      [
        report.relativePath(of: finding.location), String(finding.location.line), String(finding.location.column),
        finding.severity.rawValue, finding.rule, finding.subject, finding.message, finding.confidence.rawValue,
      ]
    }
    return (head + rows).map { $0.map(Self.cell).joined(separator: ",") + "\r\n" }.joined()
  }

  static func cell(_ text: String) -> String {
    let isFormula = text.utf8.first.map { [0x3D, 0x2B, 0x2D, 0x40, 0x09, 0x0D].contains($0) } ?? false
    let text = isFormula ? "'" + text : text
    let needsQuotes = text.utf8.contains { [0x22, 0x2C, 0x0A, 0x0D].contains($0) }
    return needsQuotes ? "\"" + text.replacing("\"", with: "\"\"") + "\"" : text
  }
}
