import Testing

/// What a scene presents by itself.
@Suite struct SceneOriginTests {
  /// A presenter that a scene puts on its root starts from the root, also where something lies over it for a while.
  @Test(arguments: ["HomeView()", "ZStack { HomeView()", "HomeView().tint(.red)"])
  func aPresenterOnARoot(root: String) {
    let edges = screenEdges(["App/App.swift": """
      import SwiftUI
      @main struct TheApp: App {
        @State private var isNew = true
        var body: some Scene {
          WindowGroup {
            \(root)
              .sheet(isPresented: $isNew) { WelcomeView() }
            \(root.hasPrefix("ZStack") ? "if isNew { Color.white } }" : "")
          }
        }
      }
      struct HomeView: View { var body: some View { Text("Home") } }
      struct WelcomeView: View { var body: some View { Text("Welcome") } }
      """])
    #expect(edges == ["HomeView sheet WelcomeView", "TheApp root HomeView"])
  }
}
