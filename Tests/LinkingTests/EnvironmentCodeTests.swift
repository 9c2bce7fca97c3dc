import Testing

/// Closures that a view puts into the environment, in a value that a wrapper of the app's hands out.
@Suite struct EnvironmentCodeTests {
  @Test func closuresOfAValueBehindAWrapper() {
    let edges = screenEdges([
      "App/App.swift": """
      import SwiftUI
      @propertyWrapper struct Navigate: DynamicProperty {
        @Environment(\\.actions) private var actions
        var wrappedValue: Actions { actions }
      }
      struct Actions {
        var push: (Page) -> Void = { _ in }
        var pop: () -> Void = {}
        func callAsFunction(_ page: Page) { push(page) }
      }
      extension EnvironmentValues { @Entry var actions = Actions() }
      enum Page: Hashable { case book, chapter }
      struct Host<Content: View>: View {
        @State private var path: [Page] = []
        @ViewBuilder let content: Content
        var body: some View {
          NavigationStack(path: $path) {
            content.navigationDestination(for: Page.self) { page in
              switch page { case .book: BookView(); case .chapter: ChapterView() }
            }
          }
          .environment(\\.actions, Actions(push: { path.append($0) }, pop: { path.removeLast() }))
        }
      }
      @main struct TheApp: App { var body: some Scene { WindowGroup { Host { ShelfView() } } } }
      struct ShelfView: View {
        @Navigate private var navigate
        var body: some View { Button("Book") { navigate(.book) } }
      }
      struct BookView: View {
        @Navigate private var navigate
        var body: some View { Button("Chapter") { navigate.push(.chapter) } }
      }
      struct ChapterView: View {
        @Navigate private var nav
        var body: some View { Button("Back", action: nav.pop) }
      }
      """
    ])
    #expect(
      edges == [
        "BookView push ChapterView", "ChapterView back pop", "ShelfView push BookView", "TheApp root ShelfView",
      ])
  }
}
