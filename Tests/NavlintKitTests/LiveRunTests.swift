import Foundation
import NavigationModel
import Testing
import Threads

@testable import NavlintKit

/// Whatever a live app remembers, and wherever its runs were given up: its state is that of a first run over the same
/// text.
@Suite struct LiveRunTests {
  private let folder: SourceFolder
  private static let more = "App/More.swift"
  private static let pages = """
    import SwiftUI
    enum Page: Hashable { case list, item(Int) }
    struct ListView: View {
      @State private var path: [Page] = []
      @State private var isAsking = false
      var body: some View {
        NavigationStack(path: $path) {
          Button("Item") { path.append(.item(1)) }
          Button("Ask") { isAsking = true }
        }
        .navigationDestination(for: Page.self) { page in
          switch page {
          case .list: DetailView()
          case .item(let number): ItemView(number: number)
          }
        }
        .sheet(isPresented: $isAsking) { AskView() }
      }
    }
    struct ItemView: View { let number: Int; var body: some View { Text("I").navigationTitle("I") } }
    struct AskView: View { var body: some View { Text("A") } }

    """

  init() throws {
    folder = try SourceFolder()
    try folder.write(
      "App/App.swift",
      AppSource.start + AppSource.detail
        + "struct HomeView: View { var body: some View { TabView { ListView() } } }\n")
    try folder.write(Self.more, Self.pages)
    try folder.write("Past/Old.swift", AppSource.lost("OldView"))
  }

  private func sources(_ path: String? = nil, clock: PhaseClock? = nil) -> LiveSources {
    let paths = [path ?? folder.path]
    return LiveSources(paths) {
      var analyzer = Analyzer(threads: 2, project: try Project.find(for: paths))
      analyzer.clock = clock
      return analyzer
    }
  }

  /// All that a state says.
  private func said(_ state: LiveState) -> [String] {
    [state.graph.jsonText()] + state.check.findings.map { "\($0)" } + state.check.suppressed.map { "\($0)" }
      + state.check.echoes.map { "\($0)" } + state.check.scan.notes.map(\.description)
      + state.idioms.map { "\($0)" } + state.needs.keys.sorted().map { "\($0) \(state.needs[$0] ?? [])" }
      + state.graph.transitions.map { "\($0.id) \(String(describing: state.means(of: $0)))" }
      + state.files.map { "\($0) \(state.text(of: $0)?.count ?? 0)" }
  }

  private func fresh(_ texts: [String: String], in path: String? = nil) throws -> [String] {
    let sources = sources(path)
    for (file, text) in texts { sources.setText(Array(text.utf8), of: file) }
    return try said(sources.current())
  }

  @Test func aRunThatWasGivenUpAnywhereLeavesNothingBehind() throws {
    let whole = StopSignal()
    #expect(try sources().run(stop: whole).outcome().result != nil)
    // Passes ask, and for each sink, way, origin, trigger and rule the loops do.
    #expect(whole.timesAsked > 60)
    let sources = sources()
    let steps = stride(from: 0, to: whole.timesAsked, by: max(1, whole.timesAsked / 24))
    for (number, patience) in steps.enumerated() {
      let text = Self.pages + AppSource.lost("View\(number)")
      sources.setText(Array(text.utf8), of: folder.at(Self.more))
      let known = sources.last.map(said)
      let stopped = try sources.run(stop: StopSignal(patience: patience))
      #expect(try sources.take(stopped.outcome(), of: stopped).map(said) == nil, "\(patience)")
      #expect(sources.last.map(said) == known, "\(patience)")
      guard number.isMultiple(of: 3) else { continue }
      #expect(try said(sources.current()) == fresh([folder.at(Self.more): text]), "\(patience)")
    }
  }

  @Test func aRunOfOlderTextIsNotTheCurrentState() throws {
    let sources = sources()
    let run = try sources.run()
    sources.setText(Array((Self.pages + AppSource.lost("LateView")).utf8), of: folder.at(Self.more))
    #expect(try sources.take(run.outcome(), of: run).map(said) == nil && !sources.isCurrent)
    #expect(sources.last?.graph.screens.contains { $0.name == "ListView" } == true)
    #expect(try sources.current().graph.screens.contains { $0.name == "LateView" })
  }

  private struct Edit: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let from: String
    let to: String
    let links: Bool

    init(_ name: String, _ from: String, _ to: String, links: Bool = false) {
      (testDescription, self.from, self.to, self.links) = (name, from, to, links)
    }
  }

  private static let edits = [
    Edit("a comment at the end", "Text(\"A\") } }\n", "Text(\"A\") } }\n// Said last\n"),
    Edit("lines before", "import SwiftUI\n", "// Said first\n\n\nimport SwiftUI\n"),
    Edit("a line between", "  @State private var isA", "\n  @State private var isA"),
    Edit("other indentation", "\n    ", "\n      "),
    Edit("a broken line", "{ AskView() }", "{\nAskView() }", links: true),
    Edit("a directive", "import SwiftUI\n", "// navlint:disable all\nimport SwiftUI\n", links: true),
    Edit("other words", "\"Ask\"", "\"Asks\"", links: true),
    Edit("another screen", "{ AskView() }", "{ DetailView() }", links: true),
  ]

  /// What says the same is not linked.
  @Test(arguments: edits)
  private func whatSaysTheSameIsNotLinked(edit: Edit) throws {
    let clock = PhaseClock()
    let sources = sources(clock: clock)
    func linkTime() -> Duration? { clock.phases.first { $0.phase == .link }?.duration }
    _ = try sources.current()
    let first = linkTime()
    let text = Self.pages.replacing(edit.from, with: edit.to)
    #expect(text != Self.pages)
    sources.setText(Array(text.utf8), of: folder.at(Self.more))
    #expect(try said(sources.current()) == fresh([folder.at(Self.more): text]))
    #expect((linkTime() != first) == edit.links)
    // Saved: the same text comes from the disk.
    let second = linkTime()
    try folder.write(Self.more, text)
    sources.diskChanged()
    sources.setText(nil, of: folder.at(Self.more))
    #expect(try said(sources.current()) == fresh([:]))
    #expect(linkTime() == second)
    // Another configuration judges anew.
    try folder.write(".navlint.yml", "disabled_rules: [unreachable-screen]\n")
    sources.diskChanged()
    #expect(try said(sources.current()) == fresh([:]))
    #expect(linkTime() != second)
  }

  @Test(arguments: ["CoordinatorShop", "UIKitCoordinators", "PlainSwiftUI"])
  func codeThatMovesIsFoundWhereItIs(fixture: String) throws {
    let path = "\(CachedRunTests.fixtures)/\(fixture)"
    let clock = PhaseClock()
    let sources = sources(path, clock: clock)
    let files = try sources.current().files.filter { $0.hasSuffix(".swift") }
    let first = clock.phases.first { $0.phase == .link }?.duration
    var texts: [String: String] = [:]
    for (step, file) in files.enumerated() where step.isMultiple(of: max(1, files.count / 6)) {
      var lines = String(decoding: try #require(sources.last?.text(of: file)), as: UTF8.self)
        .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      for place in [lines.count * 2 / 3, lines.count / 3, 0] {
        lines.insert(place.isMultiple(of: 2) ? "// moved" : "", at: place)
      }
      let absolute = sources.path(of: file)
      texts[absolute] = lines.joined(separator: "\n")
      sources.setText(Array(texts[absolute]!.utf8), of: absolute)
      _ = try sources.current()
    }
    #expect(try said(sources.current()) == fresh(texts, in: path))
    #expect(clock.phases.first { $0.phase == .link }?.duration == first)
  }
}
