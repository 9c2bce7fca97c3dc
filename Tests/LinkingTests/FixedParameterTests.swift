import Testing

/// An extension for one value of a generic parameter makes that.
@Suite struct FixedParameterTests {
  /// `extension Loader where Content == Profile`: its profiles are parts of the loader, and what they do, they do
  /// there.
  @Test func whatALoaderIsFor() {
    let edges = screenEdges([
      "App/App.swift": """
      import SwiftUI
      @main struct TheApp: App { var body: some Scene { WindowGroup { NavigationStack { Home() } } } }
      struct Home: View {
        @State private var item: Int?
        @State private var other: Int?
        var body: some View {
          Button("Open") { item = 1 }.navigationDestination(item: $item) { Loader(id: $0) \
      }.navigationDestination(item: $other) { Other(id: $0) }
        }
      }
      struct Loader<Content: View>: View {
        let id: Int
        let content: (Int) -> Content
        @State private var isLoaded = false
        var body: some View { VStack { Text("Loading"); if isLoaded { content(id) } } }
      }
      extension Loader where Content == Profile { init(id: Int) { self.init(id: id, content: Content.init) } }
      struct Profile: View {
        let id: Int
        @State private var isShown = false
        var body: some View { Button("Edit") { isShown = true }.sheet(isPresented: $isShown) { Editor() } }
      }
      struct Other: View { let id: Int; var body: some View { VStack { Loader(id: id, content: { Text(String($0)) }); \
      Text("Other") } } }
      struct Editor: View { var body: some View { Text("Edit") } }
      """
    ])
    #expect(edges == ["Home push Loader", "Home push Other", "Loader sheet Editor", "TheApp root Home"])
  }
}
