import Testing

/// A container hands the code that shows an item to the content which it was made with.
@Suite struct HandedToKeptMakerTests {
  private func lines(content: String) -> [String] {
    transitionLines(
      """
      import SwiftUI
      enum Page: Identifiable { case run, swim, rest; var id: Self { self } }
      struct Showcase<Content: View>: View {
        @State private var page: Page?
        let content: (@escaping (Page) -> Void) -> Content
        \(content)
        var body: some View {
          content { page = $0 }.sheet(item: $page) { page in
            switch page {
            case .run: RunPage()
            case .swim: SwimPage()
            case .rest: RestPage()
            }
          }
        }
      }
      @main struct TheApp: App {
        var body: some Scene { WindowGroup { TabView { Runs().tabItem { Text("R") }; Swims().tabItem { Text("S") } } } }
      }
      struct Runs: View { var body: some View { Showcase { show in Button("Run") { show(.run) } } } }
      struct Swims: View { var body: some View { Showcase(content: { show in Button("Swim") { show(.swim) } }) } }
      struct RunPage: View { var body: some View { Text("Run") } }
      struct SwimPage: View { var body: some View { Text("Swim") } }
      struct RestPage: View { var body: some View { Text("Rest") } }
      """
    ).filter { $0.contains("sheet") }
  }

  /// Each use shows the page that its own content names, and none the page that nobody names.
  @Test(arguments: [
    "",
    "init(@ViewBuilder content: @escaping (@escaping (Page) -> Void) -> Content) { self.content = content }",
  ])
  func eachContentShowsItsOwn(content: String) {
    #expect(lines(content: content) == ["Runs sheet RunPage", "Swims sheet SwimPage"])
  }
}
