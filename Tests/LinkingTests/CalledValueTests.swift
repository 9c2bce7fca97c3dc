import Testing

/// Objects that are called like functions, wherever they are kept.
@Suite struct CalledValueTests {
  @Test(arguments: [
    ("private let open = OpenRoute()", "", "open(next(.film))"),
    ("", "let open = OpenRoute()", "open(next(.film))"),
    ("", "", "hand(OpenRoute())"),
  ])
  func theCodeThatCallsRunsIt(kept: String, local: String, call: String) {
    let edges = screenEdges([
      "App/App.swift": """
      import SwiftUI
      enum Media { case book, film }
      enum Route: Hashable { case book, film }
      final class Router: ObservableObject {
        static let shared = Router()
        @Published var path: [Route] = []
      }
      struct NextRoute {
        func callAsFunction(_ media: Media) -> Route {
          switch media {
          case .book: .book
          case .film: .film
          }
        }
      }
      struct OpenRoute { func callAsFunction(_ route: Route) { Router.shared.path.append(route) } }
      final class Model {
        private let next = NextRoute()
        \(kept)
        func tap() {
          \(local)
          \(call)
        }
        private func hand(_ open: OpenRoute) { open(next(.film)) }
      }
      @main struct TheApp: App {
        @StateObject private var router = Router.shared
        var body: some Scene {
          WindowGroup {
            NavigationStack(path: $router.path) {
              Home(model: Model()).navigationDestination(for: Route.self) { route in
                switch route {
                case .book: Book()
                case .film: Film()
                }
              }
            }
          }
        }
      }
      struct Home: View { let model: Model; var body: some View { Button("Film") { model.tap() } } }
      struct Book: View { var body: some View { Text("") } }
      struct Film: View { var body: some View { Text("") } }
      """
    ])
    #expect(edges == ["Home push Film", "TheApp root Home"])
  }
}
