import NavigationModel
import TestSupport
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

  /// So many transitions that several threads look for where they start.
  @Test func threadsDoNotChangeALargeGraph() {
    let count = 70
    let links = (0..<count).map { "NavigationLink(\"x\") { S\($0)() }\n" }.joined()
    let screens = (0..<count).map { number in
      "struct S\(number): View { var body: some View { VStack { Button(\"x\") { Task { load() } }\n\(links)} }\n"
        + "func load() {} }\n"
    }
    let source = FixtureApp.Source(
      path: "App.swift",
      bytes: Array(
        ("import SwiftUI\n@main struct Main: App { var body: some Scene { WindowGroup { NavigationStack { S0() } } } }\n"
          + screens.joined()).utf8))
    let expected = FixtureApp.graph(of: [source])
    #expect(expected.transitions.reduce(0) { $0 + $1.sites.count } == count * count + 1)
    #expect(FixtureApp.graph(of: [source], threads: 4) == expected)
  }
}
