import Testing

/// Views that only pass on a screen's content, through functions of their own: the screen is none of the views that
/// they stand in.
@Suite struct PassedOnPartTests {
  @Test(arguments: [
    "layer.root.view()", "rootView()", "content",
    "Group { if layer.hasStack { rootView().padding() } else { rootView() } }",
  ]) func aTabIsNoPartOfTheViewAroundItsBar(root: String) {
    let edges = screenEdges([
      "App/App.swift": """
      import SwiftUI
      @main struct DemoApp: App { var body: some Scene { WindowGroup { RootView() } } }
      enum Page: Hashable {
        case feed, settings
        @ViewBuilder func view() -> some View {
          switch self {
          case .feed: FeedView()
          case .settings: SettingsView()
          }
        }
      }
      @Observable final class Layer {
        var root: Page
        var hasStack = true
        init(root: Page) { self.root = root }
      }
      struct LayerView: View {
        @State var layer: Layer
        var body: some View { NavigationStack { \(root) } }
        func rootView() -> some View { layer.root.view() }
        var content: some View { layer.root.view() }
      }
      struct RootView: View {
        var body: some View {
          TabView {
            LayerView(layer: .init(root: .feed)).tabItem { Text("Feed") }
            LayerView(layer: .init(root: .settings)).tabItem { Text("Settings") }
          }
        }
      }
      struct FeedView: View {
        @State var isOpen = false
        var body: some View { Button("Open") { isOpen = true }.sheet(isPresented: $isOpen) { DetailView() } }
      }
      struct DetailView: View { var body: some View { Text("Detail") } }
      struct SettingsView: View { var body: some View { NavigationLink("About") { AboutView() } } }
      struct AboutView: View { var body: some View { Text("About") } }
      """
    ])
    #expect(
      edges == [
        "DemoApp root RootView", "FeedView sheet DetailView", "RootView tab FeedView", "RootView tab SettingsView",
        "SettingsView push AboutView",
      ])
  }
}
