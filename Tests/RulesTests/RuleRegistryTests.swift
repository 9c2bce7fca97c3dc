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
    // One each way is on the page; the others are files.
    let examples = rule.examples
    #expect(examples.triggering.count == 1 && examples.nonTriggering.count == 1)
    #expect(examples.triggering.allSatisfy { !$0.marks(file: "").isEmpty })
    #expect(examples.nonTriggering.allSatisfy { $0.marks(file: "").isEmpty })
    let files = ExampleFolder.shared.entries.filter { $0.rule.identity.id == id }
    #expect(files.contains { $0.kind == .reported })
    #expect(files.count { $0.kind == .silent } >= 2)
  }

  /// A rule whose name says that something is missing only guesses while a file could not be read; one that looks at a
  /// single place for it is named here.
  @Test func rulesThatMissSomethingSaySo() {
    let words: Set<Substring> = [
      "dangling", "dead", "dropped", "missing", "never", "not", "unhandled", "unmatched", "unreachable", "without",
    ]
    let ofOnePlace: Set<String> = ["popover-without-anchor"]
    for rule in RuleRegistry.all where rule.identity.claim == .presence {
      let id = rule.identity.id
      #expect(words.isDisjoint(with: id.split(separator: "-")) || ofOnePlace.contains(id), "\(id)")
    }
    #expect(Set(RuleRegistry.all.map(\.identity.claim)) == Set(RuleIdentity.Claim.allCases))
  }

  /// An example that is on the page in a shorter form has the same title in both places.
  @Test(arguments: RuleRegistry.all.map(\.identity.id)) func titlesAreUnique(id: String) {
    for kind in ExampleFolder.Kind.allCases {
      let titles = ExampleFolder.shared.entries.filter { $0.rule.identity.id == id && $0.kind == kind }.map(
        \.example.title)
      #expect(Set(titles).count == titles.count)
    }
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
