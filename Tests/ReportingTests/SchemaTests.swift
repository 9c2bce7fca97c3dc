import Foundation
import NavigationModel
import Reporting
import Testing

/// Reports against schemas: those in `Schemas`, which say what navlint promises, and the published ones where
/// `NAVLINT_SCHEMAS` names a folder that holds them (`sarif.json`, `junit-10.xsd`, `rdjson.json`).
@Suite(.enabled(if: Validator.isThere, "needs python3 with jsonschema, and xmllint")) struct SchemaTests {
  static let formats: [(ReportFormat, String)] = [
    (.sarif, "sarif.schema.json"), (.gitlab, "gitlab.schema.json"), (.sonarqube, "sonarqube.schema.json"),
    (.rdjson, "rdjson.schema.json"),
    (.checkstyle, "checkstyle.xsd"), (.junit, "junit.xsd"),
  ]

  @Test(arguments: formats) func hostileNamesConform(format: ReportFormat, schema: String) throws {
    try Validator.expect(HostileReport.text(format), conformsTo: Validator.own(schema))
  }

  @Test(arguments: formats) func noFindingsConform(format: ReportFormat, schema: String) throws {
    try Validator.expect(
      HostileReport.text(format, Report(graph: NavigationGraph(), findings: [])), conformsTo: Validator.own(schema))
  }

  @Test func whatWasNotReadConforms() throws {
    var graph = NavigationGraph()
    graph.unread = HostileReport.names.map {
      UnreadSource(location: SourceLocation(file: "\($0)x", line: 1), reason: $0, more: 1)
    }
    let report = Report(
      graph: graph, findings: [], notes: HostileReport.names.map { Report.Note(path: $0, message: $0) })
    try Validator.expect(HostileReport.text(.sarif, report), conformsTo: Validator.own("sarif.schema.json"))
  }

  @Test func whatWasNotUnderstoodConforms() throws {
    var graph = NavigationGraph()
    graph.unresolved = HostileReport.names.map {
      UnresolvedSite(owner: $0, kind: .push, location: SourceLocation(file: "\($0)x", line: 1), reason: $0)
    }
    graph.coverage.suspected = (0..<1_500).map {
      SuspectedSite(
        cause: .foreignCall, owner: "A", location: SourceLocation(file: "A.swift", line: $0 + 1), reason: "r")
    }
    let text = HostileReport.text(.sarif, Report(graph: graph, findings: []))
    try Validator.expect(text, conformsTo: Validator.own("sarif.schema.json"))
    #expect(text.contains("suspected navigation in A: r"))
    #expect(text.contains("\(500 + HostileReport.names.count) more places were not understood"))
  }

  @Test(
    .enabled(if: Validator.published != nil, "set NAVLINT_SCHEMAS"),
    arguments: [(ReportFormat.sarif, "sarif.json"), (.junit, "junit-10.xsd"), (.rdjson, "rdjson.json")])
  func conformsToThePublishedSchema(format: ReportFormat, schema: String) throws {
    try Validator.expect(HostileReport.text(format), conformsTo: Validator.published! + "/" + schema)
  }

  /// The validator itself can say no.
  @Test func aFaultIsFound() throws {
    let faulty = HostileReport.text(.sarif).replacing("\"ruleIndex\"", with: "\"ruleNumber\"")
    #expect(try !Validator.run(faulty, Validator.own("sarif.schema.json")).isValid)
    let broken = HostileReport.text(.junit).replacing("<testcase ", with: "<testcase x=\"1\" ")
    #expect(try !Validator.run(broken, Validator.own("junit.xsd")).isValid)
  }
}

enum Validator {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Schemas").path
  static let published = ProcessInfo.processInfo.environment["NAVLINT_SCHEMAS"]

  /// Where validators are required (CI), their absence is a failure, not a skipped test.
  static let isThere: Bool =
    ProcessInfo.processInfo.environment["NAVLINT_VALIDATORS"] == "required"
    || ((try? launch(["python3", "-c", "import jsonschema"]).status) == 0
      && (try? launch(["xmllint", "--version"]).status) == 0)

  static func own(_ schema: String) -> String { "\(folder)/\(schema)" }

  static func expect(_ text: String, conformsTo schema: String) throws {
    let result = try run(text, schema)
    #expect(result.isValid, "\(result.faults)")
  }

  static func run(_ text: String, _ schema: String) throws -> (isValid: Bool, faults: String) {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("navlint-\(UUID().uuidString)")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let result = try launch(["python3", "\(folder)/validate.py", schema, file.path])
    return (result.status == 0, result.output)
  }

  private static func launch(_ arguments: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
