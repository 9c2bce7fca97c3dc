import NavigationModel

/// SonarQube's generic issues (10.3 and later): rules and issues. Columns start at 0.
public struct SonarQubeReporter: Reporter {
  public init() {}

  public func text(for report: Report) -> String {
    let ids = Set(report.findings.map(\.rule)).sorted()
    let value: JSONValue = [
      "rules": .array(ids.map { rule(report.entry($0)) }),
      "issues": .array(report.findings.map { issue($0, report) }),
    ]
    return value.text(expanding: 2)
  }

  private func rule(_ entry: RuleEntry) -> JSONValue {
    [
      "id": .string(entry.id),
      "name": .string(entry.name),
      "description": .string(entry.rationale.isEmpty ? entry.summary : "\(entry.summary)\n\n\(entry.rationale)"),
      "engineId": .string(Tool.name),
      "cleanCodeAttribute": "LOGICAL",
      "impacts": .array([["softwareQuality": "RELIABILITY", "severity": .string(severity(entry.severity))]]),
    ]
  }

  private func issue(_ finding: Finding, _ report: Report) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("ruleId", .string(finding.rule)),
      .init("primaryLocation", location(finding.location, finding.message, report)),
    ]
    if !finding.related.isEmpty {
      members.append(
        .init("secondaryLocations", .array(finding.related.map { location($0.location, $0.message, report) })))
    }
    return .object(members)
  }

  private func location(_ location: SourceLocation, _ message: String, _ report: Report) -> JSONValue {
    let line = max(1, location.line)
    var range: [JSONValue.Member] = [.init("startLine", .integer(line))]
    // A column beyond the line's end makes the whole import fail, so columns are only written for known lines.
    if let end = report.lines.endColumn(of: location, in: .utf16) {
      range.append(.init("endLine", .integer(line)))
      range.append(.init("startColumn", .integer(report.lines.column(of: location, in: .utf16) - 1)))
      range.append(.init("endColumn", .integer(end - 1)))
    }
    return [
      "message": .string(message), "filePath": .string(report.relativePath(of: location)), "textRange": .object(range),
    ]
  }

  private func severity(_ severity: Severity) -> String {
    switch severity {
    case .info: "LOW"
    case .warning: "MEDIUM"
    case .error: "HIGH"
    }
  }
}
