import Foundation
import Testing

@testable import Rules

@Suite("RuleDocumentation")
struct RuleDocumentationTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("docs/rules", isDirectory: true)
  private static let mend = "run `NAVLINT_UPDATE=1 swift test --filter RuleDocumentation` and commit docs/rules"

  /// From `Evaluation/rules.tsv`.
  private static func measured() throws -> [String: (findings: String, right: String)] {
    let file = folder.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Evaluation/rules.tsv")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    let names = try #require(lines.first)
    var result: [String: (findings: String, right: String)] = [:]
    for cells in lines.dropFirst() {
      let row = Dictionary(zip(names, cells)) { first, _ in first }
      let of = { (right: String, read: String) in
        ["", "0"].contains(row[read] ?? "") ? nil : "\(row[right] ?? "") of \(row[read] ?? "")"
      }
      let figures = [of("right", "read"), of("new_right", "new_read").map { "new apps \($0)" }]
      let findings = row["findings"] == "0" ? "none" : row["findings"]
      result[cells[0]] = (findings ?? "", figures.compactMap(\.self).joined(separator: "; "))
    }
    return result
  }

  /// A rule that was not measured is not done: add a line to Evaluation/rules.tsv.
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

  @Test func pagesAreShort() throws {
    for (name, page) in RuleDocumentation.pages(for: RuleRegistry.known, measured: try Self.measured())
    where name != RuleDocumentation.indexName {
      #expect(page.split(separator: "\n", omittingEmptySubsequences: false).count <= 150, "docs/rules/\(name)")
    }
  }

  /// Short sentences are read; what a rule leaves alone is a list, and empty for a rule that asks no exemptions.
  @Test func textsAreShort() {
    for identity in RuleRegistry.known.map(\.identity) {
      #expect(identity.rationale.count <= 640, "\(identity.id)")
      for exemption in identity.exemptions {
        #expect(exemption.count <= 160 && !exemption.hasSuffix(".") && !exemption.contains("\n"), "\(exemption)")
      }
    }
  }
}
