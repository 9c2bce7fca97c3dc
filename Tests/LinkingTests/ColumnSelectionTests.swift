import NavigationModel
import Testing

/// Links in lists that select, where the column beside the list says what is shown.
@Suite struct ColumnSelectionTests {
  @Test func aLinkShowsWhatTheColumnMakesOfItsValue() {
    let lines = transitionLines(
      """
      import SwiftUI
      @main struct Music: App { var body: some Scene { WindowGroup { Columns() } } }
      struct Choice: Hashable { var isLocal: Bool; var panel: Panel }
      enum Panel: Hashable {
        case songs, singers, search
        case album(id: String)
        @ViewBuilder var content: some View {
          switch self {
          case .songs: SongsView()
          case .singers: SingersView()
          case .search: EmptyView()
          case .album(let id): AlbumView(id: id)
          }
        }
      }
      struct Columns: View {
        @State private var choice: Choice?
        var body: some View {
          NavigationSplitView {
            List(selection: $choice) { Links(); Albums(ids: []) }
          } detail: {
            if let choice {
              NavigationStack { if choice.panel == .search { SearchView() } else { choice.panel.content } }
            } else {
              ProgressView()
            }
          }
        }
      }
      struct Links: View {
        var panels: [Panel] { [.songs, .singers] }
        var body: some View { ForEach(panels, id: \\.self) { panel in NavigationLink(value: Choice(isLocal: true, \
      panel: panel)) { Text("Panel") } } }
      }
      struct Albums: View {
        let ids: [String]
        var body: some View { ForEach(ids, id: \\.self) { id in NavigationLink(value: Choice(isLocal: true, panel: \
      .album(id: id))) { Text(id) } } }
      }
      struct SongsView: View { var body: some View { Text("Songs") } }
      struct SingersView: View { var body: some View { Text("Singers") } }
      struct SearchView: View { var body: some View { Text("Search") } }
      struct AlbumView: View { let id: String; var body: some View { Text(id) } }
      """)
    #expect(lines.filter { $0.hasPrefix("Links") } == ["Links push SingersView", "Links push SongsView"])
    #expect(lines.filter { $0.hasPrefix("Albums") } == ["Albums push AlbumView"])
  }

  /// A model that is selected decides nothing: the column shows it, whichever it is.
  @Test func aLinkOverAModelLeavesItToTheColumn() {
    let lines = transitionLines(
      """
      import SwiftUI
      @main struct Mail: App { var body: some Scene { WindowGroup { Split() } } }
      struct Letter: Hashable { var id: Int }
      struct Split: View {
        @State var letter: Letter?
        var body: some View {
          NavigationSplitView { List(selection: $letter) { Rows(letters: []) } } detail: { if let letter { \
      Page(letter: letter) } else { Text("Choose") } }
        }
      }
      struct Rows: View {
        let letters: [Letter]
        var body: some View { ForEach(letters, id: \\.self) { letter in NavigationLink("Letter", value: letter) } }
      }
      struct Page: View { let letter: Letter; var body: some View { Text("Page") } }
      """)
    #expect(lines == ["Mail root Split", "Split push Page"])
  }
}

extension ColumnSelectionTests {
  /// The list is what the user touches, in the split view or in a part of the view.
  @Test(arguments: ["List(Page.allCases, selection: $page) { Text($0.rawValue) }", "sidebar"])
  func aListChoosesWhatTheDetailShows(column: String) {
    let graph = graph([
      "App/App.swift": """
      import SwiftUI
      @main struct TheApp: App { var body: some Scene { WindowGroup { Columns() } } }
      enum Page: String, CaseIterable {
        case sound, network
        @ViewBuilder var view: some View {
          switch self {
          case .sound: Sound()
          case .network: Network()
          }
        }
      }
      struct Columns: View {
        @State private var page: Page = .sound
        var sidebar: some View { List(Page.allCases, selection: $page) { Text($0.rawValue) } }
        var body: some View {
          NavigationSplitView { \(column) } detail: { VStack { page.view } }
        }
      }
      struct Sound: View { var body: some View { Text("Sound") } }
      struct Network: View { var body: some View { Text("Network") } }
      """
    ])
    #expect(
      graph.transitions.filter { $0.kind == .push }.map { "\($0.to ?? "") \($0.trigger ?? "")" }.sorted() == [
        "Network List", "Sound List",
      ])
  }

  /// The list may have a binding of its own to the state that the column reads; the hint before a choice is no
  /// destination.
  @Test(arguments: [
    ("List(selection: $nav.book) { Rows(books: []) }", "nav.book"),
    ("List(selection: chosen) { Rows(books: []) }", "nav.item as? Book"),
    ("Books(chosen: chosen)", "nav.item as? Book"),
  ])
  func theListBehindAColumn(sidebar: String, state: String) {
    let graph = graph([
      "App/App.swift": """
      import SwiftUI
      @main struct Library: App { var body: some Scene { WindowGroup { Split() } } }
      struct Book: Hashable { var id: Int }
      @Observable final class Nav {
        var book: Book?
        var item: (any Hashable)?
        func binding<Item: Hashable>(_ item: Binding<(any Hashable)?>) -> Binding<Item?> {
          Binding { item.wrappedValue as? Item } set: { item.wrappedValue = $0 }
        }
      }
      struct Split: View {
        @State private var nav = Nav()
        @State private var columns = NavigationSplitViewVisibility.all
        private var chosen: Binding<Book?> { nav.binding($nav.item) }
        var body: some View {
          NavigationSplitView(columnVisibility: $columns) {
            \(sidebar)
          } detail: {
            NavigationStack {
              Group { if let book = \(state) { Page(book: book) } else { Hint() } }
            }
          }
          .onAppear { columns = .detailOnly }
        }
      }
      struct Books: View {
        @Binding var chosen: Book?
        var body: some View { List(selection: $chosen) { Rows(books: []) } }
      }
      struct Rows: View {
        let books: [Book]
        var body: some View { ForEach(books, id: \\.self) { book in NavigationLink("Book", value: book) } }
      }
      struct Page: View { let book: Book; var body: some View { Text("Page") } }
      struct Hint: View { var body: some View { Text("Choose a book") } }
      """
    ])
    #expect(graph.transitions.filter { $0.kind == .push }.map(\.to) == ["Page"])
    #expect(graph.transitions.filter { $0.kind == .push }.flatMap(\.triggers).map(\.control) == ["List"])
    #expect(graph.coverage.suspected.isEmpty)
  }
}
