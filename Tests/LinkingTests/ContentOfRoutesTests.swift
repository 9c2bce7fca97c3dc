import Testing

/// Containers of the app's own that keep the closure which shows their routes, while one method takes all routes.
@Suite struct ContentOfRoutesTests {
  private func lines(keeping: String, shown: String) -> [String] {
    transitionLines(
      """
      import SwiftUI
      enum Page: Hashable { case detail(Int), about }
      final class Router: ObservableObject {
        @Published var stack: [Page] = []
        func push(_ page: Page) { stack.append(page) }
      }
      @main struct Demo: App {
        @StateObject private var router = Router()
        var body: some Scene {
          WindowGroup {
            Pages(router: router) { HomeView(router: router) } destination: { page in
              switch page {
              case .detail(let id): DetailView(id: id)
              case .about: AboutView()
              }
            }
          }
        }
      }
      struct Pages<Root: View, Content: View>: View {
        @ObservedObject var router: Router
        \(keeping)
        var body: some View {
          NavigationStack(path: $router.stack) { \(shown) }
        }
      }
      struct HomeView: View {
        let router: Router
        var body: some View {
          VStack {
            Button("About") { router.push(.about) }
            Button("Detail") { router.push(.detail(1)) }
          }
        }
      }
      struct DetailView: View { let id: Int; var body: some View { Text("Detail") } }
      struct AboutView: View { var body: some View { Text("About") } }
      """
    ).filter { $0.contains("push") }
  }

  private static let memberwise = """
    @ViewBuilder let root: () -> Root
    @ViewBuilder let destination: (Page) -> Content
    """
  private static let initialiser = """
    let root: () -> Root
    let destination: (Page) -> Content
    init(router: Router, @ViewBuilder root: @escaping () -> Root, @ViewBuilder destination: @escaping (Page) -> \
    Content) {
      self.router = router
      self.root = root
      self.destination = destination
    }
    """

  /// Each route goes its own way to the content, whether the closure is called or handed on.
  @Test(
    arguments: [memberwise, initialiser],
    ["{ destination($0) }", "{ page in destination(page) }"])
  func eachRouteHasItsView(keeping: String, content: String) {
    #expect(
      lines(keeping: keeping, shown: "root().navigationDestination(for: Page.self) \(content)") == [
        "HomeView push AboutView", "HomeView push DetailView",
      ])
  }

  @Test(arguments: [memberwise, initialiser]) func closureIsHandedOn(keeping: String) {
    #expect(
      lines(
        keeping: keeping, shown: "root().navigationDestination(for: Page.self, destination: destination)") == [
          "HomeView push AboutView", "HomeView push DetailView",
        ])
  }

  /// A closure that nobody looks at shows nothing.
  @Test func otherContent() {
    #expect(
      lines(keeping: Self.initialiser, shown: "root().navigationDestination(for: Page.self) { _ in Text(\"None\") }")
        == ["HomeView push inline"])
  }
}
