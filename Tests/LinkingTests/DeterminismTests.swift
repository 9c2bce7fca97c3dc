import NavigationModel
import Testing

/// Same input, same bytes out.
@Suite("Determinism")
struct DeterminismTests {
  @Test(arguments: FixtureApp.all) func neitherFileOrderNorThreadsChangeTheGraph(_ app: FixtureApp) throws {
    let sources = try app.sources()
    let expected = FixtureApp.graph(of: sources).jsonText()
    var generator = SeededGenerator(seed: 7)
    for threads in [1, 2, 3, 8] {
      let shuffled = sources.shuffled(using: &generator)
      #expect(FixtureApp.graph(of: shuffled, threads: threads).jsonText() == expected, "with \(threads) threads")
    }
  }

  @Test(arguments: FixtureApp.all) func threadsDoNotChangeTheFindings(_ app: FixtureApp) throws {
    let expected = try app.findings(threads: 1)
    for threads in [2, 5] { #expect(try app.findings(threads: threads) == expected, "with \(threads) threads") }
  }
}
