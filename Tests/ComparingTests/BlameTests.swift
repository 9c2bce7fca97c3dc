import Comparing
import NavigationModel
import Testing

@Suite struct BlameTests {
  /// The new finding as `diff` tells it.
  private func told(
    _ finding: Finding, before: NavigationGraph, after: NavigationGraph, old: [String: String], new: [String: String]
  ) throws -> Finding {
    let changes = SourceChanges(from: old.mapValues { Array($0.utf8) }, to: new.mapValues { Array($0.utf8) })
    let comparison = Comparison(before: .init(before, []), after: .init(after, [finding]), changes: changes)
    return try #require(comparison.findings.new.first)
  }

  @Test func pointsAtTheDeletedPush() throws {
    let before = NavigationGraph(
      screens: [screen("Home"), screen("Detail")], transitions: [move(["Home"], "Detail", at: place("Home.swift", 3))])
    let after = NavigationGraph(screens: [screen("Home"), screen("Detail", reachable: false)])
    let victim = place("Detail.swift", 1)
    let found = try told(
      finding("Detail", at: victim), before: before, after: after,
      old: ["Home.swift": "a\nb\n  push(Detail())\n  c\n", "Detail.swift": "x\n"],
      new: ["Home.swift": "a\nb\n  c\n", "Detail.swift": "x\n"])
    #expect(found.location == SourceLocation(file: "Home.swift", line: 3, column: 3))
    #expect(found.related.first?.location == victim)
    #expect(found.message.contains("removed the push from Home to Detail"))
    #expect(found.identity == finding("Detail").identity)
  }

  @Test func followsALostBranchToItsRoot() throws {
    // Home -> A -> B; the way to A went, so B is lost with it.
    let before = NavigationGraph(
      screens: [screen("Home"), screen("A"), screen("B")],
      transitions: [move(["Home"], "A", at: place("Home.swift", 2)), move(["A"], "B", at: place("A.swift", 1))])
    let after = NavigationGraph(
      screens: [screen("Home"), screen("A", reachable: false), screen("B", reachable: false)],
      transitions: [move(["A"], "B", at: place("A.swift", 1))])
    let found = try told(
      finding("B", at: place("B.swift")), before: before, after: after, old: ["Home.swift": "x\npush(A())\n"],
      new: ["Home.swift": "x\n"])
    #expect(found.location.file == "Home.swift")
  }

  @Test func findsTheRemovedCallOfCodeThatNavigates() throws {
    // The push itself stays; what called it went.
    let before = NavigationGraph(
      screens: [screen("Home"), screen("Detail")],
      transitions: [move(["Home"], "Detail", owner: "Router", at: place("Router.swift", 1))])
    let after = NavigationGraph(
      screens: [screen("Home"), screen("Detail", reachable: false)],
      transitions: [move([], "Detail", owner: "Router", at: place("Router.swift", 1))])
    let found = try told(
      finding("Detail", at: place("Detail.swift")), before: before, after: after,
      old: ["Home.swift": "x\nlet unrelated = 1\n", "Menu.swift": "x\nRouter().open()\n"],
      new: ["Home.swift": "x\n", "Menu.swift": "x\n"])
    #expect(found.location.file == "Menu.swift")
  }

  @Test func aNewScreenIsItsOwnCause() throws {
    let after = NavigationGraph(screens: [screen("New", reachable: false)])
    let found = try told(
      finding("New", at: place("New.swift", 1)), before: NavigationGraph(), after: after, old: ["Home.swift": "New\n"],
      new: ["Home.swift": "\n", "New.swift": "struct New: View\n"])
    #expect(found == finding("New", at: place("New.swift", 1)))
  }

  @Test func aNewRouteCaseIsTheCauseOfASwallowingSwitch() throws {
    let after = NavigationGraph()
    var given = finding("Router.show Route", rule: "default-swallows-route", at: place("Router.swift", 9))
    given.related = [.init(location: place("Route.swift", 2), message: "'beta' is declared here")]
    let found = try told(
      given, before: NavigationGraph(), after: after, old: ["Route.swift": "enum Route {\n}\n", "Other.swift": "a\n"],
      new: ["Route.swift": "enum Route {\n  case beta\n}\n", "Other.swift": "b\n"])
    #expect(found.location == place("Route.swift", 2))
    #expect(found.related.first?.location == place("Router.swift", 9))
  }

