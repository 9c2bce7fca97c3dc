import NavigationModel

/// SARIF 2.1.0, as GitHub code scanning and other viewers read it.
///
/// The output contains nothing of the machine: addresses are relative to `%SRCROOT%`, the folder in which navlint ran,
/// which the consumer knows.
public struct SARIFReporter: Reporter {
  /// GitHub rejects more results.
  static let mostResults = 25_000
  /// More are only counted: viewers show a run's notifications in one list.
  static let mostGaps = 1_000
  static let sourceRoot = "%SRCROOT%"

  public init() {}

  public func text(for report: Report) -> String {
    let ids = Set((report.findings + (report.suppressed ?? []).map(\.finding)).map(\.rule)).union(
      report.rules.map(\.id)
    ).sorted()
    let numbers = Dictionary(uniqueKeysWithValues: zip(ids, ids.indices))
    let suppressed = report.suppressed ?? []
    let results =
      report.findings.prefix(Self.mostResults).map { JSONValue.object(result($0, rule: numbers[$0.rule] ?? 0, report)) }
      + suppressed.prefix(max(0, Self.mostResults - report.findings.count)).map {
        .object(result($0.finding, rule: numbers[$0.finding.rule] ?? 0, report) + [suppression($0)])
      }
    var run: JSONValue = [
      "tool": [
        "driver": [
          "name": .string(Tool.name), "version": .string(Tool.version), "semanticVersion": .string(Tool.version),
          "rules": .array(ids.map { rule(report.entry($0)) }),
        ]
      ],
      "automationDetails": ["id": .string("\(Tool.name)/")],
      "originalUriBaseIds": [Self.sourceRoot: ["description": ["text": "The folder that navlint ran in."]]],
      "columnKind": "utf16CodeUnits",
      "results": .array(Array(results)),
    ]
    if let invocation = invocation(report), case .object(let members) = run {
      run = .object(members + [.init("invocations", .array([invocation]))])
    }
    let log: JSONValue = [
      "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
      "version": "2.1.0",
      "runs": .array([run]),
    ]
    return log.text(expanding: 6)
  }

  /// Notifications on the run itself: what it could not read, follow or understand, and what it skipped; nil for none.
  private func invocation(_ report: Report) -> JSONValue? {
    let unread = report.unread.map { file -> JSONValue in
      [
        "level": "warning", "message": ["text": .string(shown(file.reason))],
        "locations": .array([.object(location(file.location, report))]),
      ]
    }
    let notes = report.notes.map { note -> JSONValue in
      ["level": "note", "message": ["text": .string(shown("\(note.path): \(note.message)"))]]
    }
    let all = unread + notes + gaps(report)
    return all.isEmpty ? nil : ["executionSuccessful": true, "toolExecutionNotifications": .array(all)]
  }

  /// The places where findings may be missing, because navigation was not understood.
  private func gaps(_ report: Report) -> [JSONValue] {
    let sites =
      report.unresolved.map { ($0.location, "\($0.kind.rawValue) in \($0.owner) cannot be followed: \($0.reason)") }
      + report.coverage.suspected.map { ($0.location, "suspected navigation in \($0.owner): \($0.reason)") }
    let told = sites.prefix(Self.mostGaps).map { place, words -> JSONValue in
      [
        "level": "note", "message": ["text": .string(shown(words))],
        "locations": .array([.object(location(place, report))]),
      ]
    }
    guard sites.count > told.count else { return told }
    let rest = "\(sites.count - told.count) more places were not understood; 'navlint idioms' lists them."
    return told + [["level": "note", "message": ["text": .string(rest)]]]
  }

  private func rule(_ entry: RuleEntry) -> JSONValue {
    [
      "id": .string(entry.id),
      "name": .string(entry.name),
      "shortDescription": ["text": .string(entry.summary)],
      "fullDescription": [
        "text": .string(String((entry.rationale.isEmpty ? entry.summary : entry.rationale).prefix(1000)))
      ],
      "help": [
        "text": .string(entry.rationale.isEmpty ? entry.summary : "\(entry.summary)\n\n\(entry.rationale)"),
        "markdown": .string(help(entry)),
      ],
      "defaultConfiguration": ["level": .string(level(entry.severity))],
      "properties": [
        "tags": ["navigation", .string(entry.category)],
        "precision": "high",
        "problem.severity": .string(entry.severity == .info ? "recommendation" : entry.severity.rawValue),
      ],
    ]
  }

  private func help(_ entry: RuleEntry) -> String {
    var out = "\(entry.summary)\n"
    if !entry.rationale.isEmpty { out += "\n\(entry.rationale)\n" }
    if !entry.exemptions.isEmpty {
      out += "\n## Left alone\n\n" + entry.exemptions.map { "- \($0)\n" }.joined()
    }
    for (heading, examples) in [("Reported", entry.triggering), ("Not reported", entry.nonTriggering)] {
      // One example is enough beside a finding; the rule's page has all.
      guard let example = examples.first else { continue }
      out += "\n## \(heading)\n\n\(example.title):\n\n```swift\n\(example.source)\n```\n"
    }
    return out
  }

