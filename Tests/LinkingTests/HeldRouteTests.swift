import Testing

/// A router holds the route of a stack's first screen, and others set it anew.
@Suite struct HeldRouteTests {
  private func source(router: String, content: String, views: String = "") -> String {
    """
    import SwiftUI
    enum Page: Hashable {
      case login, home, detail
      @ViewBuilder func view() -> some View {
        switch self {
        case .login: Login()
        case .home: Home()
        case .detail: Detail()
        }
      }
    }
    final class Router: ObservableObject {
      static let shared = Router()
      @Published var path = NavigationPath()
      @Published var root: Page = .login
      private init() { start() }
      func go(_ page: Page) { path.append(page) }
      func restart(with page: Page) { path = NavigationPath(); root = page }
      func start() { if UserDefaults.standard.bool(forKey: "isKnown") { root = .home } }
      func rootView() -> some View { root.view() }
      @ViewBuilder var rootPage: some View {
        switch root {
        case .login: Login()
        case .home: Home()
        default: Detail()
        }
      }
    }
    @main struct TheApp: App { var body: some Scene { WindowGroup { Shell() } } }
    struct Shell: View {
      \(router)
      @State private var isNew = false
      var body: some View { NavigationStack(path: $router.path) { \(content) } }
    }
    struct Login: View { private let router = Router.shared; var body: some View { Button("In") { router.restart(with: \
    .home) } } }
    struct Home: View { private let router = Router.shared; var body: some View { Button("More") { router.go(.detail) \
    } } }
    struct Detail: View { private let router = Router.shared; var body: some View { Button("Out") { \
    router.restart(with: .login) } } }
    struct Welcome: View { var body: some View { Text("Welcome") } }
    """
  }

  private let expected = [
    "Detail root Login", "Home push Detail", "Login root Home", "Router root Home", "Shell root Login",
    "TheApp root Shell",
  ]

  @Test(arguments: ["router.root.view()", "router.rootView()", "router.rootPage"])
  func theRouteSaysWhatTheStackShows(content: String) {
    let modifiers = ".navigationDestination(for: Page.self) { $0.view() }"
    #expect(
      transitionLines(source(router: "@StateObject private var router = Router.shared", content: content + modifiers))
        == expected)
    #expect(
      transitionLines(
        source(router: "@ObservedObject private var router: Router = .shared", content: content + modifiers))
        == expected)
  }

  /// One branch of the stack's content shows the route.
  @Test func besideAnotherContent() {
    let content =
      "if isNew { Welcome() } else { router.rootView().navigationDestination(for: Page.self) { $0.view() } }"
    #expect(
      transitionLines(source(router: "@StateObject private var router = Router.shared", content: content)) == expected)
  }

  /// What a shared object does as it is made, it does as the app starts, and not on all screens that use it.
  @Test func whatTheInitialiserSets() {
    let edges = screenEdges([
      "App/App.swift": source(
        router: "@StateObject private var router = Router.shared",
        content: "router.root.view().navigationDestination(for: Page.self) { $0.view() }")
    ])
    #expect(
      edges == [
        "Detail root Login", "Home push Detail", "Login root Home", "Shell root Home", "Shell root Login",
        "TheApp root Shell",
      ])
  }
}
