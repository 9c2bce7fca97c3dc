import NavigationModel
import Testing

@testable import Rules

@Suite("Rule registry")
struct RuleRegistryTests {
  @Test func idsAreSortedUniqueAndKebabCase() {
    let ids = RuleRegistry.all.map(\.identity.id)
    #expect(ids == Set(ids).sorted())
    for id in ids {
      #expect(
        id.split(separator: "-", omittingEmptySubsequences: false).allSatisfy { part in
          !part.isEmpty && part.allSatisfy { ("a"..."z").contains($0) }
        })
      #expect(RuleRegistry.rule(id: id)?.identity.id == id)
    }
    #expect(RuleRegistry.rule(id: "no-such-rule") == nil)
  }

  @Test(arguments: RuleRegistry.all.map(\.identity.id)) func rulesAreComplete(id: String) throws {
    let rule = try #require(RuleRegistry.rule(id: id))
    #expect(
      rule.identity.summary.hasSuffix(".") && !rule.identity.summary.contains("\n")
        && !rule.identity.summary.contains("|"))
    #expect(rule.identity.rationale.count > 100)
    #expect(rule.examples.triggering.count >= 2)
    #expect(rule.examples.nonTriggering.count >= 3)
    #expect(rule.examples.triggering.allSatisfy { !$0.marks(file: "").isEmpty })
    #expect(rule.examples.nonTriggering.allSatisfy { $0.marks(file: "").isEmpty })
    let titles = (rule.examples.triggering + rule.examples.nonTriggering).map(\.title)
    #expect(Set(titles).count == titles.count)
  }

  @Test func marksAreCountedInTheSourceWithoutThem() {
    let example = RuleExample("", "a\n  ↓b ↓c\né↓d\r\n↓e")
    #expect(example.plainSource == "a\n  b c\néd\r\ne")
    #expect(
      example.marks(file: "F") == [
        SourceLocation(file: "F", line: 2, column: 3), SourceLocation(file: "F", line: 2, column: 5),
        SourceLocation(file: "F", line: 3, column: 3), SourceLocation(file: "F", line: 4, column: 1),
      ])
  }
}
