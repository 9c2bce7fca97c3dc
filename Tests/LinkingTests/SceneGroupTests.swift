import Testing

/// Several views in the window of a scene.
@Suite struct SceneGroupTests {
  private func edges(window: String) -> [String] {
    screenEdges([
      "App/App.swift": """
      import SwiftUI
      @main struct TheApp: App { var body: some Scene { WindowGroup { \(window) } } }
      struct HomeView: View { var body: some View { Text("Home") } }
      struct Host: View {
        @State private var asks = false
        var body: some View { EmptyView().sheet(isPresented: $asks) { RateView() } }
      }
      struct Ground: View { var body: some View { Color.blue.ignoresSafeArea() } }
      struct RateView: View { var body: some View { Text("Rate") } }
      """
    ])
  }

  @Test(arguments: ["HomeView(); Host()", "Group { HomeView(); Host() }", "Group { HomeView(); Host() }.task {}"])
  func whatOnlyCarriesASheetIsThereToo(window: String) {
    #expect(edges(window: window) == ["Host sheet RateView", "TheApp root HomeView", "TheApp root Host"])
  }

  @Test func aGroundShowsNothing() {
    #expect(edges(window: "ZStack { Ground(); HomeView() }") == ["TheApp root HomeView"])
  }
}
