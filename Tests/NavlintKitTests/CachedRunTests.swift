import Caching
import Configuration
import Foundation
import NavigationModel
import Testing

@testable import NavlintKit

/// A run that takes over from earlier ones says what one says that does not.
@Suite struct CachedRunTests {
  private let folder: SourceFolder
  private let kept: SourceFolder
  static let program = ContentDigest(of: [1])
  static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .appendingPathComponent("Fixtures").path

  init() throws {
    folder = try SourceFolder()
    kept = try SourceFolder(repository: false)
    try folder.write("App/App.swift", AppSource.start + AppSource.home + AppSource.detail)
    try folder.write("Past/Old.swift", AppSource.lost("OldView"))
    try folder.write(
      "Past/Deep/Deep.swift", "// navlint:disable:next unreachable-screen - for later\n" + AppSource.lost("DeepView"))
  }

  private func analyzer(_ paths: [String], cached: Bool, _ change: (inout Analyzer) throws -> Void = { _ in }) throws
    -> (Analyzer, PhaseClock)
  {
    var analyzer = Analyzer(threads: 2, project: try Project.find(for: paths))
    let clock = PhaseClock()
    analyzer.clock = clock
    analyzer.cache = cached ? Cache(folder: kept.path, program: Self.program) : nil
    try change(&analyzer)
    return (analyzer, clock)
  }

  /// What a check says in all its parts.
  private struct Answer: Equatable {
    var graph: String
    var findings: [Finding]
    var suppressed: [String]
    var notes: [String]
  }

  private func answer(_ paths: [String], cached: Bool, _ change: (inout Analyzer) throws -> Void = { _ in }) throws -> (
    answer: Answer, clock: PhaseClock
  ) {
    let (analyzer, clock) = try analyzer(paths, cached: cached, change)
    let check = try analyzer.check(paths)
    return (
      Answer(
        graph: check.graph.jsonText(), findings: check.findings, suppressed: check.suppressed.map { "\($0)" },
        notes: check.scan.notes.map(\.description)), clock
    )
  }

  /// Checks with the cache and without, and again with it.
  ///
  /// - Returns: whether the first run linked.
  @discardableResult
  private func expectSame(
    _ path: String = "", _ change: (inout Analyzer) throws -> Void = { _ in }, comment: Comment? = nil
  ) throws -> Bool {
    let paths = [folder.at(path)]
    let without = try answer(paths, cached: false, change).answer
    let first = try answer(paths, cached: true, change)
    let second = try answer(paths, cached: true, change)
    #expect(first.answer == without, comment)
    #expect(second.answer == without, comment)
    #expect(!linked(second.clock) && second.clock.parsedFiles == 0, comment)
    return linked(first.clock)
  }

  private func linked(_ clock: PhaseClock) -> Bool { clock.phases.contains { $0.phase == .link } }

  @Test(arguments: [
    "ActionCoordinator", "AlertClinic", "CoordinatorShop", "FlowPerCoordinator", "PlainSwiftUI", "RoutableRouter",
    "RoutableRouterExternal", "StoryboardApp",
    "UIKitCoordinators",
  ])
  func fixturesSayTheSame(name: String) throws {
    let paths = ["\(Self.fixtures)/\(name)"]
    let without = try answer(paths, cached: false).answer
    let first = try answer(paths, cached: true)
    let second = try answer(paths, cached: true)
    #expect(linked(first.clock) && !linked(second.clock) && second.clock.parsedFiles == 0)
    #expect(first.answer == without && second.answer == without)
    // Facts alone.
    let pedantic = try answer(paths, cached: true) { $0.confidence = .guessed }
    #expect(linked(pedantic.clock) && pedantic.clock.parsedFiles == 0)
    #expect(try pedantic.answer == answer(paths, cached: false) { $0.confidence = .guessed }.answer)

    let (plain, _) = try analyzer(paths, cached: false)
    let (keeping, _) = try analyzer(paths, cached: true)
    #expect(try keeping.scan(paths).graph == plain.scan(paths).graph)
    #expect(try keeping.idioms(paths).idioms == plain.idioms(paths).idioms)
    let (sketching, clock) = try analyzer(paths, cached: true) { $0.sketches = true }
    let (sketchingPlain, _) = try analyzer(paths, cached: false) { $0.sketches = true }
    #expect(try sketching.scan(paths).graph == sketchingPlain.scan(paths).graph)
    #expect(linked(clock))
    #expect(try plain.draft(paths).text == keeping.draft(paths).text)
  }

