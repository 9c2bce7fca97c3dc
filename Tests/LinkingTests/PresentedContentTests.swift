import Testing

/// What takes a sheet back in the sheet's own content starts on the sheet, also where the presenter's type holds the
/// content.
@Suite struct PresentedContentTests {
  @Test func aButtonInTheContentTakesItBack() {
    let edges = screenEdges([
      "App/App.swift": """
      import SwiftUI
      struct Home: View {
        @State private var isNew = false
        @State private var isHelp = false
        var body: some View {
          Button("New") { isNew = true }
            .sheet(isPresented: $isNew) {
              NavigationStack { NewView().toolbar { Button("Cancel") { isNew = false } } }
            }
            .sheet(isPresented: $isHelp) { help }
        }
        private var help: some View { NavigationStack { HelpView().toolbar { closeButton } } }
        private var closeButton: some View { Button("Close") { isHelp = false } }
      }
      struct NewView: View { var body: some View { Text("new") } }
      struct HelpView: View { var body: some View { Text("help") } }
      @main struct Demo: App { var body: some Scene { WindowGroup { Home() } } }
      """
    ])
    #expect(
      edges == [
        "Demo root Home", "HelpView back dismiss", "Home sheet HelpView", "Home sheet NewView", "NewView back dismiss",
      ])
  }

  /// A content of several screens, and what runs as the sheet is gone, say nothing of one.
  @Test func whatRunsAfterTheContentStartsAtThePresenter() {
    let edges = screenEdges([
      "App/App.swift": """
      import SwiftUI
      struct Home: View {
        @State private var isNew = false
        @State private var path: [Int] = []
        var body: some View {
          NavigationStack(path: $path) {
            Button("New") { isNew = true }
              .sheet(isPresented: $isNew, onDismiss: { path.removeAll() }) { NewView() }
          }
        }
      }
      struct NewView: View { var body: some View { Text("new") } }
      @main struct Demo: App { var body: some Scene { WindowGroup { Home() } } }
      """
    ])
    #expect(edges.filter { $0.contains("back") } == ["Home back pop-to-root"])
  }
}
