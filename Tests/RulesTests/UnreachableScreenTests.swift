import Linking
import NavigationModel
import SourceFacts
import Testing

@testable import Rules

@Suite("unreachable-screen")
struct UnreachableScreenTests {
  private let rule = UnreachableScreenRule()

  private func app() -> TestGraph {
    var test = TestGraph(entries: ["Root"])
    test.screens("Root")
    return test
  }

  @Test func nothingShowsIt() throws {
    var test = app()
    test.screen("OldPaywallView", reachable: false, title: "Premium")
    let finding = try #require(test.findings(rule).first)
    #expect(finding.severity == .warning)
    #expect(finding.confidence == .exact)
    #expect(finding.location == test.graph.screens[1].location)
    #expect(
      finding.message
        == "No user can get to OldPaywallView: nothing in the app shows it. Link to it where users need it, or delete the screen."
    )
  }

  @Test func deadSubtreeIsReportedOnceAtItsRoot() throws {
    var test = app()
    test.screens("ZRoot", "B", "C", "D", reachable: false)
    test.move("ZRoot", .push, "C")
    test.move("C", .sheet, "B")
    test.embed("B", "Card")
    test.embed("Card", "D")
    let findings = test.findings(rule)
    #expect(findings.map(\.subject) == ["ZRoot"])
    #expect(findings[0].message.hasSuffix("3 more screens are lost with it: C, B and D."))
    #expect(
      findings[0].related.map(\.message) == ["only ZRoot leads to C", "only ZRoot leads to B", "only ZRoot leads to D"])
  }

  /// Nobody loses a third of an app by one link: it is rather the link that was not seen.
  @Test(arguments: [(9, 12, Confidence.exact), (10, 12, .guessed), (10, 25, .exact)])
  func aThirdOfTheAppBelowOneScreen(lost: Int, others: Int, expected: Confidence) {
    var test = app()
    for number in 1...others { test.screens("Other\(number)View") }
    for number in 1...lost { test.screens("Lost\(number)View", reachable: false) }
    for number in 2...lost { test.move("Lost1View", .push, "Lost\(number)View") }
    #expect(test.findings(rule).map(\.confidence) == [expected])
  }

  /// The app shows its screens in a way that nobody follows.
  @Test(arguments: [(9, Confidence.exact), (10, .guessed)])
  func twoThirdsOfTheApp(lost: Int, expected: Confidence) {
    var test = app()
    for number in 1...4 { test.screens("Other\(number)View") }
    for number in 1...lost { test.screens("Lost\(number)View", reachable: false) }
    #expect(Set(test.findings(rule).map(\.confidence)) == [expected])
  }

  /// Ten screens named alike are not ten lost links; where one of them is shown, they may be.
  @Test(arguments: [(9, "HomeView", Confidence.exact), (10, "HomeView", .guessed), (10, "HomePictureView", .exact)])
  func manyScreensNamedAlike(lost: Int, shown: String, expected: Confidence) {
    var test = app()
    test.screens(shown)
    for number in 1...30 { test.screens("Other\(number)View") }
    for name in ["Red", "Blue", "Green", "Gold", "Grey", "Black", "White", "Brown", "Pink", "Teal"].prefix(lost) {
      test.screens("\(name)PictureView", reachable: false)
    }
    #expect(Set(test.findings(rule).map(\.confidence)) == [expected])
  }

  @Test func deadScreensThatPushOneAnotherAreOneFinding() {
    var test = app()
    test.screens("B", "A", reachable: false)
    test.move("A", .push, "B")
    test.move("B", .push, "A")
    #expect(test.subjects(rule) == ["A"])
  }

  @Test func aMemberOfTwoDeadPartsIsListedOnce() {
    var test = app()
    test.screens("A", "B", "Shared", reachable: false)
    test.move("A", .push, "Shared")
    test.move("B", .push, "Shared")
    let findings = test.findings(rule)
    #expect(findings.map(\.subject) == ["A", "B"])
    #expect(findings.filter { $0.message.contains("Shared") }.count == 1)
  }

  @Test func brokenLinkIsTheUnusedRoute() throws {
    var test = app()
    test.screen("LegacyView", reachable: false)
    test.route("Route", "legacy", to: ["LegacyView"], used: false)
    let finding = try #require(test.findings(rule).first)
    #expect(finding.message.contains("only 'Route.legacy' leads to it, and nothing opens that route"))
    #expect(finding.related.first?.location == test.graph.routes[0].location)
  }

  @Test func brokenLinkIsTheSiteThatNobodyRuns() throws {
    var test = app()
    test.screen("PaywallView", reachable: false)
    test.move([], .sheet, "PaywallView", owner: "ShopCoordinator")
    let finding = try #require(test.findings(rule).first)
    #expect(finding.message.contains("ShopCoordinator shows it as a sheet, but no screen runs that code"))
    #expect(finding.related.first?.location == test.graph.transitions[0].location)
    #expect(finding.confidence == .inferred)
  }

  @Test func aButtonThatOnlyClosesIsNoScreen() {
    var test = app()
    test.screens("CloseButton", "CloseControl", reachable: false)
    test.move("CloseButton", .back, nil)
    test.move("CloseControl", .back, nil)
    #expect(test.findings(rule).map { "\($0.subject) \($0.severity)" } == ["CloseControl info"])
  }

  @Test func screensOfOneDeadOwnerAreOneFinding() {
    var test = app()
    test.screens("A", "B", reachable: false)
    test.move([], .push, "A", owner: "OldCoordinator")
    test.move([], .push, "B", owner: "OldCoordinator")
    #expect(test.subjects(rule) == ["A"])
  }

  @Test func brokenLinkIsTheDeadParent() throws {
    var test = app()
    test.screen("InnerScreen", reachable: false)
    test.embed("OldContainer", "InnerScreen")
    let finding = try #require(test.findings(rule).first)
    #expect(finding.message.contains("only OldContainer contains it"))
  }

  @Test func aGuessedWayKeepsAScreenAlive() {
    var test = app()
    test.screen("Maybe", reachable: false)
    test.move("Root", .push, "Maybe", confidence: .guessed)
    #expect(test.findings(rule).isEmpty)
  }

  @Test func whatLinkingCallsReachableStaysAliveWithItsScreens() {
    var test = app()
    test.screen("Storyboarded", reachable: true)
    test.screen("Next", reachable: false)
    test.move("Storyboarded", .push, "Next")
    #expect(test.findings(rule).isEmpty)
  }

  @Test func libraryWithoutEntry() {
    var test = TestGraph()
    test.screen("ProfileView", reachable: false, title: "Profile")
    #expect(test.findings(rule).isEmpty)
  }

  @Test func debugOnlyScreensAndWhatTheyShow() {
    var test = app()
    test.screen("DebugMenu", reachable: false, isDebugOnly: true)
    test.screen("FlagsView", reachable: false)
    test.move("DebugMenu", .push, "FlagsView")
    #expect(test.findings(rule).isEmpty)
  }

  @Test(arguments: [Screen.Kind.alert, .dialog, .inline, .system, .external, .coordinator, .unknown])
  func onlyDeclaredViewsAndControllers(kind: Screen.Kind) {
    var test = app()
    test.screen("Thing", kind: kind, reachable: false)
    #expect(test.findings(rule).isEmpty)
  }

  @Test func screensFromElsewhere() {
    var test = app()
    test.screen("SDKController", kind: .viewController, reachable: false)
    test.graph.screens[1].location = nil
    #expect(test.findings(rule).isEmpty)
  }

  @Test func componentsAreNoScreens() {
    var test = app()
    test.screens("OfferRow", "AvatarView", "PhotoCell", reachable: false)
    #expect(test.findings(rule).isEmpty)
    // Once a destination, always a screen.
    test.route("Route", "offer", to: ["OfferRow"], used: false)
    #expect(test.subjects(rule) == ["OfferRow"])
  }

  @Test func aViewWithoutProofIsOnlyInfo() {
    var test = app()
    test.screens("LiveChatView", reachable: false)
    test.screen("LoginScreen", reachable: false)
    test.screen("HomeViewController", kind: .viewController, reachable: false)
    let severities = Dictionary(uniqueKeysWithValues: test.findings(rule).map { ($0.subject, $0.severity) })
    #expect(severities == ["LiveChatView": .info, "LoginScreen": .warning, "HomeViewController": .warning])
  }

  @Test func aDeadCoordinatorIsNotTheSubject() throws {
    var test = app()
    test.screen("OldFlow", kind: .coordinator, reachable: false)
    test.screens("StepOne", "StepTwo", reachable: false)
    test.move("OldFlow", .root, "StepOne")
    test.move("StepOne", .push, "StepTwo")
    let finding = try #require(test.findings(rule).first)
    #expect(test.subjects(rule) == ["StepOne"])
    #expect(finding.message.contains("OldFlow makes it the root, but no screen runs that code"))
  }

  /// The part is no screen of its own, and is not reported: the reader is told where the screen would have been.
  @Test func onlyADeadPartWouldShowIt() {
    let source = """
      @main struct DemoApp: App { var body: some Scene { WindowGroup { HomeView() } } }
      struct HomeView: View { var body: some View { Text("Home") } }
      struct OldMonthSection: View { var body: some View { VStack { OldMonthView() } } }
      struct OldMonthView: View { var body: some View { Text("May") } }
      """
    let findings = Linker().program(
      facts: [FactExtractor().facts(path: "App.swift", source: Array(source.utf8))], root: ""
    ) {
      RuleRunner(rules: [rule]).findings(in: $0)
    }
    #expect(
      findings.map(\.message) == [
        "Nothing in the app shows OldMonthView: only OldMonthSection would. Use it where it belongs, or delete it."
      ])
  }

  /// A demonstration is none of the app, where the app is more than that.
  @Test(arguments: [
    ("Shop/App.swift", "Assistant/Demo/Start.swift", 0), ("Shop/App.swift", "Assistant/Start.swift", 1),
    ("Demo/App.swift", "Demo/Start.swift", 1),
  ])
  func whatDemonstratesAPart(app: String, part: String, expected: Int) {
    let sources = [
      app:
        "import SwiftUI\n@main struct ShopApp: App { var body: some Scene { WindowGroup { ShopView() } } }\nstruct ShopView: View { var body: some View { Text(\"Shop\") } }",
      part: "import SwiftUI\nstruct WelcomeView: View { var body: some View { Text(\"Hi\").navigationTitle(\"Hi\") } }",
    ]
    let facts = sources.sorted { $0.key < $1.key }.map {
      FactExtractor().facts(path: $0.key, source: Array($0.value.utf8))
    }
    let found = Linker().program(facts: facts, interfaces: [], propertyLists: [], projects: [], root: "") {
      RuleRunner(rules: [rule], isPedantic: false).findings(in: $0)
    }
    #expect(found.count == expected)
  }
}
