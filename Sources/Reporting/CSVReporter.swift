import NavigationModel

/// A table for spreadsheets (RFC 4180). A cell that a spreadsheet would take for a formula starts with `'`. Each row is
/// one line, without characters that control a terminal.
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

  static func cell(_ value: String) -> String {
    let text = PlainText.line(value)
    // Some programs skip spaces at the start.
    let isFormula = text.utf8.first { $0 != 0x20 }.map { [0x3D, 0x2B, 0x2D, 0x40].contains($0) } ?? false
    let cell = isFormula ? "'" + text : text
    let needsQuotes = cell.utf8.contains { [0x22, 0x2C].contains($0) }
    return needsQuotes ? "\"" + cell.replacing("\"", with: "\"\"") + "\"" : cell
  }
}
