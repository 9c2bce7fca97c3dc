import Linking
import NavigationModel
import Testing

/// Routers and presenters of the app that know neither their routes nor their content.
@Suite struct RouterStyleTests {
  private let screens = """
    import SwiftUI
    struct Detail: View { var body: some View { Text("detail") } }
    struct Info: View { var body: some View { Text("info") } }
    struct Start: View { var body: some View { Text("start") } }
    """

  /// The route type is an associated type, the router a generic parameter of every view, and the route says how it is
  /// shown.
  private let genericRouter = """
    import SwiftUI
    enum Style { case push, sheet }
    enum Route: Hashable, Identifiable {
      case start, detail, info
      var id: Self { self }
      var style: Style {
        switch self {
        case .start, .detail: .push
        case .info: .sheet
        }
      }
      @ViewBuilder func view() -> some View {
        switch self {
        case .start: Start()
        case .detail: Detail()
        case .info: Info()
        }
      }
    }
    protocol AppRouter: ObservableObject {
      associatedtype Destination: Hashable
      associatedtype Content: View
      var path: NavigationPath { get set }
      var sheet: Destination? { get set }
      func view(to destination: Destination) -> Content
      func route(to destination: Destination)
      func pop()
    }
    final class MainRouter: AppRouter {
      @Published var path = NavigationPath()
      @Published var sheet: Route?
      func view(to destination: Route) -> some View { destination.view() }
      func route(to destination: Route) {
        switch destination.style {
        case .push: push(destination)
        case .sheet: present(destination)
        }
      }
      private func push(_ destination: Route) { path.append(destination) }
      private func present(_ destination: Route) { sheet = destination }
      func pop() { path.removeLast() }
    }
    struct RouterView<Router: AppRouter>: View {
      @ObservedObject var router: Router
      let root: Router.Destination
      var body: some View {
        NavigationStack(path: $router.path) {
          router.view(to: root)
            .navigationDestination(for: Router.Destination.self) { router.view(to: $0) }
            .sheet(item: $router.sheet) { router.view(to: $0) }
        }
      }
    }
    @main struct Demo: App {
      @StateObject private var router = MainRouter()
      var body: some Scene { WindowGroup { RouterView(router: router, root: .start) } }
    }
    struct Menu<Router: AppRouter>: View {
      @EnvironmentObject private var router: Router
      var body: some View {
        TabView {
          router.view(to: .start)
        }
        Button("1") { router.route(to: .detail) }
        Button("2") { router.route(to: .info) }
        Button("3") { router.pop() }
      }
    }
    """

