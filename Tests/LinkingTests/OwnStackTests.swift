import Testing

/// Stacks behind names of the app's own, and stacks that an app draws itself.
@Suite struct OwnStackTests {
  /// One computed path stands in front of two that stacks are bound to: who appends to it pushes, who takes from it
  /// goes back. Of two stacks for the same routes the one that names a route shows it.
  @Test func aComputedPathInFrontOfTwo() {
    let lines = transitionLines(
      """
      import SwiftUI
      enum Page: Hashable { case login, help, detail(Int) }
      final class Router: ObservableObject {
        @Published var isNew = true
        @Published var first = NavigationPath()
        @Published var path = NavigationPath()
        private var current: NavigationPath {
          get { isNew ? first : path }
          set {
            if isNew { first = newValue } else { path = newValue }
          }
        }
        func go(to page: Page) { current.append(page) }
        func back() {
          guard !current.isEmpty else { return }
          current.removeLast()
        }
        func reset(to page: Page? = nil) {
          current = NavigationPath()
          if let page { current.append(page) }
        }
      }
      struct StartView: View {
        @EnvironmentObject var router: Router
        var body: some View {
          NavigationStack(path: $router.first) {
            WelcomeView().navigationDestination(for: Page.self) { page in
              switch page {
              case .login: LoginView()
              default: EmptyPage()
              }
            }
          }
        }
      }
      struct MainView: View {
        @EnvironmentObject var router: Router
        var body: some View {
          NavigationStack(path: $router.path) {
            ListView().navigationDestination(for: Page.self) { page in
              switch page {
              case .detail(let id): DetailView(id: id)
              default: EmptyPage()
              }
            }
          }
        }
      }
      struct WelcomeView: View {
        @EnvironmentObject var router: Router
        var body: some View { Button("Log in") { router.go(to: .login) } }
      }
      struct ListView: View {
        @EnvironmentObject var router: Router
        var body: some View {
          Button("Detail") { router.go(to: .detail(1)) }
          Button("Help") { router.go(to: .help) }
        }
      }
      struct LoginView: View {
        @EnvironmentObject var router: Router
        var body: some View { Button("Back") { router.back() } }
      }
      struct DetailView: View {
        @EnvironmentObject var router: Router
        let id: Int
        var body: some View {
          Button("Start") { router.reset() }
          HelpRow()
        }
      }
      struct HelpRow: View {
        @EnvironmentObject var router: Router
        var body: some View { Button("Log in") { router.reset(to: .login) } }
      }
      struct EmptyPage: View { var body: some View { Text("") } }
      @main struct MyApp: App {
        @StateObject var router = Router()
        var body: some Scene { WindowGroup { if router.isNew { StartView() } else { MainView() } } }
      }
      """)
    #expect(
      lines.filter { !$0.contains("MyApp") && !$0.contains("Router") } == [
        "DetailView back pop-to-root", "HelpRow push LoginView", "ListView push DetailView", "ListView push EmptyPage",
        "LoginView back pop",
        "MainView root ListView", "StartView root WelcomeView", "WelcomeView push LoginView",
      ])
  }

  /// A view shows the last of a list of routes: the list is a stack, though no stack of SwiftUI's is bound to it.
  @Test func aStackOfTheAppsOwn() {
    let lines = transitionLines(
      """
      import SwiftUI
      enum Page: Hashable { case main, sound, about, lost }
      final class Router: ObservableObject {
        @Published var pages: [Page] = []
        func go(to page: Page) { pages.append(page) }
        func back() {
          guard !pages.isEmpty else { return }
          pages.removeLast()
        }
      }
      struct PanelView: View {
        @EnvironmentObject var router: Router
        private var page: Page { router.pages.last ?? .main }
        var body: some View { ZStack { PageView(page: page).id(page) } }
      }
      private struct PageView: View {
        let page: Page
        var body: some View { content }
        @ViewBuilder private var content: some View {
          switch page {
          case .main: MainPage()
          case .sound: SoundPage()
          case .about: AboutPage()
          case .lost: LostPage()
          }
        }
      }
      struct MainPage: View {
        @EnvironmentObject var router: Router
        var body: some View {
          Button("Sound") { router.go(to: .sound) }
          Row(page: .about)
        }
      }
      struct Row: View {
        @EnvironmentObject var router: Router
        let page: Page
        var body: some View { Button("Open") { router.go(to: page) } }
      }
      struct SoundPage: View {
        @EnvironmentObject var router: Router
        var body: some View { Button("Back") { router.back() } }
      }
      struct AboutPage: View { var body: some View { Text("") } }
      struct LostPage: View { var body: some View { Text("") } }
      @main struct MyApp: App { var body: some Scene { WindowGroup { PanelView() } } }
      """)
    #expect(
      lines == [
        "MainPage push AboutPage", "MainPage push SoundPage", "MyApp root PanelView", "PanelView root MainPage",
        "SoundPage back pop",
      ])
  }
}
