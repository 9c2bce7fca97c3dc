import NavigationModel

/// reviewdog's diagnostic format (`rdjson`). Columns are UTF-8 bytes; a range's end is exclusive.
public struct ReviewdogReporter: Reporter {
  public init() {}

  public func text(for report: Report) -> String {
    let value: JSONValue = [
      "source": ["name": .string(Tool.name)],
      "diagnostics": .array(report.findings.map { diagnostic($0, report) }),
    ]
    return value.text(expanding: 2)
  }

  private func diagnostic(_ finding: Finding, _ report: Report) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("message", .string(finding.message)),
      .init("location", location(finding.location, report)),
      .init("severity", .string(severity(finding.severity))),
      .init("code", ["value": .string(finding.rule)]),
    ]
    if !finding.related.isEmpty {
      let related = finding.related.map { related -> JSONValue in
        ["message": .string(related.message), "location": location(related.location, report)]
      }
      members.append(.init("related_locations", .array(related)))
    }
    if let changes = report.changes[finding.identity] {
      members.append(.init("suggestions", .array(changes.map { ["range": range($0), "text": .string($0.text)] })))
    }
    return .object(members)
  }

  private func range(_ change: TextChange) -> JSONValue {
    func place(_ location: SourceLocation) -> JSONValue {
      ["line": .integer(location.line), "column": .integer(max(1, location.column))]
    }
    return ["start": place(change.start), "end": place(change.end)]
  }

  private func location(_ location: SourceLocation, _ report: Report) -> JSONValue {
    let line = JSONValue.integer(max(1, location.line))
    var range: [JSONValue.Member] = [
      .init("start", ["line": line, "column": .integer(report.lines.column(of: location, in: .utf8))])
    ]
    if let end = report.lines.endColumn(of: location, in: .utf8) {
      range.append(.init("end", ["line": line, "column": .integer(end)]))
    }
    return ["path": .string(report.relativePath(of: location)), "range": .object(range)]
  }

  private func severity(_ severity: Severity) -> String {
    switch severity {
    case .info: "INFO"
    case .warning: "WARNING"
    case .error: "ERROR"
    }
  }
}
