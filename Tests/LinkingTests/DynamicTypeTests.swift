import Testing

/// The type of a value that is declared with a protocol is not the protocol.
@Suite struct DynamicTypeTests {
  @Test(arguments: [
    "type(of: page) == NewsPage.self", "ObjectIdentifier(type(of: page)) == ObjectIdentifier(NewsPage.self)",
  ])
  func aComparisonLeavesBothBranchesOpen(condition: String) {
    let lines = transitionLines(
      """
      import SwiftUI
      @main struct TheApp: App { var body: some Scene { WindowGroup { Home() } } }
      protocol Page: Hashable {}
      struct NewsPage: Page { let id: Int }
      struct MusicPage: Page { let id: Int }
      struct NewsView: View { var body: some View { Text("N") } }
      struct MusicView: View { var body: some View { Text("M") } }
      final class Router: ObservableObject {
        @Published var path = NavigationPath()
        func go(to page: any Page) {
          if \(condition) { path.append(NewsPage(id: 1)) } else { path.append(MusicPage(id: 1)) }
        }
      }
      struct Home: View {
        @StateObject private var router = Router()
        let page: any Page
        init(page: any Page = NewsPage(id: 2)) { self.page = page }
        var body: some View {
          NavigationStack(path: $router.path) {
            Button("Go") { router.go(to: page) }
              .navigationDestination(for: NewsPage.self) { _ in NewsView() }
              .navigationDestination(for: MusicPage.self) { _ in MusicView() }
          }
        }
      }
      """)
    #expect(lines.contains("Router push NewsView") && lines.contains("Router push MusicView"), "\(lines)")
  }
}
