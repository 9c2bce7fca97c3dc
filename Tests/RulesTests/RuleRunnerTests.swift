import NavigationModel
import TestSupport
import Testing

@testable import Rules

/// Reports what it is told to.
private struct FixedRule: GraphRule {
  var identity: RuleIdentity
  let examples = RuleExamples(triggering: [], nonTriggering: [])
  var reported: [Finding]

  init(_ id: String, _ places: [(file: String, line: Int, column: Int)], confidence: Confidence = .exact) {
    identity = RuleIdentity(id: id, name: id, defaultSeverity: .warning, summary: "", category: .graph, rationale: "")
    reported = places.map {
      Finding(
        rule: id, severity: .warning, message: "",
        location: SourceLocation(file: $0.file, line: $0.line, column: $0.column), subject: "",
        confidence: confidence)
    }
  }

  func findings(in graph: NavigationGraph, support: GraphSupport) -> [Finding] { reported }
}

@Suite("Rule runner")
struct RuleRunnerTests {
  @Test func findingsAreSorted() {
    let rules = [
      FixedRule("b", [("B", 1, 1), ("A", 10, 1), ("A", 2, 5)]), FixedRule("a", [("A", 2, 5), ("A", 2, 1)]),
    ]
    let found = RuleRunner(rules: rules).findings(in: NavigationGraph())
    #expect(
      found.map { "\($0.location.file)\($0.location.line):\($0.location.column)\($0.rule)" } == [
        "A2:1a", "A2:5a", "A2:5b", "A10:1b", "B1:1b",
      ])
    #expect(RuleRunner(rules: rules.reversed()).findings(in: NavigationGraph()) == found)
  }

  @Test func nothingIsReportedTwice() {
    let rule = FixedRule("a", [("A", 1, 1), ("A", 1, 1)])
    #expect(RuleRunner(rules: [rule]).findings(in: NavigationGraph()).count == 1)
  }

  @Test func aScreenLostByARouteThatIsReportedIsNotReportedAgain() {
    let route = FixedRule("dead-route-case", [("Route", 3, 8)])
    var screens = FixedRule("unreachable-screen", [("A", 1, 1), ("B", 1, 1)])
    screens.reported[0].related = [
      .init(location: SourceLocation(file: "Route", line: 3, column: 8), message: "nothing opens it")
    ]
    #expect(
      RuleRunner(rules: [route, screens]).findings(in: NavigationGraph()).map(\.location.file) == ["B", "Route"])
    #expect(RuleRunner(rules: [screens]).findings(in: NavigationGraph()).map(\.location.file) == ["A", "B"])
  }

  @Test func severitiesAreOverridden() {
    let runner = RuleRunner(
      rules: [FixedRule("a", [("A", 1, 1)]), FixedRule("b", [("A", 2, 1)])], severities: ["b": .error, "c": .info])
    #expect(runner.findings(in: NavigationGraph()).map(\.severity) == [.warning, .error])
  }

  @Test func guessesAreForThePedantic() {
    let rules = [
      FixedRule("a", [("A", 1, 1)], confidence: .guessed), FixedRule("b", [("A", 1, 1)], confidence: .inferred),
    ]
    #expect(RuleRunner(rules: rules).findings(in: NavigationGraph()).map(\.rule) == ["b"])
    #expect(RuleRunner(rules: rules, isPedantic: true).findings(in: NavigationGraph()).map(\.rule) == ["a", "b"])
  }

  @Test func emptyGraph() {
    #expect(RuleRunner(isPedantic: true).findings(in: NavigationGraph()).isEmpty)
  }

  /// A graph in which every rule finds something, with its arrays in many orders.
  @Test func orderOfTheGraphDoesNotShow() {
    var test = TestGraph(entries: ["Root", "Second"])
    test.screens("Root", "Second", "A", "B", "C", "ProfileView")
    test.screens("DeadOne", "DeadTwo", "DeadThree", "DeadFour", reachable: false)
    test.screen("PlayerView", wayOut: .none)
    for (from, kind, to) in [
      ("Root", Transition.Kind.push, "A"), ("Second", .push, "A"), ("A", .push, "B"), ("B", .push, "C"),
      ("C", .push, "A"), ("B", .push, "A"),
      ("Root", .cover, "PlayerView"), ("Second", .cover, "PlayerView"), ("DeadOne", .push, "DeadThree"),
      ("DeadTwo", .push, "DeadThree"),
    ] { test.move(from, kind, to) }
    test.move(["B", "A"], .push, "A", repeats: true)
    test.embed("DeadOne", "Card")
    test.embed("Card", "DeadThree")
    test.route("Route", "profile", to: ["ProfileView"], used: true)
    test.route("Route", "old", to: ["DeadTwo", "DeadOne"], used: false)
    let arms = [test.arm(["profile"], to: ["ProfileView"]), test.arm(["invite"], blank: "EmptyView()")]
    let fallback = test.arm([])
    test.resolver("Route", arms: arms, defaultArm: fallback, missing: ["old", "beta"])
    test.graph.unmatched = [
      .init(owner: "A", type: "Item", location: SourceLocation(file: "A.swift", line: 1), isCertain: true),
      .init(owner: "B", type: "Item", location: SourceLocation(file: "B.swift", line: 1), isCertain: true),
    ]
    let runner = RuleRunner(isPedantic: true)
    let expected = runner.findings(in: test.graph)
    #expect(Set(expected.map(\.rule)) == Set(RuleRegistry.standard.filter { !($0 is any CodeRule) }.map(\.identity.id)))

    var generator = SeededGenerator(seed: 1)
    for _ in 0..<50 {
      var graph = test.graph
      graph.entries.shuffle(using: &generator)
      graph.screens.shuffle(using: &generator)
      graph.routes.shuffle(using: &generator)
      graph.transitions.shuffle(using: &generator)
      for place in graph.transitions.indices { graph.transitions[place].from.shuffle(using: &generator) }
      graph.resolvers.shuffle(using: &generator)
      graph.unmatched.shuffle(using: &generator)
      graph.embeddings.shuffle(using: &generator)
      #expect(runner.findings(in: graph) == expected)
    }
  }
}
