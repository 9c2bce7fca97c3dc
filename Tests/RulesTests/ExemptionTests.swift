import Linking
import NavigationModel
import SourceFacts
import Testing

@testable import Rules

@Suite("Exemptions")
struct ExemptionTests {
  private func exempted(_ example: RuleExample, by rule: any Rule) -> [ExemptedFinding] {
    RuleExampleTests.judged(example) {
      RuleRunner(rules: [rule.configured(example.options)]).exempted(in: $0)
    }
  }

  /// Exemptions that no short example needs: what a shown screen makes is live in all that were tried.
  private static let unseen: Set<String> = [
    "Screens that a shown screen makes, although no code was found that shows them"
  ]

  private static let rules = RuleRegistry.all.filter { $0 is any ExemptingRule }

  /// The exemptions that a rule asks one by one. Others that it lists are part of what it looks for.
  private static let asked: [String: [String]] = [
    "unreachable-screen": LostScreen.exemptions.map(\.reason),
    "observer-behind-binding": ObserverBehindBindingRule.exemptions.map(\.reason),
    "controller-with-two-parents": ControllerWithTwoParentsRule.exemptions.map(\.reason),
    "navigation-controller-of-itself": NavigationControllerOfItselfRule.exemptions.map(\.reason),
    "destructive-row-alert": DestructiveRowAlertRule.exemptions.map(\.reason),
    "dismissal-ignored": DismissalIgnoredRule.exemptions.map(\.reason),
    "presentation-owner-rebuilt": PresentationOwnerRebuiltRule.exemptions.map(\.reason),
    "link-read-before-stored": LinkReadBeforeStoredRule.exemptions.map(\.reason),
    "modal-in-menu": ModalInMenuRule.exemptions.map(\.reason),
    "double-dismiss": DoubleDismissRule.exemptions.map(\.reason),
    "completion-never-called": CompletionNeverCalledRule.exemptions.map(\.reason),
    "selection-without-reader": SelectionWithoutReaderRule.exemptions.map(\.reason),
  ]

  @Test func everyExemptingRuleIsHere() {
    #expect(Set(Self.rules.map(\.identity.id)) == Set(Self.asked.keys))
  }

  /// An exemption that no example needs may be wrong, or of no use.
  @Test(arguments: asked.keys.sorted()) func everyExemptionKeepsAnExampleSilent(id: String) throws {
    let rule = try #require(Self.rules.first { $0.identity.id == id })
    let silent = RuleExampleTests.cases.filter {
      $0.rule.identity.id == id && $0.example.marks(file: "").isEmpty
    }
    let applied = Set(silent.flatMap { exempted($0.example, by: rule) }.map(\.reason))
    let asked = Self.asked[id] ?? []
    #expect(asked.filter { !applied.contains($0) && !Self.unseen.contains($0) } == [])
    let listed = rule.identity.exemptions
    #expect(applied.isSubset(of: Set(listed)))
    #expect(Set(asked).isSubset(of: Set(listed)))
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
    let found = exempted(example, by: UnreachableScreenRule())
    #expect(found.map(\.subject) == ["MockHomeView"])
    #expect(found.map(\.rule) == ["unreachable-screen"])
    #expect(found.map(\.location) == [SourceLocation(file: "Example.swift", line: 5, column: 8)])
    #expect(found.first?.reason.hasPrefix("Stand-ins") ?? false)
  }
}
