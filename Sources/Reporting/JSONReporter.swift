import NavigationModel

/// Findings as JSON, version 1; `docs/output.md` describes it.
public struct JSONReporter: Reporter {
  public static let formatVersion = 1

  public init() {}

  public func text(for report: Report) -> String {
    var value: JSONValue = [
      "version": .integer(Self.formatVersion),
      "tool": ["name": .string(Tool.name), "version": .string(Tool.version)],
      "root": .string(report.root),
      "summary": [
        "error": .integer(report.count(.error)),
        "warning": .integer(report.count(.warning)),
        "info": .integer(report.count(.info)),
        "screens": .integer(report.screenCount),
        "transitions": .integer(report.transitionCount),
        "resolvedSites": .integer(report.resolvedCount),
        "sites": .integer(report.siteCount),
        "suspectedSites": .integer(report.coverage.suspected.count),
      ],
      "findings": .array(report.findings.map(Self.json)),
      "unresolved": .array(
        report.unresolved.map { site in
          .object(
            [.init("owner", .string(site.owner)), .init("kind", .string(site.kind.rawValue))]
              + Self.members(site.location) + [
                .init("reason", .string(site.reason))
              ])
        }),
      "suspected": .array(report.coverage.suspected.map(Self.suspected)),
      "unreadModules": .array(
        report.coverage.unreadModules.map { ["module": .string($0.name), "sites": .integer($0.siteCount)] }),
      "dependencies": .array(
        report.coverage.dependencies.map {
          [
            "module": .string($0.name), "files": .integer($0.fileCount), "leftOut": .integer($0.leftOutCount),
          ]
        }),
      "unread": .array(
        report.unread.map { file in
          .object(
            Self.members(file.location) + [.init("reason", .string(file.reason)), .init("more", .integer(file.more))])
        }),
      "notes": .array(report.notes.map { ["path": .string($0.path), "message": .string($0.message)] }),
    ]
    if let suppressed = report.suppressed, case .object(let members) = value {
      value = .object(members + [.init("suppressed", .array(suppressed.map(json)))])
    }
    return value.text(expanding: 2)
  }

  private func json(_ suppressed: Report.Suppressed) -> JSONValue {
    guard case .object(let members) = Self.json(suppressed.finding) else { return .null }
    return .object(members + [.init("reason", JSONValue(suppressed.reason))])
  }

  static func json(_ finding: Finding) -> JSONValue {
    let head: [JSONValue.Member] = [
      .init("rule", .string(finding.rule)),
      .init("severity", .string(finding.severity.rawValue)),
      .init("message", .string(finding.message)),
      .init("subject", .string(finding.subject)),
    ]
    let related = finding.related.map {
      JSONValue.object(members($0.location) + [.init("message", .string($0.message))])
    }
    let fix =
      finding.fix.map { fix -> [JSONValue.Member] in
        [.init("fix", ["title": .string(fix.title), "certain": .boolean(fix.isCertain)])]
      } ?? []
    return .object(
      head + members(finding.location) + [
        .init("confidence", .string(finding.confidence.rawValue)),
        .init("fingerprint", .string(finding.identity.fingerprint)),
        .init("related", .array(related)),
        .init(
          "witness",
          .array(
            finding.witness.map { JSONValue.object(members($0.location) + [.init("message", .string($0.message))]) })),
      ] + fix)
  }

  static func suspected(_ site: SuspectedSite) -> JSONValue {
    .object(
      [.init("cause", .string(site.cause.rawValue)), .init("owner", .string(site.owner))] + members(site.location)
        + [.init("reason", .string(site.reason)), .init("module", JSONValue(site.module))])
  }

  private static func members(_ location: SourceLocation) -> [JSONValue.Member] {
    [
      .init("file", .string(location.file)), .init("line", .integer(location.line)),
      .init("column", .integer(location.column)),
    ]
  }
}
