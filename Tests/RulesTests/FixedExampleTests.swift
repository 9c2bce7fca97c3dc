import Fixing
import Linking
import NavigationModel
import SourceFacts
import Testing

@testable import Rules

/// What rules say can be mended without asking: the examples are mended by it, and a second run finds nothing left.
@Suite("Fixed examples")
struct FixedExampleTests {
  private static let file = "Example.swift"

  private func findings(_ rule: any Rule, _ source: [UInt8]) -> [Finding] {
    Linker().program(facts: [FactExtractor().facts(path: Self.file, source: source)], root: "") {
      RuleRunner(rules: [rule]).findings(in: $0)
    }
  }

  private func certain(_ rule: any Rule, _ example: RuleExample) -> [Finding] {
    findings(rule, Array(example.plainSource.utf8)).filter { $0.fix?.isCertain == true }
  }

  @Test(
    arguments: RuleExampleTests.cases.filter { !$0.example.marks(file: "").isEmpty && $0.example.attachments.isEmpty })
  func nothingIsLeft(_ test: RuleExampleTests.Case) {
    let rule = test.rule.configured(test.example.options)
    let fixable = certain(rule, test.example)
    guard !fixable.isEmpty else { return }
    let outcome = SourceFixer().apply(
      fixable.compactMap(\.fix), to: Array(test.example.plainSource.utf8), file: Self.file)
    #expect(outcome.refused.isEmpty)
    let left = findings(rule, outcome.source).filter { $0.fix?.isCertain == true }
    #expect(left.isEmpty, "\(String(decoding: outcome.source, as: UTF8.self))")
  }

  /// The rules that promise it in their entries.
  @Test(arguments: [
    "coordinator-retain-cycle", "default-swallows-route", "destination-in-lazy-container", "factory-key-collision",
    "path-not-observed",
    "presentation-in-repeated-row", "tca-presentation-not-wired", "unguarded-pop", "unstable-presentation-id",
  ])
  func someExampleCanBeFixed(id: String) throws {
    let own = RuleExampleTests.cases.filter { $0.rule.identity.id == id && !$0.example.marks(file: "").isEmpty }
    #expect(own.contains { !certain($0.rule, $0.example).isEmpty })
  }
}
