import Foundation
import NavigationModel
import Reporting
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What a consumer reads is what was found, whatever the names hold.
@Suite struct RoundTripTests {
  let findings = HostileReport.findings

  private func json(_ format: ReportFormat) throws -> JSONValue {
    try JSONValue(parsing: Array(HostileReport.text(format).utf8))
  }

  @Test func json() throws {
    let read = try #require(try json(.json)["findings"]?.elements)
    #expect(read.map { $0["message"]?.string } == findings.map(\.message))
    #expect(read.map { $0["subject"]?.string } == findings.map(\.subject))
    #expect(read.map { $0["fingerprint"]?.string } == findings.map(\.identity.fingerprint))
  }

  @Test func sarif() throws {
    let run = try #require(try json(.sarif)["runs"]?.elements?.first)
    let results = try #require(run["results"]?.elements)
    for (finding, result) in zip(findings, results) {
      // The message, then links to the related locations; brackets and backslashes are escaped.
      let text = unescaped(try #require(result["message"]?["text"]?.string))
      #expect(text.hasPrefix(finding.message + "\n"))
      let location = try #require(result["locations"]?.elements?.first?["physicalLocation"])
      #expect(location["artifactLocation"]?["uri"]?.string?.removingPercentEncoding == finding.location.file)
      #expect(result["codeFlows"]?.elements?.first?["threadFlows"]?.elements?.first?["locations"]?.elements?.count == 1)
      let related = result["relatedLocations"]?.elements?.first
      #expect(related?["message"]?["text"]?.string.map(unescaped) == finding.related[0].message)
      #expect(
        related?["physicalLocation"]?["artifactLocation"]?["uri"]?.string?.removingPercentEncoding
          == "Other \"file\".swift")
      let index = result["ruleIndex"]?.int ?? -1
      #expect(run["tool"]?["driver"]?["rules"]?.elements?[index]["id"]?.string == finding.rule)
    }
    #expect(results.count == findings.count)
  }

  @Test func changesOfFixes() throws {
    let results = try #require(try json(.sarif)["runs"]?.elements?.first?["results"]?.elements)
    let diagnostics = try #require(try json(.rdjson)["diagnostics"]?.elements)
    for (index, finding) in findings.enumerated() {
      let fix = results[index]["fixes"]?.elements?.first
      let suggestion = diagnostics[index]["suggestions"]?.elements?.first
      #expect((fix != nil) == (finding.fix != nil) && (suggestion != nil) == (finding.fix != nil))
      guard let fix else { continue }
      #expect(fix["description"]?["text"]?.string.map(unescaped) == finding.fix?.title)
      let replacement = fix["artifactChanges"]?.elements?.first?["replacements"]?.elements?.first
      #expect(replacement?["insertedContent"]?["text"]?.string == finding.subject)
      // Columns in UTF-16 units there, in bytes here.
      #expect(replacement?["deletedRegion"]?["startColumn"]?.int == 1 + "  let é😀 = ".utf16.count)
      #expect(replacement?["deletedRegion"]?["endColumn"]?.int == 1 + "  let é😀 = NavigationLink".utf16.count)
      #expect(suggestion?["text"]?.string == finding.subject)
      #expect(suggestion?["range"]?["end"]?["column"]?.int == HostileReport.column + "NavigationLink".utf8.count)
    }
  }

  @Test func suppressedFindingsAreMarked() throws {
    var report = HostileReport.report
    report.suppressed = [
      .init(finding: report.findings.removeLast(), reason: "known [bug]"),
      .init(finding: report.findings.removeLast(), reason: nil),
    ]
    let text = HostileReport.text(.sarif, report)
    let results = try #require(try JSONValue(parsing: Array(text.utf8))["runs"]?.elements?.first?["results"]?.elements)
    #expect(results.count == findings.count)
    #expect(results.filter { $0["suppressions"] != nil }.count == 2)
    #expect(results[results.count - 2]["suppressions"]?.elements?.first?["justification"]?.string == "known \\[bug\\]")
    #expect(results[results.count - 1]["suppressions"]?.elements?.first?["justification"] == nil)
  }

  private func unescaped(_ text: String) -> String {
    text.replacing("\\[", with: "[").replacing("\\]", with: "]").replacing("\\\\", with: "\\")
  }

  @Test func gitLab() throws {
    let issues = try #require(try json(.gitlab).elements)
    #expect(issues.map { $0["description"]?.string } == findings.map(\.message))
    #expect(Set(issues.compactMap { $0["fingerprint"]?.string }).count == findings.count)
  }

  @Test func sonarQube() throws {
    let issues = try #require(try json(.sonarqube)["issues"]?.elements)
    #expect(issues.map { $0["primaryLocation"]?["message"]?.string } == findings.map(\.message))
    #expect(issues.map { $0["primaryLocation"]?["filePath"]?.string } == findings.map(\.location.file))
  }

