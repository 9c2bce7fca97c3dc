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

  /// The exemptions that a rule asks one by one. It lists no others: what it looks for is in its rationale.
  private static let asked: [String: [String]] = [
    "alert-behind-modal": AlertBehindModalRule.exemptions.map(\.reason),
    "bar-button-out-of-sight": BarButtonOutOfSightRule.exemptions.map(\.reason),
    "blank-destination": BlankDestinationRule.exemptions.map(\.reason),
    "bool-sheet-optional-content": BoolSheetOptionalContentRule.exemptions.map(\.reason),
    "child-coordinator-leak": ChildCoordinatorLeakRule.exemptions.map(\.reason),
    "cold-launch-link-dropped": ColdLaunchLinkDroppedRule.exemptions.map(\.reason),
    "competing-presentations": CompetingPresentationsRule.exemptions.map(\.reason),
    "completion-never-called": CompletionNeverCalledRule.exemptions.map(\.reason),
    "completion-skipped": SkippedCompletions.exemptions.map(\.reason),
    "conditional-presentation-host": ConditionalPresentationHostRule.exemptions.map(\.reason),
    "container-asked-too-early": ContainerAskedTooEarlyRule.exemptions.map(\.reason),
    "controller-with-two-parents": ControllerWithTwoParentsRule.exemptions.map(\.reason),
    "coordinator-retain-cycle": CoordinatorRetainCycleRule.exemptions.map(\.reason),
    "covered-by-search": CoveredBySearchRule.exemptions.map(\.reason),
    "dangling-storyboard-id": DanglingStoryboardIDRule.exemptions.map(\.reason),
    "dead-end-error-state": DeadEndErrorStateRule.exemptions.map(\.reason),
    "dead-end-screen": DeadEndScreenRule.exemptions.map(\.reason),
    "dead-route-case": UnusedRoute.exemptions.map(\.reason),
    "deeplink-bypasses-gate": DeeplinkBypassesGateRule.exemptions.map(\.reason),
    "deeplink-ignores-modal": DeeplinkIgnoresModalRule.exemptions.map(\.reason),
    "deeplink-unhandled": DeeplinkUnhandledRule.exemptions.map(\.reason),
    "default-swallows-route": DefaultSwallowsRouteRule.exemptions.map(\.reason),
    "deprecated-navigation-api": DeprecatedNavigationAPIRule.exemptions.map(\.reason),
    "destination-in-lazy-container": DestinationInLazyContainerRule.exemptions.map(\.reason),
    "destructive-row-alert": DestructiveRowAlertRule.exemptions.map(\.reason),
    "dismiss-hides-error": DismissHidesErrorRule.exemptions.map(\.reason),
    "dismiss-of-presenter": PresenterDismissals.exemptions.map(\.reason),
    "dismissal-ignored": DismissalIgnoredRule.exemptions.map(\.reason),
    "double-dismiss": DoubleDismissRule.exemptions.map(\.reason),
    "duplicate-link-handlers": DuplicateLinkHandlersRule.exemptions.map(\.reason),
    "environment-not-forwarded": EnvironmentNotForwardedRule.exemptions.map(\.reason),
    "event-on-empty-view": EventOnEmptyViewRule.exemptions.map(\.reason),
    "flag-without-presenter": UnshownRaise.exemptions.map(\.reason),
    "flow-mismatch": FlowMismatchRule.exemptions.map(\.reason),
    "flow-never-closed": FlowNeverClosedRule.exemptions.map(\.reason),
    "fragile-presenter": FragilePresenterRule.exemptions.map(\.reason),
    "link-beside-path":
      LinkBesidePathRule.exemptions.map(\.reason) + LinkBesidePathRule.exemptionsOfStacks.map(\.reason),
    "link-not-wired": LinkNotWiredRule.exemptions.map(\.reason),
    "link-read-before-stored": LinkReadBeforeStoredRule.exemptions.map(\.reason),
    "lone-column": LoneColumns.exemptions.map(\.reason),
    "modal-in-link-label": ModalInLinkLabelRule.exemptions.map(\.reason),
    "modal-in-menu": ModalInMenuRule.exemptions.map(\.reason),
    "navigate-in-lifecycle":
      NavigateInLifecycleRule.exemptions.map(\.reason) + PrematurePresentations.exemptions.map(\.reason),
    "navigation-controller-of-itself": NavigationControllerOfItselfRule.exemptions.map(\.reason),
    "nested-navigation-stack": NestedStack.exemptions.map(\.reason),
    "observer-behind-binding": ObserverBehindBindingRule.exemptions.map(\.reason),
    "off-main-navigation": OffMainNavigationRule.exemptions.map(\.reason),
    "opened-twice": OpenedTwiceRule.exemptions.map(\.reason),
    "own-presentation-controls":
      OwnPresentationControlsRule.exemptions.map(\.reason) + IdleWaysBack.exemptions.map(\.reason)
      + OwnPresentationControlsRule.exemptionsOfButtons.map(\.reason),
    "path-exposed": PathExposedRule.exemptions.map(\.reason),
    "path-not-observed": PathNotObservedRule.exemptions.map(\.reason),
    "path-without-stack": PathWithoutStackRule.exemptions.map(\.reason),
    "placeholder-screen": PlaceholderScreenRule.exemptions.map(\.reason),
    "pop-to-missing-screen": PopToMissingScreenRule.exemptions.map(\.reason),
    "popover-without-anchor": UnanchoredPopover.exemptions.map(\.reason),
    "present-during-dismiss": PresentDuringDismissRule.exemptions.map(\.reason) + ModalSwaps.exemptions.map(\.reason),
    "present-from-root": PresentFromRootRule.exemptions.map(\.reason),
    "presentation-in-repeated-row": PresentationInRepeatedRowRule.exemptions.map(\.reason),
    "presentation-never-triggered": PresentationNeverTriggeredRule.exemptions.map(\.reason),
    "presentation-owner-rebuilt": PresentationOwnerRebuiltRule.exemptions.map(\.reason),
    "push-behind-modal": PushBehindModalRule.exemptions.map(\.reason),
    "push-loop": PushLoopRule.exemptions.map(\.reason),
    "push-without-stack": PushWithoutStackRule.exemptions.map(\.reason),
    "repeated-push": RepeatedPushRule.exemptions.map(\.reason),
    "route-identity-mismatch": RouteIdentityMismatchRule.exemptions.map(\.reason),
    "same-instance-push": SameInstancePushRule.exemptions.map(\.reason),
    "selection-without-reader": SelectionWithoutReaderRule.exemptions.map(\.reason),
    "shadow-stack-desync": ShadowStackDesyncRule.exemptions.map(\.reason),
    "shadowed-destination": ShadowedDestinationRule.exemptions.map(\.reason),
    "shared-router-multi-window": SharedRouterMultiWindowRule.exemptions.map(\.reason),
    "stale-tab-stack": StaleTabStackRule.exemptions.map(\.reason),
    "swipe-dismiss-unhandled": SwipeDismissUnhandledRule.exemptions.map(\.reason),
    "tca-presentation-not-wired": TCAPresentationNotWiredRule.exemptions.map(\.reason),
    "timed-navigation": TimedNavigationRule.exemptions.map(\.reason),
    "unguarded-pop": UnguardedPops.exemptions.map(\.reason) + UnguardedRequests.exemptionsOfPops.map(\.reason),
    "unmatched-destination": UnmatchedDestinationRule.exemptions.map(\.reason),
    "unreachable-screen": LostScreen.exemptions.map(\.reason),
    "unstable-presentation-id": UnstablePresentationIDRule.exemptions.map(\.reason),
    "way-out-left-empty": EmptyWaysOut.exemptions.map(\.reason),
    "wrong-destination": WrongDestinationRule.exemptions.map(\.reason),
  ]

  @Test func everyExemptingRuleIsHere() {
    #expect(Set(Self.rules.map(\.identity.id)) == Set(Self.asked.keys))
  }

  /// A run that says why it is silent could not name exemptions in words only.
  @Test func noRuleHasItsExemptionsInWordsOnly() {
    let others = RuleRegistry.all.filter { !($0 is any ExemptingRule) && !$0.identity.exemptions.isEmpty }
    #expect(others.map(\.identity.id) == [])
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
    #expect(applied.isSubset(of: Set(asked)))
    #expect(rule.identity.exemptions == asked)
    #expect(Set(asked).count == asked.count)
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

  /// Two dismissals would keep one presentation from showing.
  @Test func saysItOnce() {
    let example = RuleExample(
      "",
      """
      import UIKit
      final class CheckoutFlow {
        let nav = UINavigationController()
        func paid() {
          nav.dismiss(animated: false)
          nav.dismiss(animated: false)
          nav.present(ReceiptController(), animated: true)
        }
      }
      final class ReceiptController: UIViewController {}
      """)
    #expect(exempted(example, by: PresentDuringDismissRule()).map(\.location.line) == [7])
  }
}
