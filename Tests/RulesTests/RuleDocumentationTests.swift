import Foundation
import Testing

@testable import Rules

@Suite("RuleDocumentation")
struct RuleDocumentationTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("docs/rules", isDirectory: true)
  private static let mend = "run `NAVLINT_UPDATE=1 swift test --filter RuleDocumentation` and commit docs/rules"

  /// From the table of docs/accuracy-rules.md: `rule | findings | apps | read | right | new apps | remark`.
  private static func measured() throws -> [String: (findings: String, right: String)] {
    let file = folder.deletingLastPathComponent().appendingPathComponent("accuracy-rules.md")
    var result: [String: (findings: String, right: String)] = [:]
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") where line.hasPrefix("| `") {
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      guard cells.count >= 9 else { continue }
      let (findings, read, right, inNewApps) = (cells[2], cells[4], cells[5], cells[6])
      let figures = [
        read.isEmpty || read == "0" ? "" : "\(right) of \(read)", inNewApps.isEmpty ? "" : "new apps \(inNewApps)",
      ]
      result[String(cells[1].dropFirst().prefix { $0 != "`" })] = (
        findings, figures.filter { !$0.isEmpty }.joined(separator: "; ")
      )
    }
    return result
  }

  /// A rule that was not measured is not done: add a line to docs/accuracy-rules.md.
  @Test func everyRuleWasMeasured() throws {
    let measured = try Self.measured()
    #expect(RuleRegistry.all.map(\.identity.id).filter { measured[$0] == nil }.isEmpty)
    #expect(measured.keys.filter { RuleRegistry.rule(id: $0) == nil }.isEmpty)
  }

  private static func committedNames() throws -> Set<String> {
    Set(try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".md") })
  }

  /// Writes the pages when asked to, and then checks what is there, so that an update that did not work fails too.
  @Test func committedPagesAreUpToDate() throws {
    let pages = RuleDocumentation.pages(for: RuleRegistry.known, measured: try Self.measured())
    if ProcessInfo.processInfo.environment["NAVLINT_UPDATE"] == "1" {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      for stale in try Self.committedNames().subtracting(pages.keys) {
        try FileManager.default.removeItem(at: Self.folder.appendingPathComponent(stale))
      }
      for (name, text) in pages {
        try text.write(to: Self.folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
      }
    }
    #expect(try Self.committedNames() == Set(pages.keys), "\(Self.mend)")
    for (name, text) in pages.sorted(by: { $0.key < $1.key }) {
      let committed = try? String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
      #expect(committed == text, "docs/rules/\(name) is stale: \(Self.mend)")
    }
  }

  @Test func pagesShowEveryExample() throws {
    for rule in RuleRegistry.known {
      let page = RuleDocumentation.page(for: rule)
      for example in rule.examples.triggering + rule.examples.nonTriggering {
        #expect(page.contains("\(example.heading):\n\n```swift\n\(example.source)\n```\n"))
      }
      #expect(
        RuleDocumentation.index(of: RuleRegistry.known, measured: [:]).contains(
          "(\(RuleDocumentation.pageName(for: rule)))"))
    }
  }
}