  @Test func reviewdog() throws {
    let diagnostics = try #require(try json(.rdjson)["diagnostics"]?.elements)
    #expect(diagnostics.map { $0["message"]?.string } == findings.map(\.message))
  }

  @Test func checkstyle() throws {
    let elements = try XMLReader.elements(HostileReport.text(.checkstyle))
    let errors = elements.filter { $0.name == "error" }
    #expect(Set(errors.map { $0.attributes["message"] }) == Set(findings.map { asXML($0.message) }))
    #expect(
      Set(elements.filter { $0.name == "file" }.map { $0.attributes["name"] }) == Set(findings.map(\.location.file)))
  }

  @Test func jUnit() throws {
    let elements = try XMLReader.elements(HostileReport.text(.junit))
    #expect(
      elements.filter { $0.name == "testcase" }.map { $0.attributes["name"] } == findings.map { asXML($0.subject) })
    #expect(
      elements.filter { $0.name == "failure" }.map { $0.attributes["message"] }
        == findings.filter { $0.severity > .info }.map { asXML($0.message) })
  }

  /// XML cannot hold two of the characters at all; they are shown by their codes.
  private func asXML(_ text: String) -> String {
    text.replacing("\u{1B}", with: "\\u{1B}").replacing("\u{7}", with: "\\u{7}")
  }

  @Test func csv() {
    #expect(HostileReport.text(.csv).contains("\"About quote \"\" and ' and `code`.\""))
    #expect(HostileReport.text(.csv).contains(",'=cmd|'/C calc'!A0,"))
    #expect(HostileReport.text(.csv).contains(",'--flag,"))
  }

  /// One line a finding or command, and none that a name began.
  @Test(arguments: [ReportFormat.text, .xcode, .github, .azure, .teamcity]) func namesStartNoLine(format: ReportFormat)
  {
    let text = HostileReport.text(format)
    #expect(text.replacing("👩‍👩‍👧", with: "").unicodeScalars.allSatisfy { $0 == "\n" || !PlainText.isUnsafe($0) })
    for line in text.split(separator: "\n") {
      let isExpected =
        switch format {
        case .text: line.hasPrefix("Sources/") || line.hasPrefix("Other ")
        case .xcode: line.hasPrefix("/home/user/App/")
        case .github:
          line.hasPrefix("::error file=") || line.hasPrefix("::warning file=") || line.hasPrefix("::notice ")
        case .azure: line.hasPrefix("##vso[task.logissue type=") || line.hasPrefix("note: ")
        default: line.hasPrefix("##teamcity[inspection")
        }
      #expect(isExpected, "\(line)")
    }
  }

  @Test func serviceMessagesAreClosedOnlyByTheirEnd() {
    for line in HostileReport.text(.teamcity).split(separator: "\n") {
      // Brackets and quotes of names are escaped, so those that are left are the message's own.
      let own = line.replacing("||", with: "").replacing("|[", with: "").replacing("|]", with: "").replacing(
        "|'", with: "")
      #expect(own.count { $0 == "]" } == 1 && own.hasSuffix("]") && own.count { $0 == "[" } == 1)
      #expect(own.count { $0 == "'" } % 2 == 0)
    }
  }

  @Test func markupStaysText() {
    let html = HostileReport.text(.html)
    #expect(!html.contains("<script"))
    let markdown = HostileReport.text(.markdown)
    let prose = markdown.replacing(/(`+).*?[^`]\1(?!`)/, with: "")
    #expect(!prose.contains("<script") && !prose.contains("@everyone") && markdown.contains("@everyone"))
    // Every row has the table's four cells.
    for row in markdown.split(separator: "\n") where row.hasPrefix("| ") {
      #expect(row.replacing("\\\\", with: "").replacing("\\|", with: "").count { $0 == "|" } == 5, "\(row)")
    }
  }
}

@Suite struct ColumnTests {
  let finding = HostileReport.findings[0]

  /// `  let é😀 = ` is 16 bytes, 13 UTF-16 units; `NavigationLink` is 14 more.
  @Test func eachConsumerGetsWhatItCounts() throws {
    let report = HostileReport.report
    func json(_ format: ReportFormat) throws -> JSONValue {
      try JSONValue(parsing: Array(HostileReport.text(format, report).utf8))
    }
    let region = try json(.sarif)["runs"]?.elements?.first?["results"]?.elements?.first?["locations"]?.elements?.first?[
      "physicalLocation"]?["region"]
    #expect(region?["startColumn"]?.int == 13 && region?["endColumn"]?.int == 27)
    let range = try json(.sonarqube)["issues"]?.elements?.first?["primaryLocation"]?["textRange"]
    #expect(range?["startColumn"]?.int == 12 && range?["endColumn"]?.int == 26)
    let bytes = try json(.rdjson)["diagnostics"]?.elements?.first?["location"]?["range"]
    #expect(
      bytes?["start"]?["column"]?.int == HostileReport.column
        && bytes?["end"]?["column"]?.int == HostileReport.column + 14)
    #expect(HostileReport.text(.text, report).contains(":2:\(HostileReport.column): "))
    #expect(HostileReport.text(.github, report).contains("col=13,endColumn=27,"))
    #expect(HostileReport.text(.checkstyle, report).contains("line=\"2\" column=\"13\""))
    #expect(HostileReport.text(.azure, report).contains("columnnumber=13;"))
  }

  @Test func withoutTheLineColumnsStay() throws {
    let report = Report(graph: NavigationGraph(), findings: [finding])
    #expect(HostileReport.text(.checkstyle, report).contains("column=\"\(HostileReport.column)\""))
    // SonarQube refuses a column beyond the line, so none is told.
    #expect(!HostileReport.text(.sonarqube, report).contains("startColumn"))
  }

  @Test func placesBeyondTheTextDoNoHarm() {
    var odd = finding
    odd.location = SourceLocation(file: "A.swift", line: 1, column: 500)
    var zero = finding
    zero.location = SourceLocation(file: "A.swift", line: 0, column: 0)
    let findings = [odd, zero]
    let lines = SourceLines(of: findings) { _ in Array("short".utf8) }
    let report = Report(graph: NavigationGraph(), findings: findings, lines: lines)
    for format in ReportFormat.allCases { #expect(!HostileReport.text(format, report).isEmpty) }
    #expect(lines.column(of: odd.location, in: .utf16) == 6)
    #expect(lines.endColumn(of: odd.location, in: .utf16) == nil)
  }

  @Test func linesEndInAnyWay() {
    let places = (1...4).map { SourceLocation(file: "A.swift", line: $0, column: 1) }
    let findings = places.map { place in
      var copy = finding
      copy.location = place
      copy.related = []
      copy.witness = []
      return copy
    }
    let lines = SourceLines(of: findings) { _ in Array("\u{FEFF}one\r\ntwo\rthree\nfour".utf8) }
    #expect(places.map { lines.text(at: $0) } == ["one", "two", "three", "four"])
  }
}

@Suite struct GitHubReporterTests {
  private func report(errors: Int, warnings: Int, infos: Int) -> Report {
    func some(_ count: Int, _ severity: Severity) -> [Finding] {
      (0..<count).map {
        Finding(
          rule: "r", severity: severity, message: "m\($0)", location: SourceLocation(file: "A.swift", line: $0 + 1),
          subject: "\(severity) \($0)")
      }
    }
    return Report(
      graph: NavigationGraph(), findings: some(infos, .info) + some(warnings, .warning) + some(errors, .error))
  }

  private func lines(_ report: Report) -> [Substring] { HostileReport.text(.github, report).split(separator: "\n") }

  @Test func theWorstComesFirst() {
    let lines = lines(report(errors: 1, warnings: 1, infos: 1))
    #expect(lines.map { $0.prefix { $0 != " " } } == ["::error", "::warning", "::notice"])
  }

  @Test func tenOfAKindAndACountOfTheRest() {
    let lines = lines(report(errors: 14, warnings: 11, infos: 30))
    #expect(lines.count { $0.hasPrefix("::error ") } == 10)
    #expect(lines.count { $0.hasPrefix("::warning ") } == 10)
    #expect(lines.count { $0.hasPrefix("::notice ") } == 10)
    #expect(lines.last?.contains("4 errors, 1 warning, 21 info") == true)
  }

  @Test func tenNoticesNeedNoCount() {
    let lines = lines(report(errors: 0, warnings: 0, infos: 10))
    #expect(lines.count == 10 && lines.allSatisfy { $0.contains("file=A.swift") })
  }

  @Test func escapesAsTheRunnerReads() {
    let text = HostileReport.text(.github)
    #expect(text.contains("::About %3A%3Aerror") == false)
    #expect(text.contains("About ::error file=x::pwned."))
    #expect(text.contains("About line%0Abreak%0D%0Aand and tab") == false)
    #expect(text.contains("About line%0Abreak%0D%0Aand tab."))
    #expect(text.contains("About percent %250A %2525."))
    #expect(text.contains("title=navlint%3A push-loop"))
  }
}

enum XMLReader {
  struct Element {
    var name: String
    var attributes: [String: String]
  }

  static func elements(_ text: String) throws -> [Element] {
    final class Delegate: NSObject, XMLParserDelegate {
      var elements: [Element] = []
      func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String] = [:]
      ) {
        elements.append(Element(name: name, attributes: attributes))
      }
    }
    let delegate = Delegate()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = delegate
    try #require(parser.parse(), "\(String(describing: parser.parserError))")
    return delegate.elements
  }
}

extension JSONValue {
  var elements: [JSONValue]? { if case .array(let elements) = self { elements } else { nil } }
  var string: String? { if case .string(let text) = self { text } else { nil } }
  var int: Int? { if case .integer(let number) = self { number } else { nil } }
}