  @Test func aGenericRouterFindsItsRoutesByTheirOnlyWitness() {
    let lines = transitionLines(screens, genericRouter)
    #expect(
      lines.filter { $0.hasPrefix("Menu") } == [
        "Menu back pop", "Menu push Detail", "Menu sheet Info", "Menu tab Start",
      ])
    #expect(lines.contains("Demo root Start"))
  }

  @Test func aStackOfContentsShowsWhatWasPutOnIt() {
    let lines = transitionLines(
      screens,
      """
      final class Presenter: ObservableObject {
        static let shared = Presenter()
        private var stack: [Item] = []
        func show(type: Item.Style = .sheet, @ViewBuilder content: @escaping (Bool) -> some View) {
          stack.append(Item(type: type, content: content))
        }
        func item(at level: Int) -> Item? { stack[level] }
      }
      struct Item {
        enum Style { case sheet, cover }
        let type: Style
        let builder: (Bool) -> AnyView
        init(type: Style, content: @escaping (Bool) -> some View) {
          self.type = type
          builder = { flag in AnyView(content(flag)) }
        }
        func content(_ flag: Bool) -> AnyView { builder(flag) }
      }
      struct PresenterModifier: ViewModifier {
        private let presenter = Presenter.shared
        @State private var current: Item.Style?
        func body(content: Content) -> some View {
          content
            .sheet(isPresented: binding(for: .sheet)) { shown() }
            .fullScreenCover(isPresented: binding(for: .cover)) { shown() }
        }
        private func binding(for type: Item.Style) -> Binding<Bool> {
          Binding(get: { current == type }, set: { _ in current = nil })
        }
        private func shown() -> some View {
          Group { if let item = presenter.item(at: 0) { item.content(true) } }
        }
      }
      @main struct Demo: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View {
        var body: some View {
          Button("1") { Presenter.shared.show { _ in Detail() } }
          Button("2") { Presenter.shared.show(type: .cover) { _ in Info() } }
        }
      }
      """)
    #expect(lines == ["Demo root Home", "Home cover Info", "Home sheet Detail"])
  }

  @Test func anActionOfTheEnvironmentIsCalledLikeAFunction() {
    let lines = transitionLines(
      screens,
      """
      enum Route: Hashable { case detail, info }
      struct NavigateAction {
        let navigate: (Route) -> Void
        func callAsFunction(_ route: Route) { navigate(route) }
      }
      extension EnvironmentValues { @Entry var go = NavigateAction { _ in } }
      @main struct Demo: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View {
        @State private var path: [Route] = []
        var body: some View {
          NavigationStack(path: $path) {
            Row().navigationDestination(for: Route.self) { route in
              switch route {
              case .detail: Detail()
              case .info: Info()
              }
            }
          }
          .environment(\\.go, NavigateAction { route in path.append(route) })
        }
      }
      struct Row: View {
        @Environment(\\.go) private var navigate
        var body: some View { Button("Open") { navigate(.info) } }
      }
      """)
    #expect(lines == ["Demo root Home", "Home root Row", "Row push Info"])
  }

  @Test func aLinkOverAGenericListShowsItsOwnElements() {
    let graph = graph([
      "App/Screens.swift": screens,
      "App/Home.swift": """
      import SwiftUI
      struct Contact: Hashable, Identifiable { let id: Int }
      struct Note: Hashable, Identifiable { let id: Int }
      struct Group<T: Identifiable>: Identifiable { let id: Int; let values: [T]; init(id: Int, values: [T]) { self.id \
      = id; self.values = values } }
      @main struct Demo: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View {
        var contacts: [Group<Contact>] { [Group(id: 1, values: [Contact(id: 1)])] }
        var notes: [Group<Note>] { [Group(id: 1, values: [Note(id: 1)])] }
        var body: some View {
          NavigationStack {
            ForEach(contacts) { group in
              ForEach(group.values) { contact in NavigationLink(value: contact) { Text("contact") } }
            }
            .navigationDestination(for: Contact.self) { _ in Detail() }
          }
        }
      }
      """,
    ])
    #expect(graph.transitions.filter { $0.kind == .push }.map(\.owner) == ["Home"])
    #expect(graph.unmatched.isEmpty)
  }

  /// The way to the lock is a payload of what a state keeps; the state's configuration comes through a cast.
  @Test func aRouteThatIsTakenOutOfAnUnknownValueIsStillARoute() {
    let graph = graph([
      "App/Screens.swift": screens,
      "App/Home.swift": """
      import SwiftUI
      enum Way: Equatable { case back, push(Route) }
      enum Route: Hashable { case detail, lock(Lock) }
      struct Lock: Hashable { let success: Way }
      protocol Routing { func push(with route: Route) }
      @Observable final class Router: Routing {
        var path: [Route] = []
        func push(with route: Route) { path.append(route) }
      }
      @main struct Demo: App {
        @State var router = Router()
        var body: some Scene {
          WindowGroup {
            NavigationStack(path: $router.path) {
              Button("Lock") { router.push(with: .lock(Lock(success: .push(.detail)))) }
                .navigationDestination(for: Route.self) { route in
                  switch route {
                  case .detail: Detail()
                  case .lock(let lock): LockView(model: LockModel(router: router, config: lock))
                  }
                }
            }
          }
        }
      }
      final class LockModel {
        let router: Routing
        let way: Way
        init(router: Routing, config: any Equatable) {
          self.router = router
          guard let config = config as? Lock else { fatalError() }
          self.way = config.success
        }
        func done() { go(way) }
        private func go(_ way: Way) {
          switch way {
          case .push(let route): router.push(with: route)
          case .back: break
          }
        }
      }
      struct LockView: View {
        let model: LockModel
        var body: some View { Button("Done") { model.done() } }
      }
      """,
    ])
    #expect(graph.unmatched.isEmpty)
  }

  @Test func whatIsReadFromARawValueMayBeAnyCase() {
    let lines = transitionLines(
      screens,
      """
      enum Action: String { case open, close }
      final class Opener {
        static let shared = Opener()
        let navigation = UINavigationController()
        func show(_ controller: UIViewController) { navigation.pushViewController(controller, animated: true) }
      }
      final class Page: UIViewController {}
      @main struct Demo: App { var body: some Scene { WindowGroup { Start().onOpenURL { handle($0) } } }
        func handle(_ url: URL) {
          guard let action = Action(rawValue: url.host ?? "") else { return }
          switch action {
          case .open: Opener.shared.show(Page())
          case .close: break
          }
        }
      }
      """)
    #expect(lines == ["Demo push Page", "Demo root Start"])
  }

  @Test func anExtensionSaysWhatAGenericParameterIs() {
    let graph = graph([
      "App/Screens.swift": screens,
      "App/Page.swift": """
      import SwiftUI
      struct Page<Content: View>: View {
        let content: (Int) -> Content
        var body: some View { VStack { content(1); Text("") } }
      }
      struct Course: View { init(number: Int) {} ; var body: some View { Text("course").sheet(isPresented: \
      .constant(true)) { Detail() } } }
      extension Page where Content == Course { init(path: Int) { self.init(content: Content.init) } }
      @main struct Demo: App { var body: some Scene { WindowGroup { Page(path: 1) } } }
      """,
    ])
    #expect(graph.screens.filter { !$0.isReachable }.map(\.name).filter { $0 == "Course" || $0 == "Detail" } == [])
  }

  @Test func aWrapperThatChoosesItsContainerIsStillAWrapper() {
    let lines = transitionLines(
      screens,
      """
      struct ThemedStack<Content: View>: View {
        private let content: Content
        private let path: Binding<NavigationPath>?
        init(path: Binding<NavigationPath>? = nil, @ViewBuilder content: () -> Content) { self.content = content(); \
      self.path = path }
        var body: some View {
          Group {
            if let path { NavigationStack(path: path) { content } } else { NavigationStack { content } }
          }
          .tint(.red)
        }
      }
      @main struct Demo: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View {
        @State private var isShown = false
        var body: some View { Text("").sheet(isPresented: $isShown) { ThemedStack { Detail() } } }
      }
      """)
    #expect(lines == ["Demo root Home", "Home sheet Detail"])
  }

  @Test func anAppsOwnTypeDoesNotHideTheSystemsOfThatName() {
    let lines = transitionLines(
      screens,
      """
      struct TabView<First: View, Second: View>: View {
        let first: () -> First
        let second: () -> Second
        init(first: @escaping () -> First, second: @escaping () -> Second) { self.first = first; self.second = second }
        var body: some View {
          SwiftUI.TabView {
            page(content: first)
            page(content: second)
          }
        }
      }
      private func page<Content: View>(content: () -> Content) -> some View { NavigationView(content: content).tabItem \
      { Text("") } }
      @main struct Demo: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View {
        var body: some View { TabView(first: { Detail() }, second: info) }
        func info() -> Info { .init() }
      }
      """)
    #expect(lines == ["Demo root Home", "Home tab Detail", "Home tab Info"])
  }

  @Test func nestedBranchesOfARootAreRoots() {
    let lines = transitionLines(
      screens,
      """
      @main struct Demo: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View {
        @State var isLoading = true
        @State var isKnown = true
        var body: some View {
          Group {
            if isLoading { Text("") } else { if isKnown { Detail() } else { Start() } }
          }
        }
      }
      """)
    #expect(lines == ["Demo root Home", "Home root Detail", "Home root Start"])
  }

  /// Routes that are protocols with extensions for routers, and transitions that are objects: each object opens in its
  /// own way.
  @Test func routesAsExtensionsAndTransitionsAsObjects() {
    let source = """
      import UIKit
      protocol Transition: AnyObject { var viewController: UIViewController? { get set }; func open(_ page: \
      UIViewController) }
      final class PushTransition: Transition {
        weak var viewController: UIViewController?
        func open(_ page: UIViewController) { viewController?.navigationController?.pushViewController(page, animated: \
      true) }
      }
      final class ModalTransition: Transition {
        weak var viewController: UIViewController?
        let style: UIModalPresentationStyle
        init(style: UIModalPresentationStyle = .fullScreen) { self.style = style }
        func open(_ page: UIViewController) {
          page.modalPresentationStyle = style
          viewController?.present(page, animated: true)
        }
      }
      protocol RouterProtocol: AnyObject { associatedtype Screen: UIViewController; var viewController: Screen? { get \
      }; func open(_ page: UIViewController, by transition: Transition) }
      class Router<Screen: UIViewController>: RouterProtocol {
        weak var viewController: Screen?
        func open(_ page: UIViewController, by transition: Transition) { transition.viewController = viewController; \
      transition.open(page) }
      }
      protocol DetailRoute { func openDetail() }
      extension DetailRoute where Self: RouterProtocol { func openDetail() { open(DetailController(), by: \
      PushTransition()) } }
      protocol SettingsRoute { func openSettings() }
      extension SettingsRoute where Self: RouterProtocol {
        func openSettings() { let transition = ModalTransition(); self.open(UINavigationController(rootViewController: \
      SettingsController()), by: transition) }
      }
      final class ListRouter: Router<ListController>, DetailRoute, SettingsRoute {}
      final class ListController: UIViewController {
        let router: DetailRoute & SettingsRoute
        init(router: DetailRoute & SettingsRoute) { self.router = router; super.init(nibName: nil, bundle: nil) }
        func detail() { router.openDetail() }
        func settings() { router.openSettings() }
      }
      final class DetailController: UIViewController {}
      final class SettingsController: UIViewController {}
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let router = ListRouter(), list = ListController(router: router)
          router.viewController = list
          window?.rootViewController = UINavigationController(rootViewController: list)
        }
      }
      """
    #expect(
      transitionLines(source) == [
        "DetailRoute push DetailController", "SceneDelegate root ListController",
        "SettingsRoute cover SettingsController",
      ])
    #expect(screenEdges(["App/App.swift": source]).contains("ListController cover SettingsController"))
  }

  /// Which of several types runs hangs on what the tree puts into the property that is asked, also where it is a `var`.
  @Test func presentersInProperties() {
    let lines = transitionLines(
      """
      import UIKit
      protocol Presenting { func present(_ target: UIViewController, from parent: UIViewController) }
      struct PushPresenter: Presenting {
        func present(_ target: UIViewController, from parent: UIViewController) { \
      parent.navigationController?.pushViewController(target, animated: true) }
      }
      struct CoverPresenter: Presenting {
        func present(_ target: UIViewController, from parent: UIViewController) {
          target.modalPresentationStyle = .fullScreen
          parent.present(target, animated: true)
        }
      }
      struct FreshPresenter: Presenting {
        func present(_ target: UIViewController, from parent: UIViewController) { \
      parent.navigationController?.setViewControllers([target], animated: true) }
      }
      struct Coordinator {
        var push: Presenting = PushPresenter()
        var cover: Presenting = CoverPresenter()
        var fresh: Presenting = FreshPresenter()
        init() {}
        func detail(from parent: UIViewController) { push.present(Detail(), from: parent) }
        func web(from parent: UIViewController) { cover.present(Web(), from: parent) }
        func start(from parent: UIViewController) { fresh.present(Start(), from: parent) }
      }
      final class Detail: UIViewController {}
      final class Web: UIViewController {}
      final class Start: UIViewController {}
      final class Home: UIViewController {
        let coordinator = Coordinator()
        @objc func a() { coordinator.detail(from: self) }
        @objc func b() { coordinator.web(from: self) }
        @objc func c() { coordinator.start(from: self) }
      }
      """)
    #expect(
      lines == ["Coordinator cover Web", "Coordinator push Detail", "Coordinator root Start", "Home flow Coordinator"])
  }
}
