import NavigationModel
import Testing

@testable import Linking

/// Limits: with less of them there is less in the graph, and nothing else.
@Suite("Budget")
struct BudgetTests {
  @Test(arguments: FixtureApp.all) func halfOfTheBudgetAddsNothing(_ app: FixtureApp) throws {
    let sources = try app.sources()
    let whole = FixtureApp.graph(of: sources)
    let less = FixtureApp.graph(of: sources, budget: Budget(divisor: 2))
    #expect(!less.transitions.isEmpty)
    #expect(Set(less.transitions.map(\.id)).isSubset(of: whole.transitions.map(\.id)))
  }

  @Test func reasonsNameTheLimit() {
    #expect(Limit(most: 12_000, unit: "steps of evaluation").reason == "stopped after 12,000 steps of evaluation")
    #expect(Limit(most: 4, unit: "consecutive variables").reason == "stopped after 4 consecutive variables")
    #expect(Limit(most: 4_000_000, unit: "answers").reason == "stopped after 4,000,000 answers")
  }
}