  @Test func aDeletedFileIsNamedButNotPointedAt() throws {
    let before = NavigationGraph(
      screens: [screen("Home"), screen("Detail")], transitions: [move(["Home"], "Detail", at: place("Menu.swift", 1))])
    let after = NavigationGraph(screens: [screen("Home"), screen("Detail", reachable: false)])
    let found = try told(
      finding("Detail", at: place("Detail.swift")), before: before, after: after,
      old: ["Menu.swift": "push(Detail())\n"], new: [:])
    #expect(found.location == place("Detail.swift"))
    #expect(found.related.first?.location.file == "Menu.swift")
    #expect(found.related.first?.message.contains("the file is deleted") == true)
  }

  @Test func withoutACauseTheFindingStays() throws {
    let given = finding("Detail", at: place("Detail.swift"))
    let found = try told(
      given, before: NavigationGraph(screens: [screen("Detail")]),
      after: NavigationGraph(screens: [screen("Detail", reachable: false)]),
      old: ["A.swift": "a\nb\nc\n", "B.swift": "a\n"], new: ["A.swift": "a\nb\n", "B.swift": "b\n"])
    #expect(found == given)
  }

  @Test func keptFindingsAreNotTold() {
    let old = finding("Detail")
    var moved = old
    moved.location = place("Moved.swift", 70)
    let comparison = Comparison(before: .init(NavigationGraph(), [old]), after: .init(NavigationGraph(), [moved]))
    #expect(comparison.findings.new.isEmpty && comparison.findings.fixed.isEmpty && comparison.findings.kept == [moved])
  }

  /// A dead route names the screens that are lost by it. Where it was dead before, a loss is news.
  @Test func lossesBehindAnOldDeadRouteAreNew() {
    let route = place("Route.swift", 3)
    let dead = Finding(
      rule: "dead-route-case", severity: .warning, message: "", location: route, subject: "Route.detail")
    var lost = finding("Detail", rule: "unreachable-screen")
    lost.related = [.init(location: route, message: "")]
    let echo = Echo(lost, cause: dead.identity)
    func new(_ before: Comparison.Side, _ after: Comparison.Side) -> [Finding] {
      Comparison(before: before, after: after).findings.new
    }
    let graph = NavigationGraph()
    #expect(new(.init(graph, [dead]), .init(graph, [dead], echoes: [echo])) == [lost])
    #expect(new(.init(graph, []), .init(graph, [dead], echoes: [echo])) == [dead])
    #expect(new(.init(graph, [dead], echoes: [echo]), .init(graph, [dead], echoes: [echo])).isEmpty)
    #expect(new(.init(graph, [lost]), .init(graph, [dead], echoes: [echo])) == [dead])
  }
}

@Suite struct FailLevelTests {
  private func comparison(_ severity: Severity?) -> Comparison {
    Comparison(
      before: .init(NavigationGraph(), []),
      after: .init(NavigationGraph(), severity.map { [finding("X", severity: $0)] } ?? []))
  }

  @Test func findingsFailFromWarningsOn() {
    #expect(
      comparison(.warning).fails(.findings) && !comparison(.info).fails(.findings) && comparison(.info).fails(.info))
    #expect(
      comparison(.error).fails(.error) && !comparison(.warning).fails(.error) && !comparison(.error).fails(.never))
  }

  @Test func changesFailOnlyWhenAsked() {
    let gone = Comparison(
      before: .init(NavigationGraph(screens: [screen("A")]), []), after: .init(NavigationGraph(), []))
    #expect(gone.fails(.screensLost) && gone.fails(.anyChange) && !gone.fails(.findings))
    #expect(!comparison(nil).fails(.anyChange))
  }
}
