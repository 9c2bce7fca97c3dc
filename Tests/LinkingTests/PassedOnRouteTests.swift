import Testing

/// A router that passes what it is told on to the router of what it has presented.
@Suite struct PassedOnRouteTests {
  @Test func whatIsPassedOnIsNoRouteOfItsOwn() {
    #expect(
      transitionLines(
        """
        import SwiftUI
        @main struct TheApp: App {
          var body: some Scene { WindowGroup { Shell(router: Router()) { Home() } } }
        }
        struct Route: Identifiable {
          let id: String
          private let content: AnyView
          init(id: String, @ViewBuilder content: () -> some View) {
            self.id = id
            self.content = AnyView(content())
          }
          var destination: some View { content }
          static var about: Route { Route(id: "about") { About() } }
          static func detail(_ number: Int) -> Route { Route(id: "detail") { Detail() } }
        }
        final class Router: ObservableObject {
          struct Presented: Identifiable { let route: Route; let router: Router; var id: String { route.id } }
          @Published var presented: Presented?
          func show(_ route: Route) {
            if let inner = presented?.router {
              inner.show(route)
              return
            }
            presented = Presented(route: route, router: Router())
          }
        }
        struct Shell: View {
          @StateObject private var router: Router
          private let content: AnyView
          init(router: @autoclosure @escaping () -> Router, @ViewBuilder content: @escaping () -> some View) {
            _router = StateObject(wrappedValue: router())
            self.content = AnyView(content())
          }
          var body: some View {
            content.environmentObject(router).sheet(item: $router.presented) { presented in
              Shell(router: presented.router) { presented.route.destination }
            }
          }
        }
        struct About: View { var body: some View { Text("About") } }
        struct Detail: View {
          @EnvironmentObject private var router: Router
          var body: some View { Button("About") { router.show(.about) } }
        }
        struct Home: View {
          @EnvironmentObject private var router: Router
          var body: some View { Button("Detail") { router.show(.detail(1)) } }
        }
        """) == ["Detail sheet About", "Home sheet Detail", "TheApp root Home"])
  }
}

extension PassedOnRouteTests {
  /// What is presented holds the route that was handed over, and its content shows that route's.
  @Test func aRouteWithinWhatIsPresented() {
    #expect(
      transitionLines(
        """
        import SwiftUI
        @main struct TheApp: App { var body: some Scene { WindowGroup { Home() } } }
        struct Route {
          private let content: AnyView
          init(@ViewBuilder content: () -> some View) { self.content = AnyView(content()) }
          var destination: some View { content }
          static var about: Route { Route { About() } }
        }
        final class Router: ObservableObject {
          struct Presented: Identifiable { let route: Route; var id: String { "" } }
          @Published var presented: Presented?
          func show(_ route: Route) { presented = .init(route: route) }
        }
        struct About: View { var body: some View { Text("About") } }
        struct Home: View {
          @StateObject private var router = Router()
          var body: some View {
            Button("About") { router.show(.about) }
              .sheet(item: $router.presented) { presented in presented.route.destination }
          }
        }
        """) == ["Home sheet About", "TheApp root Home"])
  }
}

extension PassedOnRouteTests {
  /// Nobody calls one of the router's functions: it shows no route, and not all that there are.
  @Test func aFunctionThatNobodyCalls() {
    #expect(
      transitionLines(
        """
        import SwiftUI
        @main struct TheApp: App { var body: some Scene { WindowGroup { Home() } } }
        struct Route {
          private let content: AnyView
          init(@ViewBuilder content: () -> some View) { self.content = AnyView(content()) }
          var destination: some View { content }
          static var about: Route { Route { About() } }
        }
        final class Router: ObservableObject {
          struct Presented: Identifiable { let route: Route; var id: String { "" } }
          @Published var presented: Presented?
          func show(_ route: Route) { presented = .init(route: route) }
          func show(_ route: Route, after delay: Int) { show(route) }
        }
        struct About: View { var body: some View { Text("About") } }
        struct Home: View {
          @StateObject private var router = Router()
          var body: some View {
            Button("About") { router.show(.about) }
              .fullScreenCover(item: $router.presented) { presented in presented.route.destination }
          }
        }
        """) == ["Home cover About", "TheApp root Home"])
  }
}
