import Testing

/// What stacks start with, and what is put in its place later.
@Suite struct FirstScreenTests {
  /// The content is made by somebody else from a route that an object holds.
  @Test func routesThatARouterHolds() {
    let lines = transitionLines(
      """
      import SwiftUI
      enum Page: Hashable { case splash, login, home, detail }
      @Observable final class Router {
        var path = NavigationPath()
        var first: Page { didSet { id = UUID() } }
        private(set) var id = UUID()
        init(first: Page = .splash) { self.first = first }
        func push(_ page: Page) { path.append(page) }
        func restart(with page: Page) { path.removeLast(path.count); first = page }
      }
      struct Pages {
        @ViewBuilder func view(for page: Page) -> some View {
          switch page {
          case .splash: SplashView()
          case .login: LoginView()
          case .home: HomeView()
          case .detail: DetailView()
          }
        }
      }
      struct Shell: View {
        @State private var router = Router()
        @State private var pages = Pages()
        var body: some View {
          NavigationStack(path: $router.path) {
            pages.view(for: router.first).id(router.id).navigationDestination(for: Page.self) { pages.view(for: $0) }
          }.environment(router)
        }
      }
      struct SplashView: View { @Environment(Router.self) var router; var body: some View { Text("").onAppear { \
      router.restart(with: .login) } } }
      struct LoginView: View { @Environment(Router.self) var router; var body: some View { Button("In") { \
      router.restart(with: .home) } } }
      struct HomeView: View { @Environment(Router.self) var router; var body: some View { Button("More") { \
      router.push(.detail) } } }
      struct DetailView: View { var body: some View { Text("Detail") } }
      @main struct PagesApp: App { var body: some Scene { WindowGroup { Shell() } } }
      """)
    #expect(
      lines == [
        "HomeView push DetailView", "LoginView root HomeView", "PagesApp root Shell", "Shell root SplashView",
        "SplashView root LoginView",
      ])
  }

  /// A stack without a content of its own: the path holds the first screen, too.
  @Test func pathsThatHoldTheFirstScreen() {
    let lines = transitionLines(
      """
      import SwiftUI
      import ComposableArchitecture
      import TCACoordinators
      @Reducer enum Page { case splash(Splash); case list(ListFeature) }
      @Reducer struct Splash { struct State {}; enum Action { case done }; var body: some ReducerOf<Self> { \
      EmptyReducer() } }
      @Reducer struct ListFeature { struct State {}; enum Action { case none }; var body: some ReducerOf<Self> { \
      EmptyReducer() } }
      @Reducer struct Flow {
        @ObservableState struct State {
          static let first = State(routes: [.root(.splash(Splash.State()), embedInNavigationView: true)])
          var routes: IdentifiedArrayOf<Route<Page.State>>
        }
        enum Action { case router(IdentifiedRouterActionOf<Page>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .router(.routeAction(_, action: .splash(.done))): state.routes.push(.list(ListFeature.State()))
            default: break
            }
            return .none
          }
        }
      }
      struct FlowView: View {
        let store: StoreOf<Flow>
        var body: some View {
          TCARouter(store.scope(state: \\.routes, action: \\.router)) { screen in
            switch screen.case {
            case let .splash(store): SplashView(store: store)
            case let .list(store): ListView(store: store)
            }
          }
        }
      }
      struct SplashView: View { let store: StoreOf<Splash>; var body: some View { Button("Go") { store.send(.done) } } }
      struct ListView: View { let store: StoreOf<ListFeature>; var body: some View { Text("List") } }
      @main struct FlowApp: App { var body: some Scene { WindowGroup { FlowView(store: Store(initialState: .first) { \
      Flow() }) } } }
      """)
    #expect(lines == ["Flow push ListView", "FlowApp root FlowView", "FlowView root SplashView"])
  }
}
