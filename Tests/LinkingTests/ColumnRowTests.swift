import Testing

/// The rows of a list that selects what stands beside it.
@Suite struct ColumnRowTests {
  private func causes(list: String) -> [String: [String]] {
    LinkingTests.causes(
      """
      import SwiftUI
      @main struct TheApp: App { var body: some Scene { WindowGroup { HomeView() } } }
      struct SoundView: View { var body: some View { Text("S") } }
      struct LightView: View { var body: some View { Text("L") } }
      struct WaitView: View { var body: some View { Text("W") } }
      enum Page: Hashable {
        case sound, light, wait
        var title: String { switch self { case .sound: "Sound"; case .light: "Light"; case .wait: "Wait" } }
      }
      struct HomeView: View {
        @State private var page: Page? = .wait
        private let pages: [Page] = [.sound, .light]
        var body: some View {
          NavigationSplitView {
            List(selection: $page) { \(list) }
          } detail: {
            switch page {
            case .sound: SoundView()
            case .light: LightView()
            case .wait: WaitView()
            case nil: EmptyView()
            }
          }
        }
        private func row(_ page: Page) -> some View { NavigationLink(value: page) { Text(page.title) } }
        @ViewBuilder private var section: some View { ForEach(pages, id: \\.self) { page in row(page) } }
      }
      """)
  }

  @Test(arguments: [
    "ForEach(pages, id: \\.self) { page in Label(page.title, systemImage: \"star\") }",
    "ForEach(pages, id: \\.self) { Text($0.title) }", "section",
  ])
  func aRowOfACase(list: String) {
    let causes = causes(list: list)
    #expect(causes["HomeView push SoundView"] == [#"List("Sound")"#])
    #expect(causes["HomeView push LightView"] == [#"List("Light")"#])
    // No list has the case: nobody taps it.
    #expect(causes["HomeView push WaitView"] == ["List"])
  }
}
