import Foundation
import NavigationModel
import NavlintKit
import Reporting
import Testing

/// The examples of the library's overview are the lines of this file, so they compile and run.
@Suite struct OverviewTests {
  @Test func theExamplesRun() throws {
    let folder = try SourceFolder()
    try folder.write("App.swift", AppSource.start + AppSource.home + AppSource.detail + Self.lost)
    let said = try Self.examples(folder.path)
    #expect(said.contains { $0.hasPrefix("App.swift:4: ") })
    #expect(said.contains("1 steps"))
    #expect(said.contains { $0.contains("\"runs\"") })
  }

  private static let lost = "struct LostView: View { var body: some View { Text(\"L\").navigationTitle(\"L\") } }\n"

  /// What the examples print.
  private static func examples(_ folder: String) throws -> [String] {
    var said: [String] = []
    func print(_ text: String) { said.append(text) }
    // MARK: Check an app
    let analyzer = try Analyzer(configuredFor: [folder])
    let check = try analyzer.check([folder])
    for finding in check.findings {
      print("\(finding.location.file):\(finding.location.line): \(finding.message)")
    }
    for source in check.unread { print("\(source.location.file) could not be read completely") }
    // MARK: Ask the graph
    let graph = try analyzer.scan([folder]).graph
    let questions = GraphQuestions(graph)
    if let way = try questions.way(from: "HomeView", to: "DetailView") {
      print("\(way.steps.count) steps")
    }
    // MARK: Write a report
    let report = Report(graph: check.graph, findings: check.findings)
    print(ReportFormat.sarif.reporter(isColored: false).text(for: report))
    return said
  }

  @Test func thePageShowsTheseLines() throws {
    let tests = URL(fileURLWithPath: #filePath)
    let root = tests.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let page = try String(
      contentsOf: root.appendingPathComponent("Sources/NavlintKit/NavlintKit.docc/NavlintKit.md"), encoding: .utf8)
    let source = try String(contentsOf: tests, encoding: .utf8)
    let shown = page.split(separator: "```swift\n").dropFirst().flatMap { block in
      (block.split(separator: "```", maxSplits: 1).first ?? "").split(separator: "\n").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
    }
    // The first block is a manifest.
    let code = shown.drop { !$0.hasPrefix("import ") }.filter { !$0.isEmpty }
    #expect(code.count > 10)
    for line in code {
      let named = line.replacing("[\"Sources\"]", with: "[folder]").replacing("CartView", with: "DetailView")
      #expect(source.contains(named + "\n"), "\(line)")
    }
  }
}
