import Foundation
import Linking
import NavigationModel
import Rules
import SourceFacts
import Testing

/// One app of `Fixtures/`, with what a person wrote down about it.
struct FixtureApp: Sendable, CustomTestStringConvertible {
  var name: String
  var folder: URL

  /// Found from this file's own place, so that the tests need no resources and no working folder.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  /// Every folder in `Fixtures/`, by name.
  static let all: [FixtureApp] = {
    let items =
      (try? FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: [.isDirectoryKey])) ?? []
    return
      items
      .filter { (try? $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true }
      .map { FixtureApp(name: $0.lastPathComponent, folder: $0) }
      .sorted { $0.name < $1.name }
  }()

  var testDescription: String { name }

  struct Source: Sendable {
    /// Relative to the app's folder.
    var path: String
    var bytes: [UInt8]
  }

  /// The app's Swift files, storyboards and property lists, by path.
  func sources() throws -> [Source] {
    try files { path in [".swift", ".storyboard", ".plist"].contains { path.hasSuffix($0) } }
  }

  private func files(where isWanted: (String) -> Bool) throws -> [Source] {
    let items = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return try items.filter(isWanted).sorted().map { path in
      Source(path: path, bytes: Array(try Data(contentsOf: folder.appendingPathComponent(path))))
    }
  }

  func graph(threads: Int = 2) throws -> NavigationGraph {
    Self.graph(of: try sources(), threads: threads)
  }

  static func graph(of sources: [Source], threads: Int = 1, budget: Budget = Budget()) -> NavigationGraph {
    program(of: sources, threads: threads, budget: budget) { $0.graph }
  }

  /// Rules that run only where they are asked for, and whose defects are planted in the apps all the same.
  private static let asked = ["blank-destination", "dead-end-screen", "default-swallows-route"]

  /// What the rules that run by default say, and those that the apps ask for.
  func findings(threads: Int = 2) throws -> [Finding] {
    let rules = RuleRegistry.standard + Self.asked.compactMap(RuleRegistry.rule)
    return Self.program(of: try sources(), threads: threads) { RuleRunner(rules: rules).findings(in: $0) }
  }

  static func program<Result: Sendable>(
    of sources: [Source], threads: Int = 1, budget: Budget = Budget(),
    body: @escaping @Sendable (LinkedProgram) -> Result
  ) -> Result {
    func files(_ ending: String) -> [Source] { sources.filter { $0.path.hasSuffix(ending) } }
    let facts = FactExtractor().facts(files: files(".swift").map { ($0.path, $0.bytes) }, threads: threads)
    var linker = Linker()
    linker.threads = threads
    linker.budget = budget
    return linker.program(
      facts: facts,
      interfaces: files(".storyboard").compactMap { InterfaceBuilderReader().facts(path: $0.path, source: $0.bytes) },
      propertyLists: files(".plist").compactMap { PropertyListReader().facts(path: $0.path, source: $0.bytes) },
      root: ".", body: body)
  }

  // MARK: what is expected

  enum Expectation: String {
    case graph = "expected.nav"
    case findings = "expected-findings.txt"
  }

  func expectedLines(_ expectation: Expectation) throws -> [String] {
    let text = try String(contentsOf: folder.appendingPathComponent(expectation.rawValue), encoding: .utf8)
    return text.split(separator: "\n").map(String.init)
  }

  func write(_ lines: [String], as expectation: Expectation) throws {
    let text = lines.map { $0 + "\n" }.joined()
    try text.write(to: folder.appendingPathComponent(expectation.rawValue), atomically: true, encoding: .utf8)
  }
}
