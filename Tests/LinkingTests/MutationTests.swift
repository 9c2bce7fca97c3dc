import Foundation
import Linking
import NavigationModel
import Rules
import SourceFacts
import TestSupport
import Testing

/// Sources as they are while somebody types: lines gone, lines twice, files cut off. Linking has to come back, with
/// a graph that rules can read.
@Suite("Mutated sources")
struct MutationTests {
  /// Per app. All apps together make more than a hundred mutants; `make mutants` makes ten thousand.
  static let mutantCount = asked.map { ($0 + FixtureApp.all.count - 1) / FixtureApp.all.count } ?? 16
  /// No mutant of an app may keep a test run waiting; what is left then is left out, unless a number was asked for.
  static let timeLimit = asked == nil ? Duration.seconds(4) : .seconds(86_400)
  /// For one mutant, on a busy machine.
  static let mutantLimit = Duration.seconds(20)
  private static let asked = ProcessInfo.processInfo.environment["NAVLINT_MUTANTS"].flatMap { Int($0) }

  @Test(arguments: FixtureApp.all) func link(_ app: FixtureApp) throws {
    let sources = try app.sources().filter { $0.path.hasSuffix(".swift") }
    let interfaces = try app.sources().filter { $0.path.hasSuffix(".storyboard") }
    let extractor = FactExtractor()
    let facts = extractor.facts(files: sources.map { ($0.path, $0.bytes) }, threads: 1)
    // Derived from the name, so that each app has mutants of its own.
    var generator = SeededGenerator(seed: app.name.utf8.reduce(5381) { $0 &* 33 &+ UInt64($1) })
    let start = ContinuousClock.now
    for number in 0..<Self.mutantCount {
      let begin = ContinuousClock.now
      if begin - start > Self.timeLimit { break }
      var mutant = facts
      // Every file has its turn; a few others change with it.
      let chosen =
        [number % sources.count]
        + (0..<Int.random(in: 0...2, using: &generator)).map { _ in Int.random(in: sources.indices, using: &generator) }
      for index in chosen {
        mutant[index] = extractor.facts(
          path: sources[index].path, source: Self.mutate(sources[index].bytes, &generator))
      }
      let damaged = interfaces.compactMap {
        InterfaceBuilderReader().facts(path: $0.path, source: Self.mutate($0.bytes, &generator))
      }
      let changed = mutant
      let graph = Linker().program(facts: changed, interfaces: damaged, root: ".") { program in
        _ = RuleRunner(isPedantic: true).findings(in: program)
        return program.graph
      }
      let read = try NavigationGraph(jsonBytes: Array(graph.jsonText().utf8))
      #expect(read == graph, "mutant \(number)")
      #expect(ContinuousClock.now - begin < Self.mutantLimit, "mutant \(number)")
    }
  }

  private static func mutate(_ source: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
    if Bool.random(using: &generator) { return damage(tokens(of: source), &generator).flatMap { $0 } }
    let lines = source.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init)
    return Array(damage(lines, &generator).joined(separator: [UInt8(ascii: "\n")]))
  }

  /// Takes pieces away, doubles and exchanges them, cuts one short, or cuts off the rest.
  private static func damage(_ source: [[UInt8]], _ generator: inout SeededGenerator) -> [[UInt8]] {
    var pieces = source
    for _ in 0..<Int.random(in: 1...4, using: &generator) where !pieces.isEmpty {
      let place = Int.random(in: pieces.indices, using: &generator)
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: pieces.remove(at: place)
      case 1: pieces.insert(pieces[place], at: place)
      case 2: pieces.swapAt(place, Int.random(in: pieces.indices, using: &generator))
      case 3: pieces[place] = Array(pieces[place].prefix(Int.random(in: 0...pieces[place].count, using: &generator)))
      default: pieces.removeSubrange(place...)
      }
    }
    return pieces
  }

  /// Runs of letters and digits, and every other byte for itself.
  private static func tokens(of source: [UInt8]) -> [[UInt8]] {
    var tokens: [[UInt8]] = []
    var wasWord = false
    for byte in source {
      let isWord =
        byte == UInt8(ascii: "_") || byte >= 0x80
        || (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z") || (0x30...0x39).contains(byte)
      if isWord && wasWord { tokens[tokens.count - 1].append(byte) } else { tokens.append([byte]) }
      wasWord = isWord
    }
    return tokens
  }
}
