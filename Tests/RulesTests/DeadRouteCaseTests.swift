import NavigationModel
import Testing

@testable import Rules

@Suite("dead-route-case")
struct DeadRouteCaseTests {
  private let rule = DeadRouteCaseRule()

  private func app() -> TestGraph {
    var test = TestGraph(entries: ["Root"])
    test.screens("Root", "DetailView")
    test.move("Root", .push, "DetailView", route: "Route.detail")
    test.route("Route", "detail", to: ["DetailView"], used: true)
    return test
  }

  @Test func mappedButNeverOpened() throws {
    var test = app()
    test.screen("LegacyView", reachable: false)
    test.route("Route", "legacy", to: ["LegacyView"], used: false)
    let arm = test.arm(["legacy"], to: ["LegacyView"])
    test.resolver("Route", arms: [arm])
    let findings = test.findings(rule)
    #expect(findings.map(\.subject) == ["Route.legacy"])
    let finding = try #require(findings.first)
    #expect(finding.severity == .warning)
    #expect(finding.location == test.graph.routes[1].location)
    #expect(
      finding.message
        == "No code makes 'Route.legacy', so no user ever sees LegacyView. Open the route where users need it, or remove "
        + "the case and its mapping.")
    #expect(finding.related.map(\.location) == [arm.location, test.graph.screens[2].location])
  }

  /// A tree may hold an app twice: each copy's case names its own mapping first.
  @Test func theMappingBesideTheCaseStandsFirst() throws {
    var test = app()
    test.route("Route", "again", to: ["DetailView"], used: false)
    var (far, near) = (test.arm(["again"], to: ["DetailView"]), test.arm(["again"], to: ["DetailView"]))
    far.location.file = "Copy/App/Home.swift"
    near.location.file = "Main/App/Views/Home.swift"
    test.graph.routes[1].location.file = "Main/App/Route.swift"
    test.resolver("Route", arms: [far, near])
    #expect(
      try #require(test.findings(rule).first).related.map(\.location.file) == [near.location.file, far.location.file])
  }

  /// Targets for two platforms share code that opens a case of an enum that each has for itself.
  @Test(arguments: [
    ("iOS/Nav/Route.swift", "tvOS/Nav/Route.swift", false), ("First/Nav/Route.swift", "Second/Nav/Route.swift", true),
  ])
  func theCaseIsOpenedForAnotherPlatform(used: String, unused: String, isReported: Bool) {
    var test = app()
    test.route("Route", "again", to: ["DetailView"], used: true)
    test.route("Route", "again", to: ["DetailView"], used: false)
    test.graph.routes[1].location.file = used
    test.graph.routes[2].location.file = unused
    test.resolver("Route", arms: [test.arm(["detail"], to: ["DetailView"]), test.arm(["again"], to: ["DetailView"])])
    #expect(test.subjects(rule) == (isReported ? ["Route.again"] : []))
  }

  /// A setting that says what a row of its list shows.
  @Test func anEnumThatNavigationNeverTakesIsAGuess() throws {
    var test = app()
    test.route("Setting", "on", to: ["DetailView"], used: true)
    test.route("Setting", "old", to: ["DetailView"], used: false)
    test.resolver("Setting", arms: [test.arm(["on"], to: ["DetailView"]), test.arm(["old"], to: ["DetailView"])])
    #expect(test.findings(rule).map(\.confidence) == [.guessed])
  }

  @Test func theScreenMayBeReachedInAnotherWay() throws {
    var test = app()
    test.route("Route", "again", to: ["DetailView"], used: false)
    test.resolver("Route", arms: [test.arm(["detail"], to: ["DetailView"]), test.arm(["again"], to: ["DetailView"])])
    let finding = try #require(test.findings(rule).first)
    #expect(finding.message.contains("so no user gets to DetailView this way"))
  }

  @Test func usedCasesAndCasesWithoutScreenAreFine() {
    var test = app()
    test.route("Route", "unmapped", to: [], used: false)
    #expect(test.findings(rule).isEmpty)
  }

  /// A view takes one case of it in a link: how things look, not where to go.
  @Test func enumsThatSayHowOneViewLooksAreFine() {
    var test = app()
    test.move("Root", .push, "DetailView", route: "Style.bold")
    test.route("Style", "bold", to: ["DetailView"], used: true)
    test.route("Style", "thin", to: ["DetailView"], used: false)
    test.resolver("Style", arms: [test.arm(["bold"]), test.arm(["thin"])])
    #expect(test.findings(rule).isEmpty)
    // Something tells the cases apart on the way.
    test.resolver("Style", arms: [test.arm(["bold"], to: ["DetailView"])])
    #expect(test.subjects(rule) == ["Style.thin"])
  }

  @Test func valueTypesAreFine() {
    var test = app()
    test.route("Item", "", to: ["DetailView"], used: false)
    #expect(test.findings(rule).isEmpty)
  }

  @Test func unusedBlankArmIsDeadToo() {
    var test = app()
    test.route("Route", "beta", to: [], used: false)
    test.resolver("Route", arms: [test.arm(["beta"], blank: "EmptyView()")])
    #expect(test.subjects(rule) == ["Route.beta"])
    #expect(test.findings(rule)[0].message.hasPrefix("No code makes 'Route.beta'. Open"))
  }

  @Test func whatOneBlankArmTakesTogetherIsShownElsewhere() {
    var test = app()
    test.route("Route", "beta", to: ["inline:Tabs"], used: false)
    test.route("Route", "gamma", to: ["inline:Tabs"], used: false)
    test.resolver("Route", arms: [test.arm(["beta", "gamma"], blank: "EmptyView()")])
    #expect(test.subjects(rule) == [])
  }

  @Test func anEnumOfWhichNothingIsUsedIsOnlyAGuess() {
    var test = app()
    test.screens("InfoView")
    test.route("Link", "a", to: ["DetailView"], used: false)
    test.route("Link", "b", to: ["InfoView"], used: false)
    #expect(test.findings(rule).map(\.confidence) == [.guessed, .guessed])
    #expect(RuleRunner(rules: [rule]).findings(in: test.graph).isEmpty)
  }
}
