import NavigationModel
import SourceFacts
import Testing

@testable import Linking

/// Types of one name: each is a screen of its own.
@Suite("Namesakes")
struct NamesakeTests {
  private static func graph(_ files: [(path: String, source: String)]) -> NavigationGraph {
    Linker().graph(facts: files.map { FactExtractor().facts(path: $0.path, source: Array($0.source.utf8)) })
  }

  private static func app(_ name: String, detail: String) -> String {
    """
    import SwiftUI
    @main struct \(name)App: App { var body: some Scene { WindowGroup { HomeView() } } }
    struct HomeView: View { var body: some View { NavigationStack { NavigationLink("Go") { DetailView() } } } }
    struct DetailView: View { var body: some View { NavigationLink("On") { \(detail)() } } }
    struct \(detail): View { var body: some View { Text("") } }
    """
  }

  @Test func twoAppsKeepTheirScreensApart() {
    let graph = Self.graph([
      ("Player/App.swift", Self.app("Player", detail: "LyricsView")),
      ("Reader/App.swift", Self.app("Reader", detail: "NoteView")),
    ])
    #expect(graph.screens.filter { $0.name == "HomeView" }.map(\.id) == ["HomeView", "HomeView@Reader"])
    #expect(graph.screens.filter { $0.name == "DetailView" }.map(\.id) == ["DetailView", "DetailView@Reader"])
    let moves = graph.transitions.filter { $0.kind == .push }.map { "\($0.from.joined()) \($0.to ?? "")" }.sorted()
    #expect(
      moves == [
        "DetailView LyricsView", "DetailView@Reader NoteView", "HomeView DetailView",
        "HomeView@Reader DetailView@Reader",
      ])
    #expect(graph.entries.map(\.screen) == ["HomeView", "HomeView@Reader"])
    #expect(graph.screens.allSatisfy { $0.isReachable })
  }

  @Test func theOrderOfFilesDoesNotMatter() {
    let files = [
      ("Player/App.swift", Self.app("Player", detail: "LyricsView")),
      ("Reader/App.swift", Self.app("Reader", detail: "NoteView")),
    ]
    #expect(Self.graph(files) == Self.graph(files.reversed()))
  }

  @Test func theFirstPartThatDiffersTellsThemApart() {
    let page = "import SwiftUI\nstruct RootView: View { var body: some View { Text(\"\") } }"
    let mains = ["Apps/Cases/Phone", "Apps/Cases/TV", "Apps/Game"].map { folder in
      (
        path: "\(folder)/App.swift",
        source: "import SwiftUI\n@main struct TheApp: App { var body: some Scene { WindowGroup { RootView() } } }"
      )
    }
    let graph = Self.graph(mains + mains.map { ($0.path.replacing("App.swift", with: "RootView.swift"), page) })
    #expect(graph.screens.map(\.id) == ["RootView", "RootView@Game", "RootView@TV"])
  }

  /// Private types of two files; one in another's test stands in nobody's way.
  @Test func privateTypesOfTwoFilesAreTwoScreens() {
    func page(_ name: String) -> String {
      """
      import SwiftUI
      struct \(name)Page: View { var body: some View { NavigationLink("Go") { Details() } } }
      private struct Details: View { var body: some View { Text("\(name)") } }
      """
    }
    let graph = Self.graph([
      ("App/Home.swift", page("Home")), ("App/More.swift", page("More")),
      (
        "AppTests/Details.swift",
        "import XCTest\nimport SwiftUI\nstruct Details: View { var body: some View { Text(\"\") } }"
      ),
    ])
    #expect(graph.screens.filter { $0.name == "Details" }.map(\.id) == ["Details", "Details@More"])
    #expect(
      graph.transitions.map { "\($0.owner) \($0.to ?? "")" }.sorted() == ["HomePage Details", "MorePage Details@More"])
  }
}
