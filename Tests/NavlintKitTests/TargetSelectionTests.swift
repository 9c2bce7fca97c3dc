import Caching
import NavigationModel
import Testing

@testable import NavlintKit

/// One app of several alone: `--target`.
@Suite struct TargetSelectionTests {
  private let folder: SourceFolder

  /// Two apps, each with a screen that nothing shows, and code that both compile.
  init() throws {
    folder = try SourceFolder()
    for name in ["Player", "Reader"] {
      try folder.write("\(name)/App.swift", AppSource.start + AppSource.lost("\(name)LostView"))
      try folder.write("\(name)/Info.plist", Self.propertyList)
    }
    try folder.write("Player/Detail.swift", AppSource.detail)
    try folder.write(
      "Reader/Detail.swift",
      AppSource.detail.replacing("Text(\"D\")", with: "NavigationLink(\"N\") { NoteView() }")
        + AppSource.lost("NoteView"))
    try folder.write("Shared/Home.swift", AppSource.home)
  }

  private static let propertyList = "<plist><dict><key>CFBundleName</key><string>X</string></dict></plist>"

  private func check(_ target: String?, cache: Cache? = nil) throws -> Analyzer.Check {
    var project = Project.none
    project.target = target
    var analyzer = Analyzer(project: project)
    analyzer.cache = cache
    return try analyzer.check([folder.path])
  }

  private func lines(_ check: Analyzer.Check) -> [String] {
    check.graph.screens.map(\.id)
      + check.graph.transitions.filter { $0.kind == .push }.map { "\($0.from.joined()) > \($0.to ?? "")" }
      + check.findings.map { "\($0.rule) \($0.subject)" }
  }

  @Test func allOfThemWhereNothingIsAsked() throws {
    let check = try check(nil)
    #expect(check.graph.targets.map(\.name) == ["Player", "Reader"])
    #expect(
      lines(check) == [
        "DetailView", "DetailView@Reader", "HomeView", "NoteView", "PlayerLostView", "ReaderLostView",
        "DetailView@Reader > NoteView", "HomeView > DetailView", "HomeView > DetailView@Reader",
        "unreachable-screen PlayerLostView", "unreachable-screen ReaderLostView",
      ])
  }

  /// The map that stays beside the editor shows it alone, too.
  @Test func oneAloneInSourcesThatAreWatched() throws {
    func live(_ target: String) -> LiveSources {
      LiveSources([folder.path]) {
        var project = Project.none
        project.target = target
        return Analyzer(project: project)
      }
    }
    #expect(try live("Reader").current().graph.screens.map(\.id).contains("NoteView"))
    #expect(try !live("Player").current().graph.screens.map(\.id).contains("NoteView"))
    #expect(throws: TargetError.self) { try live("Nobody").current() }
  }

  @Test func oneAlone() throws {
    let player = try check("Player")
    #expect(player.graph.targets.isEmpty)
    #expect(
      lines(player) == [
        "DetailView", "HomeView", "PlayerLostView", "HomeView > DetailView", "unreachable-screen PlayerLostView",
      ])
    #expect(
      lines(try check("Reader")) == [
        "DetailView", "HomeView", "NoteView", "ReaderLostView", "DetailView > NoteView", "HomeView > DetailView",
        "unreachable-screen ReaderLostView",
      ])
  }

  @Test func aNameThatIsNotThere() throws {
    let error = #expect(throws: TargetError.self) { try check("Writer") }
    #expect(error?.description == "there is no target 'Writer'. These sources have 'Player', 'Reader'.")
    let none = try SourceFolder()
    try none.write("A.swift", AppSource.home)
    var project = Project.none
    project.target = "A\nB"
    let noApp = #expect(throws: TargetError.self) { try Analyzer(project: project).scan([none.path]) }
    #expect(
      noApp?.description
        == "there is no target 'A B'. No app was found in these sources: leave --target out.")
  }

  /// What is kept of one target is no answer for another, or for all.
  @Test func keptResultsAreEachTargetsOwn() throws {
    let kept = try SourceFolder(repository: false)
    let cache = Cache(folder: kept.path, program: ContentDigest(of: Array("navlint".utf8)))
    for _ in 0..<2 {
      for target in [nil, "Player", "Reader"] {
        #expect(try lines(check(target, cache: cache)) == lines(check(target)))
      }
      #expect(throws: TargetError.self) { try check("Writer", cache: cache) }
    }
  }

  @Test func firstConfigurationsListThem() throws {
    let draft = try Analyzer(project: .none).draft([folder.path]).text
    #expect(draft.contains("'--target NAME' analyses one of them alone:\n#   Player (app, 2 Swift files)\n"))
    try folder.write("Reader/App.swift", AppSource.home)
    #expect(try !Analyzer(project: .none).draft([folder.path]).text.contains("--target"))
  }
}