  @Test func everyFixtureIsTested() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.fixtures).filter {
      FilePathsTest.isFolder("\(Self.fixtures)/\($0)")
    }
    #expect(names.count == 9, "a new fixture: name it above")
  }

  @Test func aChangedFileIsReadAnew() throws {
    #expect(try expectSame())
    try folder.write("Past/Old.swift", AppSource.lost("OldView") + AppSource.lost("NewView"))
    let changed = try answer([folder.path], cached: true)
    #expect(changed.clock.parsedFiles == 1 && linked(changed.clock))
    #expect(changed.answer.findings.contains { $0.subject == "NewView" })
    #expect(try changed.answer == answer([folder.path], cached: false).answer)
    // And back again: both states are kept.
    try folder.write("Past/Old.swift", AppSource.lost("OldView"))
    #expect(try !expectSame())
  }

  /// What extraction does not keep of a file cannot change a result, and where its code only went elsewhere the places
  /// of a result go with it: the file is read, nothing is linked.
  @Test(arguments: [
    ("a comment at the end", "struct Extra: View { var body: some View { Text(\"a\") } }\n// Said twice\n", false),
    ("a comment in its place", "struct Extra: View { /* b */ var body: some View { Text(\"a\") } }\n", false),
    ("another line", "\n// Said first\nstruct Extra: View { var body: some View { Text(\"a\") } }\n", false),
    ("a broken line", "struct Extra: View {\n  var body: some View { Text(\"a\") } }\n", true),
    (
      "a suppression",
      "struct Extra: View { var body: some View { Text(\"a\") } }\n// navlint:disable:this unreachable-screen\n", true
    ),
    ("a statement", "struct Extra: View { var body: some View { Text(\"b\") } }\n", true),
  ])
  func onlyWhatIsKeptOfAChangedFileCounts(change: String, text: String, links: Bool) throws {
    for number in 1...4 { try folder.write("Other/Other\(number).swift", AppSource.lost("Other\(number)")) }
    try folder.write("App/Extra.swift", "struct Extra: View { var body: some View { Text(\"a\") } }\n")
    try folder.write(
      "Tests/ExtraTests.swift", "import XCTest\nfinal class ExtraTests: XCTestCase { func testOne() {} }\n")
    #expect(try expectSame())
    try folder.write("App/Extra.swift", text)
    let changed = try answer([folder.path], cached: true)
    #expect(changed.clock.parsedFiles == 1)
    #expect(linked(changed.clock) == links, Comment(rawValue: change))
    #expect(try !expectSame())
    try folder.write(
      "Tests/ExtraTests.swift",
      "import XCTest\nfinal class ExtraTests: XCTestCase { func testOne() {}\n  func testTwo() { open() }\n}\n")
    #expect(try !expectSame(), "a test has no part in any result")
  }

  /// Lines that come between those of an app, file by file: every place of the answer goes with its code.
  @Test(arguments: ["AlertClinic", "CoordinatorShop", "PlainSwiftUI", "RoutableRouter", "UIKitCoordinators"])
  func placesGoWithTheirCode(name: String) throws {
    let copy = try SourceFolder()
    let files = try FileManager.default.subpathsOfDirectory(atPath: "\(Self.fixtures)/\(name)").filter {
      $0.hasSuffix(".swift")
    }.sorted()
    for file in files {
      try copy.write(file, String(contentsOfFile: "\(Self.fixtures)/\(name)/\(file)", encoding: .utf8))
    }
    _ = try answer([copy.path], cached: true)
    var linkings = 0
    for (number, file) in files.enumerated() {
      let lines = try String(contentsOfFile: copy.at(file), encoding: .utf8).split(
        separator: "\n", omittingEmptySubsequences: false)
      let wider = lines.enumerated().map { place, line in
        (place * 7 + number) % 5 == 0 ? "  // Line \(place)\n\n  \(line)" : String(line)
      }
      try copy.write(file, wider.joined(separator: "\n"))
      let moved = try answer([copy.path], cached: true)
      #expect(try moved.answer == answer([copy.path], cached: false).answer, "\(file)")
      if linked(moved.clock) { linkings += 1 }
    }
    // Files that speak to navlint are linked anew.
    #expect(linkings * 2 < files.count, "\(linkings) of \(files.count)")
  }

  @Test func filesThatComeGoAndMoveCount() throws {
    try expectSame()
    try folder.write("New/New.swift", AppSource.lost("OldView2"))
    #expect(try expectSame())
    try FileManager.default.moveItem(atPath: folder.at("New/New.swift"), toPath: folder.at("New/Moved.swift"))
    #expect(try expectSame(comment: "a moved file has other places"))
    try FileManager.default.removeItem(atPath: folder.at("New"))
    #expect(try !expectSame())
    // Two files that change places.
    try folder.write("Past/Old.swift", AppSource.lost("DeepView"))
    try folder.write("Past/Deep/Deep.swift", AppSource.lost("OldView"))
    #expect(try expectSame())
  }

  @Test func theConfigurationCounts() throws {
    try expectSame()
    let texts = [
      "rules: {unreachable-screen: error}", "rules: {unreachable-screen: off}", "entry_points: [OldView]",
      "excluded: [Past/Deep]", "confidence: exact",
      "policies: [{name: near, max_depth: 0}]", "fail_level: error",
    ]
    for text in texts {
      try folder.write(".navlint.yml", text)
      #expect(try expectSame(comment: "\(text)"))
      #expect(try !expectSame(comment: "\(text)"))
    }
    // A file that it extends.
    try folder.write(".navlint.yml", "extends: shared.yml")
    try folder.write("shared.yml", "rules: {unreachable-screen: info}")
    #expect(try expectSame())
    try folder.write("shared.yml", "rules: {unreachable-screen: error}")
    #expect(try expectSame())
    // A file in a folder, and one between the outermost and the sources.
    try folder.write("Past/.navlint.yml", "rules: {unreachable-screen: warning}")
    #expect(try expectSame())
    try folder.write("Past/.navlint.yml", "rules: {unreachable-screen: off}")
    #expect(try expectSame())
    #expect(try expectSame("Past/Deep"))
    try folder.write("Past/.navlint.yml", "rules: {unreachable-screen: info}")
    #expect(try expectSame("Past/Deep"))
  }

  @Test func whatTheCallerSaysCounts() throws {
    try expectSame()
    #expect(try expectSame("") { $0.rules = try RuleSelection(only: ["push-loop"]) })
    #expect(try expectSame("") { $0.rules = try RuleSelection(disabled: ["push-loop"]) })
    #expect(try expectSame("") { $0.rules = try RuleSelection(severities: ["unreachable-screen": .info]) })
    #expect(try expectSame("") { $0.rules = try RuleSelection(severities: ["unreachable-screen": .error]) })
    #expect(try expectSame("") { $0.confidence = .guessed })
    #expect(try expectSame("") { $0.sketches = true })
    #expect(try expectSame("Past"))
    #expect(try !expectSame("") { $0.threads = 1 })
  }

  /// What code says of a configuration has no digest: such results are not kept, and never taken for others.
  @Test func aConfigurationThatCodeMadeIsNotMistaken() throws {
    try expectSame()
    let paths = [folder.path]
    let change: (inout Analyzer) throws -> Void = { $0.project.configuration.rules.levels["unreachable-screen"] = .off }
    let first = try answer(paths, cached: true, change)
    #expect(first.answer.findings.isEmpty && linked(first.clock))
    #expect(linked(try answer(paths, cached: true, change).clock))
  }

  @Test func anotherCheckoutOfTheSameFindsAll() throws {
    try expectSame()
    let copy = try SourceFolder()
    for file in ["App/App.swift", "Past/Old.swift", "Past/Deep/Deep.swift"] {
      try copy.write(file, String(decoding: try Data(contentsOf: URL(fileURLWithPath: folder.at(file))), as: UTF8.self))
    }
    let (analyzer, clock) = try analyzer([copy.path], cached: true)
    _ = try analyzer.check([copy.path])
    #expect(clock.parsedFiles == 0)
  }

  @Test func damageIsToldAndMended() throws {
    try expectSame()
    for name in try FileManager.default.contentsOfDirectory(atPath: kept.path) {
      var bytes = Array(try Data(contentsOf: URL(fileURLWithPath: kept.at(name))))
      for place in stride(from: 0, to: bytes.count, by: 50) { bytes[place] ^= 0xFF }
      try Data(bytes).write(to: URL(fileURLWithPath: kept.at(name)))
    }
    let without = try answer([folder.path], cached: false).answer
    var damaged = try answer([folder.path], cached: true).answer
    #expect(damaged.notes.contains { $0.contains("damaged") })
    damaged.notes = without.notes
    #expect(damaged == without)
    #expect(try !expectSame())
  }
}

private enum FilePathsTest {
  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
}
