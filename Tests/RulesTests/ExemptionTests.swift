import Linking
import NavigationModel
import SourceFacts
import Testing

@testable import Rules

@Suite("Exemptions")
struct ExemptionTests {
  private func exempted(_ example: RuleExample) -> [ExemptedFinding] {
    RuleExampleTests.judged(example) { RuleRunner(rules: [UnreachableScreenRule()]).exempted(in: $0) }
  }

  /// An exemption that no example needs may be wrong, or of no use.
  @Test func everyExemptionKeepsAnExampleSilent() {
    let silent = RuleExampleTests.cases.filter {
      $0.rule.identity.id == "unreachable-screen" && $0.example.marks(file: "").isEmpty
    }
    let applied = Set(silent.flatMap { exempted($0.example) }.map(\.reason))
    // What a shown screen makes is live in all short examples that were tried.
    #expect(
      LostScreen.exemptions.map(\.reason).filter { !applied.contains($0) } == [
        "Screens that a shown screen makes, though nothing was seen to show them"
      ])
    let listed = UnreachableScreenRule().identity.exemptions
    #expect(applied.isSubset(of: Set(listed)))
    #expect(Set(listed).count == listed.count)
  }

  @Test func saysWhichExemptionAppliesAndWhere() {
    let example = RuleExample(
      "",
      """
      @main struct DemoApp: App {
        var body: some Scene { WindowGroup { HomeView() } }
      }
      struct HomeView: View { var body: some View { Text("Home") } }
      struct MockHomeView: View { var body: some View { Text("Home") } }
      struct LostView: View { var body: some View { Text("Lost").navigationTitle("Lost") } }
      """)
    let found = exempted(example)
    #expect(found.map(\.subject) == ["MockHomeView"])
    #expect(found.map(\.rule) == ["unreachable-screen"])
    #expect(found.map(\.location) == [SourceLocation(file: "Example.swift", line: 5, column: 8)])
    #expect(found.first?.reason.hasPrefix("Stand-ins") ?? false)
  }
}
