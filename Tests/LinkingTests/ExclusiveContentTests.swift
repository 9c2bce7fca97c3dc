import Testing

/// What is presented by several `if`, of which one holds.
@Suite struct ExclusiveContentTests {
  private func lines(_ content: String) -> [String] {
    transitionLines(
      """
      import SwiftUI
      @main struct TheApp: App { var body: some Scene { WindowGroup { Home() } } }
      protocol Item {}
      final class Book: Item {}
      final class Film: Item {}
      final class Shelf: ObservableObject { @Published var item: (any Item)?; @Published var page = Page.first }
      enum Page { case first, last }
      struct Home: View {
        @StateObject private var shelf = Shelf()
        @State private var isOpen = false
        var body: some View { Button("Open") { isOpen = true }.sheet(isPresented: $isOpen) {
          \(content)
        } }
      }
      struct BookView: View { var body: some View { Text("Book") } }
      struct FilmView: View { var body: some View { Text("Film") } }
      """)
  }

  @Test(arguments: [
    """
    if let book = shelf.item as? Book { BookView() }
    #if os(macOS)
    if let film = shelf.item as? Film { FilmView() }
    #endif
    """,
    """
    if shelf.item is Book { BookView() }
    if shelf.item is Film { FilmView() }
    """,
    """
    if shelf.page == .first { BookView() }
    if shelf.page == .last { FilmView() }
    """,
    """
    if case .first = shelf.page { BookView() }
    if case .last = shelf.page { FilmView() }
    """,
  ])
  func oneOfThemHolds(content: String) {
    #expect(lines(content) == ["Home sheet BookView", "Home sheet FilmView", "TheApp root Home"])
  }

  /// Both may be there: two parts of one screen.
  @Test(arguments: [
    "if shelf.page == .first { BookView() }\nif shelf.item is Film { FilmView() }",
    "if shelf.item is Book { BookView() }\nif shelf.item is Item { FilmView() }",
    "if shelf.page == .first { BookView() }\nif shelf.page == .first { FilmView() }",
  ])
  func severalMayHold(content: String) {
    #expect(lines(content) == ["Home sheet inline", "TheApp root Home"])
  }
}
