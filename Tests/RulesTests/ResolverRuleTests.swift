import NavigationModel
import Testing

@testable import Rules

@Suite("Rules of route resolvers")
struct ResolverRuleTests {
  private func app() -> TestGraph {
    var test = TestGraph(entries: ["Root"])
    test.screens("Root", "ProfileView", "OtherView")
    test.route("Route", "profile", to: ["ProfileView"], used: true)
    test.route("Route", "invite", to: [], used: true)
    test.route("Route", "beta", to: [], used: false)
    test.move("Root", .push, "ProfileView", route: "Route.profile")
    test.move("Root", .push, nil, route: "Route.invite")
    return test
  }

  // MARK: default-swallows-route

  @Test func emptyDefaultTakesCases() throws {
    var test = app()
    let fallback = test.arm([], blank: "EmptyView()")
    test.resolver(
      "Route", arms: [test.arm(["profile"], to: ["ProfileView"])], defaultArm: fallback, missing: ["invite", "beta"])
    let finding = try #require(test.findings(DefaultSwallowsRouteRule()).first)
    #expect(finding.severity == .warning)
    #expect(finding.location == fallback.location)
    #expect(
      finding.message
        == ".invite and .beta of 'Route' fall into this default, which shows only 'EmptyView()': users who open "
        + "'Route.invite' see nothing. Name the cases, so that none is lost and the compiler asks for a screen when one is added."
    )
    #expect(finding.related.map(\.location).contains(test.graph.transitions[1].location))
    // The same place is not reported twice.
    #expect(test.findings(BlankDestinationRule()).isEmpty)
  }

  @Test func defaultWithAScreenIsOnlyInfo() {
    var test = app()
    let fallback = test.arm([], to: ["OtherView"])
    test.resolver(
      "Route", arms: [test.arm(["profile"], to: ["ProfileView"])], defaultArm: fallback, missing: ["invite"])
    let findings = test.findings(DefaultSwallowsRouteRule())
    #expect(findings.map(\.severity) == [.info])
    #expect(findings[0].message.hasPrefix(".invite of 'Route' falls into this default, which shows OtherView. Name"))
  }

  @Test func partsOfAnEnumMayBeMappedInDifferentPlaces() {
    var test = app()
    let first = (test.arm(["profile"], to: ["ProfileView"]), test.arm([]))
    test.resolver("Route", owner: "Stack", arms: [first.0], defaultArm: first.1, missing: ["invite", "beta"])
    let second = (test.arm(["invite", "beta"], to: ["OtherView"]), test.arm([], blank: "EmptyView()"))
    test.resolver("Route", owner: "Sheets", arms: [second.0], defaultArm: second.1, missing: ["profile"])
    #expect(test.findings(DefaultSwallowsRouteRule()).isEmpty)
  }

  /// `case .invite where isPro:` names the case, and still leaves it to the default.
  @Test func aCaseWithAConditionHelpsNobodyButItself() {
    var test = app()
    let arms = [test.arm(["profile"], to: ["ProfileView"]), test.arm(["invite"], to: ["OtherView"])]
    test.resolver("Route", arms: arms, defaultArm: test.arm([]), missing: ["invite"])
    #expect(test.findings(DefaultSwallowsRouteRule()).count == 1)
  }

  @Test func anotherEnumDoesNotHelp() {
    var test = app()
    let first = (test.arm(["profile"], to: ["ProfileView"]), test.arm([]))
    test.resolver("Route", arms: [first.0], defaultArm: first.1, missing: ["invite"])
    test.resolver("OtherRoute", arms: [test.arm(["invite"], to: ["OtherView"])])
    #expect(test.findings(DefaultSwallowsRouteRule()).count == 1)
  }

  @Test func nothingToReportForDefaults() {
    var test = app()
    // No default; a default that takes no known case (another module's enum); a switch that leads to no screen.
    test.resolver("Route", arms: [test.arm(["profile"], to: ["ProfileView"])])
    test.resolver("Foreign", arms: [test.arm(["a"], to: ["ProfileView"])], defaultArm: test.arm([], to: ["OtherView"]))
    test.resolver("Route", arms: [test.arm(["profile"])], defaultArm: test.arm([]), missing: ["invite"])
    #expect(test.findings(DefaultSwallowsRouteRule()).isEmpty)
  }

  // MARK: blank-destination

  @Test func blankArm() throws {
    var test = app()
    let blank = test.arm(["invite"], blank: "EmptyView()")
    test.resolver("Route", arms: [test.arm(["profile"], to: ["ProfileView"]), blank])
    let finding = try #require(test.findings(BlankDestinationRule()).first)
    #expect(finding.location == blank.location)
    #expect(finding.subject == "Route.invite")
    #expect(
      finding.message
        == "A user who opens 'Route.invite' is taken to a blank screen: it is only 'EmptyView()'. Show the screen "
        + "that belongs here, or remove the case.")
    #expect(finding.related.first?.location == test.graph.transitions[1].location)
  }

  @Test(arguments: [
    ("Text(\"TODO\")", "is taken to a stub"), ("fatalError()", "crashes the app"), ("Color.clear", "blank screen"),
  ])
  func kindsOfBlank(source: String, effect: String) {
    var test = app()
    test.resolver("Route", arms: [test.arm(["profile"], to: ["ProfileView"]), test.arm(["invite"], blank: source)])
    #expect(test.findings(BlankDestinationRule()).first?.message.contains(effect) == true)
  }

  @Test func casesThatNothingOpensAreLeftOut() {
    var test = app()
    test.resolver(
      "Route", arms: [test.arm(["profile"], to: ["ProfileView"]), test.arm(["beta"], blank: "EmptyView()")])
    #expect(test.findings(BlankDestinationRule()).isEmpty)
    test.resolver(
      "Route", arms: [test.arm(["profile"], to: ["ProfileView"]), test.arm(["beta", "invite"], blank: "EmptyView()")])
    #expect(test.subjects(BlankDestinationRule()) == ["Route.invite"])
  }

  @Test func aSwitchThatLeadsToNoScreen() {
    var test = app()
    test.resolver("Row", arms: [test.arm(["divider"], blank: "EmptyView()"), test.arm(["text"])])
    #expect(test.findings(BlankDestinationRule()).isEmpty)
  }

  @Test func emptyDefaultOfAForeignEnum() {
    var test = app()
    let fallback = test.arm([], blank: "EmptyView()")
    test.resolver("Chain", arms: [test.arm(["bitcoin"], to: ["OtherView"])], defaultArm: fallback)
    // Known cases in the default are the business of default-swallows-route.
    test.resolver(
      "Half", arms: [test.arm(["a"], to: ["OtherView"])], defaultArm: test.arm([], blank: "EmptyView()"), missing: ["b"]
    )
    // With all cases of an enum of the tree named, the default never runs.
    test.resolver(
      "Route", arms: [test.arm(["profile"], to: ["ProfileView"])], defaultArm: test.arm([], blank: "EmptyView()"))
    let findings = test.findings(BlankDestinationRule())
    #expect(findings.map(\.location) == [fallback.location])
    #expect(findings[0].message.hasPrefix("A user who opens any other 'Chain' is taken to a blank screen"))
  }

  // MARK: unmatched-destination

  /// Nobody ships an app in which many links are dead.
  @Test func manyUnmatchedAreOnlyAGuess() {
    var test = TestGraph(entries: ["Root"])
    func unmatched(_ count: Int) -> [UnmatchedDestination] {
      (1...count).map {
        .init(owner: "Root", type: "T\($0)", location: SourceLocation(file: "a", line: $0), isCertain: true)
      }
    }
    test.graph.unmatched = unmatched(3)
    #expect(test.findings(UnmatchedDestinationRule()).map(\.confidence) == [.exact, .exact, .exact])
    test.graph.unmatched = unmatched(4)
    #expect(test.findings(UnmatchedDestinationRule()).map(\.confidence) == [.guessed, .guessed, .guessed, .guessed])
  }

  @Test func unmatched() throws {
    var test = app()
    let site = SourceLocation(file: "Home.swift", line: 7, column: 9)
    let stack = SourceLocation(file: "Home.swift", line: 5, column: 5)
    test.graph.unmatched = [.init(owner: "ProfileView", type: "Item", location: site, isCertain: true, stacks: [stack])]
    test.resolver("Item", owner: "Elsewhere", arms: [])
    let finding = try #require(test.findings(UnmatchedDestinationRule()).first)
    #expect(finding.severity == .error)
    #expect(finding.location == site)
    #expect(
      finding.message.contains(
        "ProfileView pushes a 'Item', but no stack that receives it has a navigationDestination(for: Item.self)"))
    #expect(
      finding.related.map(\.message) == [
        "this stack receives the value and shows nothing for 'Item'",
        "Elsewhere maps 'Item' to screens here, out of reach of the stack",
        "Root pushes ProfileView", "the app starts with Root here",
      ])
  }

  @Test func uncertainIsAGuess() {
    var test = app()
    test.graph.unmatched = [
      .init(owner: "Root", type: "T", location: SourceLocation(file: "a", line: 1), isCertain: false)
    ]
    #expect(test.findings(UnmatchedDestinationRule()).map(\.severity) == [.info])
    #expect(RuleRunner().findings(in: test.graph).isEmpty)
  }
}
