import Testing

/// Routers behind a wrapper that erases their types, and coordinators that observe the route they were given last.
@Suite struct ErasedRouterTests {
  /// The wrapper calls one and the same method of every router; the route's type says of which.
  @Test func aWrapperCallsTheRouterOfItsRoutes() {
    let edges = screenEdges([
      "App.swift": """
      import SwiftUI
      protocol RouteKind {}
      protocol Trigger: AnyObject { associatedtype Kind: RouteKind; func trigger(_ route: Kind) }
      final class AnyTrigger<Kind: RouteKind>: Trigger {
        private let triggerFunc: (Kind) -> Void
        init<T: Trigger>(_ router: T) where T.Kind == Kind { self.triggerFunc = router.trigger }
        func trigger(_ route: Kind) { triggerFunc(route) }
      }
      enum MainRoute: RouteKind { case about, help, options }
      enum OptionsRoute: RouteKind { case sound, text }
      final class MainModel: ObservableObject { let router: AnyTrigger<MainRoute>; init(router: AnyTrigger<MainRoute>) \
      { self.router = router }
        func about() { router.trigger(.about) }
        func options() { router.trigger(.options) } }
      final class HelpModel: ObservableObject { let router: AnyTrigger<MainRoute>; init(router: AnyTrigger<MainRoute>) \
      { self.router = router }
        func help() { router.trigger(.help) } }
      final class OptionsModel: ObservableObject { let router: AnyTrigger<OptionsRoute>; init(router: \
      AnyTrigger<OptionsRoute>) { self.router = router }
        func sound() { router.trigger(.sound) }
        func text() { router.trigger(.text) } }
      struct MainView: View { @ObservedObject var model: MainModel
        var body: some View { Button("a", action: model.about); Button("o") { model.options() } } }
      struct About: View { @ObservedObject var model: HelpModel
        var body: some View { Button("h") { model.help() } } }
      struct Help: View { var body: some View { Text("h") } }
      struct Options: View { @ObservedObject var model: OptionsModel
        var body: some View { Button("s", action: model.sound); Button("t", action: model.text) } }
      struct Sound: View { var body: some View { Text("h") } }
      struct Texts: View { var body: some View { Text("h") } }
      final class MainFlow: Trigger {
        let navigation = UINavigationController()
        private var section: MainRoute? {
          didSet {
            guard let section else { return }
            DispatchQueue.main.async { self.handle(section) }
          }
        }
        func start() { navigation.setViewControllers([UIHostingController(rootView: MainView(model: MainModel(router: \
      AnyTrigger(self))))], animated: false) }
        func trigger(_ route: MainRoute) { section = route }
        private func handle(_ section: MainRoute) {
          switch section {
          case .about: navigation.pushViewController(UIHostingController(rootView: About(model: HelpModel(router: \
      AnyTrigger(self)))), animated: true)
          case .help: navigation.pushViewController(UIHostingController(rootView: Help()), animated: true)
          case .options: OptionsFlow(navigation: navigation).start()
          }
        }
      }
      final class OptionsFlow: Trigger {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() { navigation.pushViewController(UIHostingController(rootView: Options(model: OptionsModel(router: \
      AnyTrigger(self)))), animated: true) }
        func trigger(_ route: OptionsRoute) {
          switch route {
          case .sound: navigation.pushViewController(UIHostingController(rootView: Sound()), animated: true)
          case .text: navigation.pushViewController(UIHostingController(rootView: Texts()), animated: true)
          }
        }
      }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        let flow = MainFlow()
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = flow.navigation
          flow.start()
        }
      }
      """
    ])
    #expect(
      edges == [
        "About push Help", "MainView flow OptionsFlow", "MainView push About", "MainView push Options",
        "Options push Sound", "Options push Texts", "SceneDelegate flow MainFlow", "SceneDelegate root MainView",
      ])
  }

  /// `.init(initial:)` where the type of the stack is written, with its module; an empty view stands in for the first
  /// screen.
  @Test func aStackMadeByItsWrittenType() {
    let lines = transitionLines(
      """
      import SwiftUI
      import Stinsen
      @main struct Shop: App { var body: some Scene { WindowGroup { NavigationViewCoordinator(MainFlow()).view() } } }
      final class MainFlow: NavigationCoordinatable {
        var stack: Stinsen.NavigationStack<MainFlow> = .init(initial: \\.start)
        let store: Store?
        init() { store = Store() }
        @Root var start = makeStart
        @Route(.push) var about = makeAbout
        @ViewBuilder func makeStart() -> some View {
          if let store {
            StartView(store: store) { [weak self] in self?.show() }
          } else {
            EmptyView()
          }
        }
        func makeAbout() -> some View { About() }
        func show() { route(to: \\.about) }
      }
      final class Store {}
      struct StartView: View { let store: Store; let tapped: () -> Void
        var body: some View { Button("a", action: tapped) } }
      struct About: View { var body: some View { Text("h") } }
      """)
    #expect(lines == ["MainFlow push About", "MainFlow root StartView", "Shop root MainFlow", "Shop root StartView"])
  }
}
