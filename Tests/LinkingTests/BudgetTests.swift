import Foundation
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

  /// A list of links, as many views away from the links as `depth`.
  private static func list(ofLinks depth: Int) -> [FixtureApp.Source] {
    let views = (0..<depth).map { number in
      "struct V\(number): View { var body: some View { V\(number + 1)() } }"
    }
    let code =
      "import SwiftUI\nstruct Top: View { @State var chosen: Int?\n"
      + "var body: some View { List(selection: $chosen) { V0() } } }\n" + views.joined(separator: "\n")
      + "\nstruct V\(depth): View { var body: some View { NavigationLink(\"Item\", value: 1) } }\n"
      + "@main struct Demo: App { var body: some Scene { WindowGroup { Top() } } }\n"
    return [FixtureApp.Source(path: "App.swift", bytes: Array(code.utf8))]
  }

  @Test func limitsThatEndASearchAreListed() {
    let sources = Self.list(ofLinks: 20)
    #expect(FixtureApp.graph(of: sources).coverage.limits.isEmpty)
    #expect(
      FixtureApp.graph(of: sources, budget: Budget(divisor: 20)).coverage.limits.contains(
        ReachedLimit(limit: "10 views around a link", lost: .navigation)))
  }

  @Test func listedLimitsDoNotDependOnThreads() throws {
    for app in FixtureApp.all {
      let sources = try app.sources()
      let budget = Budget(divisor: 8)
      #expect(
        FixtureApp.graph(of: sources, threads: 1, budget: budget).coverage
          == FixtureApp.graph(of: sources, threads: 4, budget: budget).coverage)
    }
  }

  /// Every other number that ends a search would be a limit that nobody is told of.
  @Test(arguments: ["Sources/Linking", "Sources/Rules"]) func limitsStandInTheBudget(_ folder: String) throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let files = FileManager.default.enumerator(at: root.appending(path: folder), includingPropertiesForKeys: nil)
    let sources = try #require(files).compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
    #expect(sources.count > 100)
    for source in sources {
      let code = try String(contentsOf: source, encoding: .utf8)
      let cuts = code.matches(of: /for _ in 0\.\.<\d|\bdepth (<|>)=? \d|\.(prefix|suffix)\(\d{2,}\)/).map {
        $0.output.0
      }
      #expect(cuts.isEmpty, "\(source.lastPathComponent): \(cuts)")
    }
  }
}
