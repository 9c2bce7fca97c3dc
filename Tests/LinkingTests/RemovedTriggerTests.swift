import Linking
import NavigationModel
import SourceFacts
import Testing

/// What a change of one place does to the whole: without its only trigger a screen is unreachable, and so is what hangs
/// on it alone; with the trigger back, everything is as before.
@Suite("Removed triggers")
struct RemovedTriggerTests {
  @Test(arguments: FixtureApp.all) func whatHangsOnAPlaceGoesWithIt(_ app: FixtureApp) throws {
    let sources = try app.sources()
    let before = FixtureApp.graph(of: sources)
    let text = before.jsonText()
    for t in onlyTriggers(in: before) {
      guard let index = sources.firstIndex(where: { $0.path == t.location.file }),
        let bytes = without(t, in: sources[index].bytes)
      else { continue }
      var changed = sources
      changed[index].bytes = bytes
      let after = FixtureApp.graph(of: changed)
      // The same move from another place of the owner.
      if after.transitions.contains(where: { $0.id == t.id }) { continue }
      let place = Comment(rawValue: "\(t.id) at \(t.location.file):\(t.location.line)")
      let named = Set(after.screens.map(\.id))
      let lost = Set(after.screens.filter { !$0.isReachable && isDeclared($0) }.map(\.id)).intersection(
        before.screens.filter(\.isReachable).map(\.id))
      // A type that does not look like a screen is not spoken of once nothing shows it.
      #expect(lost.contains(t.to ?? "") || !named.contains(t.to ?? ""), place)
      for screen in before.screens where isDeclared(screen) && screen.isReachable && screen.id != t.to {
        let ways = before.transitions.filter {
          $0.to == screen.id && $0.kind != .back && $0.kind != .flow && $0.from != [screen.id]
        }
        if ways.isEmpty || ways.contains(where: \.from.isEmpty)
          || before.embeddings.contains(where: { $0.child == screen.id })
        {
          continue
        }
        let hangs = ways.allSatisfy { way in way.from.allSatisfy { lost.contains($0) || $0 == screen.id } }
        // Nothing is lost that something else leads to; and what is lost takes along what its own code alone shows. The
        // code of a coordinator stays: it is alive for other reasons.
        if lost.contains(screen.id) { #expect(hangs, "\(place): \(screen.id)") }
        // A scene of its own (`WindowGroup(for:)`) is no transition, and still shows it.
        let elsewhere = sources.contains { s in
          !ways.contains { $0.location.file == s.path }
            && String(decoding: s.bytes, as: UTF8.self).contains("\(screen.id)(")
        }
        if hangs, !elsewhere, ways.allSatisfy({ lost.contains($0.owner) }) {
          #expect(lost.contains(screen.id), "\(place): \(screen.id)")
        }
      }
    }
    #expect(FixtureApp.graph(of: sources).jsonText() == text)
  }

  /// Storyboards and registries name destinations elsewhere; all other fixtures have places to take away.
  @Test func mostFixturesArePutToTheTest() throws {
    let tried = try FixtureApp.all.filter { app in
      let sources = try app.sources()
      return onlyTriggers(in: FixtureApp.graph(of: sources)).contains { t in
        sources.first { $0.path == t.location.file }.flatMap { without(t, in: $0.bytes) } != nil
      }
    }
    #expect(tried.count >= 6, "\(tried.map(\.name))")
  }

  /// Transitions that alone lead to a screen of the app.
  private func onlyTriggers(in graph: NavigationGraph) -> [Transition] {
    let entries = Set(graph.entries.map(\.screen))
    return graph.screens.filter { isDeclared($0) && $0.isReachable && !entries.contains($0.id) }.compactMap { screen in
      let ways = graph.transitions.filter {
        $0.to == screen.id && $0.kind != .back && $0.kind != .flow && $0.from != [screen.id]
      }
      guard ways.count == 1, ways[0].location.file.hasSuffix(".swift"),
        !graph.embeddings.contains(where: { $0.child == screen.id })
      else { return nil }
      return ways[0]
    }
  }

  private func isDeclared(_ screen: Screen) -> Bool { screen.kind == .view || screen.kind == .viewController }

  /// The source without a transition's line; nil where the line alone is no whole statement, or does not name the
  /// destination.
  private func without(_ t: Transition, in source: [UInt8]) -> [UInt8]? {
    var lines = source.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { Array($0) }
    let text = String(decoding: lines[t.location.line - 1], as: UTF8.self)
    let names = [t.to, t.route].compactMap { $0?.split(separator: ".").last }
    guard names.contains(where: text.contains) else { return nil }
    func count(_ c: Character) -> Int { text.filter { $0 == c }.count }
    let start = text.drop { $0 == " " }
    // Without a declaration the rest would speak of something unknown, which may be anything.
    guard !text.contains(" var "), !text.contains(" let "), count("(") == count(")"), count("{") == count("}"),
      count("[") == count("]"),
      !["case", "return", "if", "guard", "let", "var", ".", ")", "}", "default"].contains(where: start.hasPrefix)
    else { return nil }
    lines[t.location.line - 1] = []
    return Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }
}
