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

  /// Exemptions that no short example needs: what a shown screen makes is live in all that were tried, no tab has a
  /// route of its own, and a list's links are followed.
  private static let unseen: Set<String> = [
    "Screens that a shown screen makes, although no code was found that shows them",
    "A tab for its own sake, which is selected in ways that are not followed",
    "Links in a `List(selection:)`: they choose a value and push nothing",
  ]

  private static let rules = RuleRegistry.all.filter { $0 is any ExemptingRule }

  /// The exemptions that a rule asks one by one. Others that it lists are part of what it looks for.
  private static let asked: [String: [String]] = [
    "bar-button-out-of-sight": BarButtonOutOfSightRule.exemptions.map(\.reason),
    "blank-destination": BlankDestinationRule.exemptions.map(\.reason),
    "bool-sheet-optional-content": BoolSheetOptionalContentRule.exemptions.map(\.reason),
    "child-coordinator-leak": ChildCoordinatorLeakRule.exemptions.map(\.reason),
    "cold-launch-link-dropped": ColdLaunchLinkDroppedRule.exemptions.map(\.reason),
    "completion-never-called": CompletionNeverCalledRule.exemptions.map(\.reason),
    "conditional-presentation-host": ConditionalPresentationHostRule.exemptions.map(\.reason),
    "controller-with-two-parents": ControllerWithTwoParentsRule.exemptions.map(\.reason),
    "dangling-storyboard-id": DanglingStoryboardIDRule.exemptions.map(\.reason),
    "dead-end-screen": DeadEndScreenRule.exemptions.map(\.reason),
    "dead-route-case": UnusedRoute.exemptions.map(\.reason),
    "deeplink-bypasses-gate": DeeplinkBypassesGateRule.exemptions.map(\.reason),
    "deeplink-ignores-modal": DeeplinkIgnoresModalRule.exemptions.map(\.reason),
    "deeplink-unhandled": DeeplinkUnhandledRule.exemptions.map(\.reason),
    "default-swallows-route": DefaultSwallowsRouteRule.exemptions.map(\.reason),
    "deprecated-navigation-api": DeprecatedNavigationAPIRule.exemptions.map(\.reason),
    "destructive-row-alert": DestructiveRowAlertRule.exemptions.map(\.reason),
    "dismiss-hides-error": DismissHidesErrorRule.exemptions.map(\.reason),
    "dismissal-ignored": DismissalIgnoredRule.exemptions.map(\.reason),
    "double-dismiss": DoubleDismissRule.exemptions.map(\.reason),
    "duplicate-link-handlers": DuplicateLinkHandlersRule.exemptions.map(\.reason),
    "event-on-empty-view": EventOnEmptyViewRule.exemptions.map(\.reason),
    "flag-without-presenter": UnshownRaise.exemptions.map(\.reason),
    "fragile-presenter": FragilePresenterRule.exemptions.map(\.reason),
    "link-read-before-stored": LinkReadBeforeStoredRule.exemptions.map(\.reason),
    "modal-in-link-label": ModalInLinkLabelRule.exemptions.map(\.reason),
    "modal-in-menu": ModalInMenuRule.exemptions.map(\.reason),
    "navigate-in-lifecycle":
      NavigateInLifecycleRule.exemptions.map(\.reason) + PrematurePresentations.exemptions.map(\.reason),
    "navigation-controller-of-itself": NavigationControllerOfItselfRule.exemptions.map(\.reason),
    "nested-navigation-stack": NestedStack.exemptions.map(\.reason),
    "observer-behind-binding": ObserverBehindBindingRule.exemptions.map(\.reason),
    "path-not-observed": PathNotObservedRule.exemptions.map(\.reason),
    "path-without-stack": PathWithoutStackRule.exemptions.map(\.reason),
    "placeholder-screen": PlaceholderScreenRule.exemptions.map(\.reason),
    "pop-to-missing-screen": PopToMissingScreenRule.exemptions.map(\.reason),
    "popover-without-anchor": UnanchoredPopover.exemptions.map(\.reason),
    "present-from-root": PresentFromRootRule.exemptions.map(\.reason),
    "presentation-in-repeated-row": PresentationInRepeatedRowRule.exemptions.map(\.reason),
    "presentation-never-triggered": PresentationNeverTriggeredRule.exemptions.map(\.reason),
    "presentation-owner-rebuilt": PresentationOwnerRebuiltRule.exemptions.map(\.reason),
    "push-behind-modal": PushBehindModalRule.exemptions.map(\.reason),
    "push-loop": PushLoopRule.exemptions.map(\.reason),
    "same-instance-push": SameInstancePushRule.exemptions.map(\.reason),
    "selection-without-reader": SelectionWithoutReaderRule.exemptions.map(\.reason),
    "shadow-stack-desync": ShadowStackDesyncRule.exemptions.map(\.reason),
    "stale-tab-stack": StaleTabStackRule.exemptions.map(\.reason),
    "timed-navigation": TimedNavigationRule.exemptions.map(\.reason),
    "unguarded-pop": UnguardedPops.exemptions.map(\.reason),
    "unmatched-destination": UnmatchedDestinationRule.exemptions.map(\.reason),
    "unreachable-screen": LostScreen.exemptions.map(\.reason),
    "unstable-presentation-id": UnstablePresentationIDRule.exemptions.map(\.reason),
  ]

  @Test func everyExemptingRuleIsHere() {
    #expect(Set(Self.rules.map(\.identity.id)) == Set(Self.asked.keys))
  }

  /// Rules whose exemptions are words only: nothing can name the one that kept a finding silent. A rule that asks its
  /// exemptions one by one leaves this list, and none is added to it.
  private static let inWordsOnly: Set<String> = [
    "alert-behind-modal",
    "competing-presentations",
    "completion-skipped",
    "container-asked-too-early",
    "coordinator-retain-cycle",
    "covered-by-search",
    "dead-end-error-state",
    "destination-in-lazy-container",
    "dismiss-of-presenter",
    "environment-not-forwarded",
    "environment-out-of-reach",
    "event-before-listener",
    "factory-key-collision",
    "flow-mismatch",
    "flow-never-closed",
    "god-coordinator",
    "link-beside-path",
    "link-not-wired",
    "lone-column",
    "mixed-path-types",
    "mixed-push-styles",
    "off-main-navigation",
    "opened-twice",
    "own-presentation-controls",
    "path-exposed",
    "present-during-dismiss",
    "push-without-stack",
    "repeated-push",
    "route-carries-model",
    "route-identity-mismatch",
    "route-not-codable",
    "shadowed-destination",
    "shared-router-multi-window",
    "swipe-dismiss-unhandled",
    "tca-presentation-not-wired",
    "way-out-left-empty",
    "wrong-destination",
  ]

  @Test func onlyTheseRulesHaveTheirExemptionsInWordsOnly() {
    let others = RuleRegistry.all.filter { !($0 is any ExemptingRule) && !$0.identity.exemptions.isEmpty }
    #expect(Set(others.map(\.identity.id)) == Self.inWordsOnly)
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
