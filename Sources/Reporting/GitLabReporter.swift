import NavigationModel

/// GitLab's Code Quality report. It only has lines; the fingerprint is the finding's identity, so GitLab recognises a
/// finding whose line moved.
public struct GitLabReporter: Reporter {
  public init() {}

  public func text(for report: Report) -> String {
    let issues = report.findings.map { finding -> JSONValue in
      [
        "description": .string(finding.message),
        "check_name": .string(finding.rule),
        "fingerprint": .string(finding.identity.fingerprint),
        "severity": .string(severity(finding.severity)),
        "location": [
          "path": .string(report.relativePath(of: finding.location)),
          "lines": ["begin": .integer(max(1, finding.location.line))],
        ],
      ]
    }
    return JSONValue.array(issues).text(expanding: 1)
  }

  private func severity(_ severity: Severity) -> String {
    switch severity {
    case .info: "info"
    case .warning: "minor"
    case .error: "major"
    }
  }
}
