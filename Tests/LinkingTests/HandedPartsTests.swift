import Testing

/// Containers of the app that are given several views.
@Suite struct HandedPartsTests {
  static func app(_ body: String, _ top: String) -> String {
    """
    import SwiftUI
    struct Scaffold<Top: View, Content: View>: View {
      let top: Top
      let content: () -> Content
      init(@ViewBuilder top: () -> Top, @ViewBuilder content: @escaping () -> Content) {
        self.top = top()
        self.content = content
      }
      var body: some View { \(body) }
    }
    struct HomeView: View {
      @State private var name: String?
      var body: some View {
        Button("Tea") { name = "Tea" }
          .navigationDestination(item: $name) { name in Scaffold { \(top) } content: { DrinkView(name: name) } }
      }
    }
    struct DrinkView: View {
      let name: String
      @State private var isOpen = false
      var body: some View { Button("Extras") { isOpen = true }.sheet(isPresented: $isOpen) { ExtrasView() } }
    }
    struct TitleView: View { var body: some View { Text("Title").padding() } }
    struct ExtrasView: View { var body: some View { Text("Extras") } }
    @main struct TheApp: App { var body: some Scene { WindowGroup { NavigationStack { HomeView() } } } }
    """
  }

  /// The one that is a view of the app's is the screen, where all others are built in.
  @Test(arguments: [
    "VStack { top.frame(height: 44); Divider(); content() }",
    "ZStack(alignment: .top) { content(); HStack { Spacer(); top } }",
  ])
  func theOneViewOfTheApp(body: String) {
    let edges = screenEdges(["App.swift": Self.app(body, "Text(name)")])
    #expect(edges.contains("HomeView push DrinkView"))
    #expect(edges.contains("DrinkView sheet ExtrasView"))
  }

  /// Of two views of the app's nobody can tell which one the screen is.
  @Test func twoViewsOfTheApp() {
    let edges = screenEdges(["App.swift": Self.app("VStack { top; content() }", "TitleView()")])
    #expect(edges.contains("HomeView push Scaffold"))
  }
}
