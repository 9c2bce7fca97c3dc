import Foundation
import Testing

@testable import Rules

@Suite("RuleDocumentation")
struct RuleDocumentationTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("docs/rules", isDirectory: true)
  private static let mend = "run `NAVLINT_UPDATE=1 swift test --filter RuleDocumentation` and commit docs/rules"

  private static func committedNames() throws -> Set<String> {
    Set(try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".md") })
  }

  /// Writes the pages when asked to, and then checks what is there, so that an update that did not work fails too.
  @Test func committedPagesAreUpToDate() throws {
    let pages = RuleDocumentation.pages(for: RuleRegistry.known)
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
      #expect(RuleDocumentation.index(of: RuleRegistry.known).contains("(\(RuleDocumentation.pageName(for: rule)))"))
    }
  }
}
