import NavigationModel

/// Logging commands of Azure Pipelines. They have errors and warnings; findings of severity `info` are plain lines of
/// the log.
public struct AzureReporter: Reporter {
  static let command = "##vso[task.logissue "

  public init() {}

  public func text(for report: Report) -> String {
    report.findings.map { finding in
      let path = report.relativePath(of: finding.location)
      guard finding.severity > .info else {
        return
          "note: \(PlainText.path(path)):\(finding.location.line): \(PlainText.line(finding.message)) [\(PlainText.line(finding.rule))]\n"
      }
      let properties = [
        ("type", finding.severity.rawValue), ("sourcepath", path),
        ("linenumber", String(max(1, finding.location.line))),
        ("columnnumber", String(report.lines.column(of: finding.location, in: .utf16))), ("code", finding.rule),
      ]
      return Self.command + properties.map { "\($0.0)=\(Self.escaped($0.1, isProperty: true));" }.joined()
        + "]\(Self.escaped(finding.message, isProperty: false))\n"
    }.joined()
  }

  static func escaped(_ text: String, isProperty: Bool) -> String {
    var out = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": out.append(contentsOf: "%AZP25".unicodeScalars)
      case "\r": out.append(contentsOf: "%0D".unicodeScalars)
      case "\n": out.append(contentsOf: "%0A".unicodeScalars)
      case "]" where isProperty: out.append(contentsOf: "%5D".unicodeScalars)
      case ";" where isProperty: out.append(contentsOf: "%3B".unicodeScalars)
      default: out.append(scalar)
      }
    }
    return PlainText.line(String(out))
  }
}
