import Linking
import NavigationModel
import Rules
import SourceFacts
import Testing

/// Sources as they are while somebody types: lines gone, lines twice, files cut off. Linking has to come back, with
/// a graph that rules can read.
@Suite("Mutated sources")
struct MutationTests {
  /// Per app. All apps together make a few hundred mutants.
  static let mutantCount = 40
  /// No mutant of an app may keep a test run waiting; what is left then is left out.
  static let timeLimit = Duration.seconds(4)

  @Test(arguments: FixtureApp.all) func link(_ app: FixtureApp) throws {
    let sources = try app.sources().filter { $0.path.hasSuffix(".swift") }
    let interfaces = try app.sources().filter { $0.path.hasSuffix(".storyboard") }
    let extractor = FactExtractor()
    let facts = extractor.facts(files: sources.map { ($0.path, $0.bytes) }, threads: 1)
    // Derived from the name, so that each app has mutants of its own.
    var generator = SeededGenerator(seed: app.name.utf8.reduce(5381) { $0 &* 33 &+ UInt64($1) })
    let start = ContinuousClock.now
    for number in 0..<Self.mutantCount {
      if ContinuousClock.now - start > Self.timeLimit { break }
      var mutant = facts
      // Every file has its turn; a few others change with it.
      let chosen = [number % sources.count] + (0..<Int.random(in: 0...2, using: &generator)).map { _ in Int.random(in: sources.indices, using: &generator) }
      for index in chosen {
        mutant[index] = extractor.facts(path: sources[index].path, source: Self.mutate(sources[index].bytes, &generator))
      }
      let damaged = interfaces.compactMap { InterfaceBuilderReader().facts(path: $0.path, source: Self.mutate($0.bytes, &generator)) }
      let changed = mutant
      let graph = Linker().program(facts: changed, interfaces: damaged, root: ".") { program in
        _ = RuleRunner(isPedantic: true).findings(in: program)
        return program.graph
      }
      let read = try NavigationGraph(jsonBytes: Array(graph.jsonText().utf8))
      #expect(read == graph, "mutant \(number)")
    }
  }

  private static func mutate(_ source: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
    var lines = source.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init)
    for _ in 0..<Int.random(in: 1...4, using: &generator) where !lines.isEmpty {
      let place = Int.random(in: lines.indices, using: &generator)
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: lines.remove(at: place)
      case 1: lines.insert(lines[place], at: place)
      case 2: lines.swapAt(place, Int.random(in: lines.indices, using: &generator))
      case 3: lines[place] = Array(lines[place].prefix(Int.random(in: 0...lines[place].count, using: &generator)))
      default: lines.removeSubrange(place...)
      }
    }
    return Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }
}
