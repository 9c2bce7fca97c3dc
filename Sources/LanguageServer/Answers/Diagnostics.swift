import NavigationModel
import NavlintKit

/// Findings in the protocol's format.
struct Diagnostics {
  let folder: FolderView

  /// By file, in the order of the report; every file with findings.
  func all() -> [String: [JSONValue]] {
    var texts: [String: TextLines] = [:]
    var found: [String: [JSONValue]] = [:]
    for finding in folder.state.check.findings {
      let file = finding.location.file
      let lines = texts[file] ?? folder.lines(of: file).lines
      texts[file] = lines
      found[file, default: []].append(json(finding, lines))
    }
    return found
  }

  func json(_ finding: Finding, _ lines: TextLines) -> JSONValue {
    let related = (finding.related + finding.witness).compactMap { related -> JSONValue? in
      folder.place(related.location).map { ["location": $0, "message": .string(PlainText.line(related.message))] }
    }
    return [
      "range": lines.range(at: finding.location).json, "severity": .integer(Self.severity(finding.severity)),
      "code": .string(finding.rule), "source": .string(Tool.name),
      "message": .string(PlainText.line(finding.message)), "relatedInformation": .array(related),
      "data": ["fingerprint": .string(finding.identity.fingerprint)],
    ]
  }

  private static func severity(_ severity: Severity) -> Int {
    switch severity {
    case .error: 1
    case .warning: 2
    case .info: 3
    }
  }
}
