import NavigationModel
import Testing

@testable import Rules

@Suite("push-loop")
struct PushLoopTests {
  private let rule = PushLoopRule(circles: true)

  private func app() -> TestGraph {
    var test = TestGraph(entries: ["Root"])
    test.screens("Root", "A", "B", "C")
    test.move("Root", .push, "A")
    return test
  }

  @Test func selfPushWithTheSameValue() throws {
    var test = app()
    test.move(["A", "B"], .push, "A", route: "Route.a", repeats: true)
    let finding = try #require(test.findings(rule).first)
    #expect(test.findings(rule).count == 1)
    #expect(finding.severity == .warning)
    #expect(finding.location == test.graph.transitions[1].location)
    #expect(finding.message.hasPrefix("A pushes itself again"))
    #expect(finding.related.map(\.message) == ["Root pushes A", "the app starts with Root here"])
  }

  @Test func selfPushWithoutAnyValue() {
    var test = app()
    test.route("Route", "a", to: ["A"], used: true, carriesValue: false)
    test.move(["A"], .push, "A", route: "Route.a")
    #expect(test.findings(rule).map(\.severity) == [.warning])
  }

  @Test func selfPushWithAnotherValueIsNatural() {
    var test = app()
    test.route("Route", "a", to: ["A"], used: true, carriesValue: true)
    test.move(["A"], .push, "A", route: "Route.a")
    test.move(["B"], .push, "B")
    #expect(test.findings(rule).isEmpty)
  }

  @Test(arguments: [
    "path.last != .a(id)", "!(nav.topViewController is AController)", "router.stack.contains(route) == false",
  ])
  func aPushThatLooksAtTheStack(condition: String) {
    var test = app()
    test.move(["A"], .push, "A", guard: condition, repeats: true)
    test.move(["A"], .push, "B", guard: condition)
    test.move(["B"], .push, "A")
    #expect(test.findings(rule).isEmpty)
  }

  @Test func otherConditionsDoNotHelp() {
    var test = app()
    test.move(["A"], .push, "A", guard: "user.isLoggedIn", repeats: true)
    #expect(test.findings(rule).count == 1)
  }

  @Test func rootIsPushedOntoItself() throws {
    var test = app()
    test.route("Route", "root", to: ["Root"], used: true, carriesValue: false)
    test.move(["A"], .push, "Root", route: "Route.root")
    let findings = test.findings(rule)
    #expect(findings.map(\.severity) == [.warning])
    #expect(findings[0].message.hasPrefix("Root is pushed on top of the stack that starts with it"))
    #expect(findings[0].location == test.graph.transitions[1].location)
  }

  @Test func theRootOfOneOfSeveralStacksIsOnlyInfo() {
    var test = app()
    test.screens("Other")
    test.route("Route", "root", to: ["Root"], used: true, carriesValue: false)
    test.move("Tabs", .tab, "Other")
    test.move("Other", .push, "A")
    test.move(["A"], .push, "Root", route: "Route.root")
    let findings = test.findings(rule)
    #expect(findings.map(\.severity) == [.info])
    #expect(findings[0].message.hasPrefix("Root can be pushed on top of a stack that starts with it"))
  }

  @Test func circlesAreReportedOnRequest() {
    var test = app()
    test.screens("Other")
    test.route("Route", "root", to: ["Root"], used: true, carriesValue: false)
    test.move("Tabs", .tab, "Other")
    test.move("Other", .push, "A")
    test.move(["A"], .push, "Root", route: "Route.root")
    test.move("B", .push, "C")
    test.move("C", .push, "B")
    #expect(test.findings(rule).count == 2)
    #expect(test.findings(PushLoopRule()).isEmpty)
  }

  @Test func aCircleAwayFromTheRootIsOnlyInfo() {
    var test = app()
    test.route("Route", "a", to: ["A"], used: true, carriesValue: false)
    test.route("Route", "b", to: ["B"], used: true, carriesValue: false)
    test.move("A", .push, "B", route: "Route.b")
    test.move("B", .push, "A", route: "Route.a")
    #expect(test.findings(rule).map(\.severity) == [.info])
  }

  @Test func aTabRootThatAlsoShowsOthersIsNatural() {
    var test = app()
    test.route("Route", "profile", to: ["Root"], used: true, carriesValue: true)
    test.move(["A"], .push, "Root", route: "Route.profile")
    #expect(test.findings(rule).isEmpty)
  }

  @Test func aRootOfAnotherStackMayBePushed() {
    var test = app()
    test.route("Route", "b", to: ["B"], used: true, carriesValue: false)
    test.move("Root", .tab, "B")
    test.move("A", .push, "B", route: "Route.b")
    #expect(test.findings(rule).isEmpty)
  }

  @Test func oneFindingForACircle() throws {
    var test = app()
    test.move("A", .push, "B")
    test.move("B", .push, "C")
    test.move("C", .push, "A")
    test.move("B", .push, "A")
    let findings = test.findings(rule)
    #expect(findings.map(\.severity) == [.info])
    #expect(
      findings[0].message
        == "A user can go A → B → A without end (1 more screen belongs to the circle), and every hop adds to the stack. "
        + "Go back to the screen that is already there instead of pushing it again.")
    #expect(findings[0].location == test.graph.transitions[1].location)
    #expect(findings[0].related.first?.message == "B pushes A")
    #expect(findings[0].subject == "A")
  }

  @Test(arguments: [Transition.Kind.back, .tab, .root, .sheet, .cover, .popover, .flow])
  func circlesThroughOtherMovesAreNoProblem(kind: Transition.Kind) {
    var test = app()
    test.move("A", .push, "B")
    test.move("B", kind, "A")
    #expect(test.findings(rule).isEmpty)
  }

  @Test func circlesThatCarryValuesAreNatural() {
    var test = app()
    test.route("Route", "profile", to: ["B"], used: true, carriesValue: true)
    test.move("A", .push, "B", route: "Route.profile")
    test.move("B", .push, "A")
    #expect(test.findings(rule).isEmpty)
  }

  @Test func guessedPushesCloseNoCircle() {
    var test = app()
    test.move("A", .push, "B", confidence: .guessed)
    test.move("B", .push, "A")
    #expect(test.findings(rule).isEmpty)
  }
}