  private func suppression(_ suppressed: Report.Suppressed) -> JSONValue.Member {
    var members: [JSONValue.Member] = [.init("kind", suppressed.cause == .comment ? "inSource" : "external")]
    if let reason = suppressed.reason, !reason.isEmpty {
      members.append(.init("justification", .string(shown(reason))))
    }
    return .init("suppressions", .array([.object(members)]))
  }

  /// The changes that may be made without asking.
  private func fix(_ fix: Fix, _ changes: [TextChange], _ report: Report) -> JSONValue {
    var files: [(file: String, changes: [TextChange])] = []
    for change in changes {
      if let place = files.firstIndex(where: { $0.file == change.start.file }) {
        files[place].changes.append(change)
      } else {
        files.append((change.start.file, [change]))
      }
    }
    return [
      "description": ["text": .string(shown(fix.title))],
      "artifactChanges": .array(
        files.map { file in
          [
            "artifactLocation": .object(artifact(SourceLocation(file: file.file, line: 1), report)),
            "replacements": .array(
              file.changes.map { change in
                [
                  "deletedRegion": [
                    "startLine": .integer(change.start.line),
                    "startColumn": .integer(report.lines.column(of: change.start, in: .utf16)),
                    "endLine": .integer(change.end.line),
                    "endColumn": .integer(report.lines.column(of: change.end, in: .utf16)),
                  ],
                  "insertedContent": ["text": .string(change.text)],
                ]
              }),
          ]
        }),
    ]
  }

  private func result(_ finding: Finding, rule: Int, _ report: Report) -> [JSONValue.Member] {
    let related = finding.related.enumerated().map { index, related -> JSONValue in
      var location = location(related.location, report)
      location.insert(.init("id", .integer(index + 1)), at: 0)
      location.append(.init("message", ["text": .string(shown(related.message))]))
      return .object(location)
    }
    var members: [JSONValue.Member] = [
      .init("ruleId", .string(finding.rule)),
      .init("ruleIndex", .integer(rule)),
      .init("level", .string(level(finding.severity))),
      .init("message", ["text": .string(message(finding))]),
      .init("locations", .array([.object(location(finding.location, report))])),
    ]
    if !related.isEmpty { members.append(.init("relatedLocations", .array(related))) }
    if !finding.witness.isEmpty { members.append(.init("codeFlows", .array([flow(finding, report)]))) }
    // GitHub only reads this key; the number after the colon distinguishes equal hashes.
    members.append(
      .init("partialFingerprints", ["primaryLocationLineHash": .string("\(finding.identity.fingerprint):1")]))
    members.append(
      .init("properties", ["subject": .string(finding.subject), "confidence": .string(finding.confidence.rawValue)]))
    if let fix = finding.fix, let changes = report.changes[finding.identity] {
      members.append(.init("fixes", .array([self.fix(fix, changes, report)])))
    }
    return members
  }

  /// A viewer shows a related location where the message links to it.
  private func message(_ finding: Finding) -> String {
    shown(finding.message)
      + finding.related.prefix(5).enumerated().map { "\n[\(shown($1.message))](\($0 + 1))" }.joined()
  }

  /// In messages, brackets make links, and the empty text is not allowed.
  private func shown(_ text: String) -> String {
    if text.isEmpty { return "(no message)" }
    return text.replacing("\\", with: "\\\\").replacing("[", with: "\\[").replacing("]", with: "\\]")
  }

  private func flow(_ finding: Finding, _ report: Report) -> JSONValue {
    let steps = finding.witness.map { step -> JSONValue in
      [
        "location": .object(
          location(step.location, report) + [.init("message", ["text": .string(shown(step.message))])])
      ]
    }
    return ["threadFlows": .array([["locations": .array(steps)]])]
  }

  private func location(_ location: SourceLocation, _ report: Report) -> [JSONValue.Member] {
    let artifact = artifact(location, report)
    let start = report.lines.column(of: location, in: .utf16)
    let region: JSONValue = [
      "startLine": .integer(max(1, location.line)), "startColumn": .integer(start),
      "endLine": .integer(max(1, location.line)),
      "endColumn": .integer(report.lines.endColumn(of: location, in: .utf16) ?? start + 1),
    ]
    return [.init("physicalLocation", ["artifactLocation": .object(artifact), "region": region])]
  }

  private func artifact(_ location: SourceLocation, _ report: Report) -> [JSONValue.Member] {
    let path = report.relativePath(of: location)
    if path.hasPrefix("/") { return [.init("uri", .string("file://" + PercentEncoding.path(path)))] }
    return [.init("uri", .string(PercentEncoding.path(path))), .init("uriBaseId", .string(Self.sourceRoot))]
  }

  private func level(_ severity: Severity) -> String {
    switch severity {
    case .info: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }
}

/// Paths as parts of an address (RFC 3986).
enum PercentEncoding {
  static func path(_ path: String) -> String {
    var out = ""
    for byte in path.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        out.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        out += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return out
  }
}
