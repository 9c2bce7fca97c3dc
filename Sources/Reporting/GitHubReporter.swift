import NavigationModel

/// Workflow commands of GitHub Actions, which show as annotations on a pull request.
///
/// GitHub keeps ten annotations of a kind from one step and silently drops the rest. So the most severe come first, at
/// most ten of a kind are written, and a last one counts the rest.
public struct GitHubReporter: Reporter {
  static let mostOfAKind = 10
  static let commands = ["::error file=", "::warning file=", "::notice file=", "::notice title="]

  public init() {}

  public func text(for report: Report) -> String {
    let notices = report.findings.filter { $0.severity == .info }
    let isCut = report.findings.count > notices.count + shown(.error, report).count + shown(.warning, report).count
    // The line that counts the rest is a notice, too.
    let mostNotices = isCut || notices.count > Self.mostOfAKind ? Self.mostOfAKind - 1 : Self.mostOfAKind
    let shown = shown(.error, report) + shown(.warning, report) + notices.prefix(mostNotices)
    var out = shown.map { command(for: $0, report) }.joined()
    let rest = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = report.count(severity) - shown.count { $0.severity == severity }
      return count == 0
        ? nil : severity == .info ? "\(count) info" : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    if !rest.isEmpty {
      out += Self.command(
        "notice", [("title", Tool.name)],
        "Not shown here: \(rest.joined(separator: ", ")). GitHub keeps ten annotations of each kind; the job summary lists all findings."
      )
    }
    return out
  }

  private func shown(_ severity: Severity, _ report: Report) -> [Finding] {
    Array(report.findings.lazy.filter { $0.severity == severity }.prefix(Self.mostOfAKind))
  }

  private func command(for finding: Finding, _ report: Report) -> String {
    let kind =
      switch finding.severity {
      case .error: "error"
      case .warning: "warning"
      case .info: "notice"
      }
    let line = String(max(1, finding.location.line))
    var properties = [
      ("file", report.relativePath(of: finding.location)), ("line", line), ("endLine", line),
      ("col", String(report.lines.column(of: finding.location, in: .utf16))),
    ]
    if let end = report.lines.endColumn(of: finding.location, in: .utf16) {
      properties.append(("endColumn", String(end)))
    }
    properties.append(("title", "\(Tool.name): \(finding.rule)"))
    let related = finding.related.prefix(5).map {
      "\n\(report.relativePath(of: $0.location)):\($0.location.line): \($0.message)"
    }
    return Self.command(kind, properties, finding.message + related.joined())
  }

  private static func command(_ name: String, _ properties: [(key: String, value: String)], _ message: String) -> String
  {
    "::\(name) " + properties.map { "\($0.key)=\(escaped($0.value, in: .property))" }.joined(separator: ",")
      + "::\(escaped(message, in: .data))\n"
  }

  enum Place { case data, property }

  static func escaped(_ text: String, in place: Place) -> String {
    var out = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": out.append(contentsOf: "%25".unicodeScalars)
      case "\r": out.append(contentsOf: "%0D".unicodeScalars)
      case "\n": out.append(contentsOf: "%0A".unicodeScalars)
      case ":" where place == .property: out.append(contentsOf: "%3A".unicodeScalars)
      case "," where place == .property: out.append(contentsOf: "%2C".unicodeScalars)
      default: out.append(scalar)
      }
    }
    // The log is shown in a terminal.
    return PlainText.line(String(out))
  }
}
