import Testing

@Suite struct NavigationBackportDialectTests {
  @Test func stacksLinksAndDestinations() {
    let lines = transitionLines(
      """
      import NavigationBackport
      import SwiftUI
      enum Page: Hashable { case book(Int), help }
      @main struct TheApp: App { var body: some Scene { WindowGroup { HomeView() } } }
      struct Frame<Content: View>: View { @ViewBuilder let content: Content; var body: some View { NBNavigationStack { \
      content } } }
      struct HomeView: View {
        @State var path = NBNavigationPath()
        @State var isAsked = false
        @State var hasNote = false
        var body: some View {
          NBNavigationStack(path: $path) {
            VStack {
              NBNavigationLink(value: Page.book(1)) { Text("Book") }
              Button("Help") { path.append(Page.help) }
              Button("Ask") { isAsked = true }
              Button("Note") { hasNote = true }
            }
            .nbNavigationDestination(for: Page.self) { page in
              switch page {
              case .book: BookView()
              case .help: HelpView()
              }
            }
            .nbNavigationDestination(isPresented: $isAsked) { AskView() }
            .sheet(isPresented: $hasNote) { Frame { NoteView() } }
          }
        }
      }
      struct BookView: View { var body: some View { Text("B") } }
      struct HelpView: View {
        @EnvironmentObject var navigator: PathNavigator
        var body: some View { Button("Back") { navigator.popToRoot() } }
      }
      struct AskView: View { var body: some View { Text("A") } }
      struct NoteView: View { var body: some View { Text("N") } }
      """)
    #expect(
      lines == [
        "HelpView back pop-to-root", "HomeView push AskView", "HomeView push BookView", "HomeView push HelpView",
        "HomeView sheet NoteView", "TheApp root HomeView",
      ])
  }

  @Test func symbolsByNamesOfALibrary() {
    let causes = causes(
      """
      import SFSafeSymbols
      import SwiftUI
      @main struct TheApp: App { var body: some Scene { WindowGroup { HomeView() } } }
      struct HomeView: View {
        @State private var isShown = false
        var body: some View {
          Button { isShown = true } label: { Image(systemSymbol: .checkmark) }.sheet(isPresented: $isShown) { \
      PageView() }
        }
      }
      struct PageView: View { var body: some View { Text("P") } }
      """)
    #expect(causes["HomeView sheet PageView"] == [#"Button("checkmark")"#])
  }
}
