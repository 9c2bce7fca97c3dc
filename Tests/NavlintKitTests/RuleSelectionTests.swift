import NavigationModel
import Rules
import Testing

@testable import NavlintKit

@Suite struct RuleSelectionTests {
  /// The rules that run.
  private func ids(only: [String] = [], disabled: [String] = []) throws -> [String] {
    RulePlan(try RuleSelection(only: only, disabled: disabled), project: .none, folders: [], root: ".").rules.map(
      \.identity.id)
  }

  @Test func picksRules() throws {
    let all = try ids()
    #expect(!all.isEmpty)
    let one = "unreachable-screen"
    #expect(try ids(only: [one]) == [one])
    #expect(try ids(only: [one], disabled: [one]) == [])
    #expect(try ids(disabled: [one]) == all.filter { $0 != one })
  }

  @Test func namesTheNearestRule() {
    let error = #expect(throws: UnknownRule.self) { try ids(only: ["unreachable-scren"]) }
    #expect(
      error?.description
        == "there is no rule 'unreachable-scren'. Did you mean 'unreachable-screen'? 'navlint rules' lists all.")
    let other = #expect(throws: UnknownRule.self) { try ids(disabled: ["zzz\n"]) }
    #expect(other?.description == "there is no rule 'zzz '. 'navlint rules' lists all.")
  }

  @Test(arguments: [("", "", 0), ("abc", "", 3), ("abc", "acb", 1), ("kitten", "sitting", 3), ("a", "b", 1)])
  func countsEdits(_ a: String, _ b: String, _ distance: Int) {
    #expect(Spelling.distance(a, b) == distance)
    #expect(Spelling.distance(b, a) == distance)
  }

  @Test func guessesOnlyWhatIsNear() {
    #expect(Spelling.nearest(to: "grap", in: ["graph", "check"]) == "graph")
    #expect(Spelling.nearest(to: "x", in: ["graph", "check"]) == nil)
    #expect(Spelling.nearest(to: "x", in: []) == nil)
  }
}
