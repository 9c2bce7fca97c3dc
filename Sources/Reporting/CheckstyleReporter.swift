import NavigationModel

/// Checkstyle's XML, which most review tools read.
public struct CheckstyleReporter: Reporter {
  public init() {}

  public func text(for report: Report) -> String {
    var out = XMLText.declaration + "<checkstyle version=\"4.3\">\n"
    // A file is listed once, whatever the order of its findings.
    for file in Set(report.findings.map(\.location.file)).sorted() {
      let findings = report.findings.filter { $0.location.file == file }
      out += "  <file\(XMLText.attributes(["name": report.relativePath(of: findings[0].location)]))>\n"
      for finding in findings {
        out +=
          "    <error"
          + XMLText.attributes([
            "line": String(max(1, finding.location.line)),
            "column": String(report.lines.column(of: finding.location, in: .utf16)),
            "severity": finding.severity.rawValue,
            "message": finding.message,
            "source": "\(Tool.name).\(finding.rule)",
          ]) + "/>\n"
      }
      out += "  </file>\n"
    }
    return out + "</checkstyle>\n"
  }
}
