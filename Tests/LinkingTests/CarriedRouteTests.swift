import Testing

/// Routes and roots that an app's own types carry: in what is stored, handed on or made by default.
@Suite struct CarriedRouteTests {
  /// A view that keeps the route it is made with as its state and shows nothing but that route's screen.
  @Test func aSwitchingViewMayKeepItsRouteAsState() {
    let lines = transitionLines(
      """
      import SwiftUI
      enum Sheet: Hashable, Identifiable { var id: Int { hashValue }; case profile, result(Int) }
      struct SheetView: View {
        @State var sheet: Sheet
        var model: HomeModel
        var body: some View {
          switch sheet {
          case .profile: NavigationStack { ProfileBuilder(model).body }
          case let .result(number): NavigationStack { ResultView(number: number) }
          }
        }
      }
      struct ProfileBuilder {
        private var model: HomeModel
        init(_ model: HomeModel) { self.model = model }
        var body: some View {
          let view = ProfileView()
          return view
        }
      }
      final class HomeModel: ObservableObject {
        enum Action { case open(Sheet), match }
        @Published var sheet: Sheet?
        func send(action: Action) {
          switch action {
          case .match: sheet = .result(1)
          case let .open(sheet): self.sheet = sheet
          }
        }
      }
      struct HomeView: View {
        @StateObject var model = HomeModel()
        var body: some View {
          VStack {
            Button("Profile") { model.send(action: .open(.profile)) }
            Button("Match") { model.send(action: .match) }
          }
          .fullScreenCover(item: $model.sheet) { sheet in SheetView(sheet: sheet, model: model) }
        }
      }
      struct ProfileView: View { var body: some View { Text("") } }
      struct ResultView: View { let number: Int; var body: some View { Text("") } }
      @main struct MatchApp: App { var body: some Scene { WindowGroup { HomeView() } } }
      """)
    #expect(lines == ["HomeModel cover ResultView", "HomeView cover ProfileView", "MatchApp root HomeView"])
  }

  /// A view that switches over its route, under a group and modifiers, with a `switch` in an arm; not one that lays
  /// something out. With state of its own it is a screen that changes its looks.
  @Test func aSwitchingViewWithStateIsAScreen() {
    let lines = transitionLines(
      """
      import SwiftUI
      enum Mode { case first, next(Int) }
      struct CameraView: View {
        let mode: Mode
        @State private var model = CameraModel()
        var body: some View {
          Group {
            switch mode {
            case .first: FirstView()
            case .next(let number): NextView(number: number)
            }
          }
          .onAppear { model.start() }
        }
      }
      @Observable final class CameraModel { func start() {} }
      struct FirstView: View { var body: some View { Text("") } }
      struct NextView: View { let number: Int; var body: some View { Text("") } }
      struct HomeView: View { var body: some View { NavigationLink("Go") { CameraView(mode: .first) } } }
      """)
    #expect(lines == ["HomeView push CameraView"])
  }

  @Test func aSwitchingViewMayBeModified() {
    let lines = transitionLines(
      """
      import SwiftUI
      enum Place: Hashable { case home, mail(MailPlace), card(Int) }
      enum MailPlace: Hashable { case list, sent }
      enum Tone { case loud, calm }
      final class Router<Route: Hashable>: ObservableObject {
        @Published var places: [Route] = []
        func push(to place: Route) { places.append(place) }
      }
      typealias MainRouter = Router<Place>
      struct PlaceView: View {
        @EnvironmentObject var router: MainRouter
        @State var place: Place
        var body: some View {
          Group {
            switch place {
            case .home: HomeView()
            case .mail(let inner):
              switch inner {
              case .list: MailView()
              case .sent: SentView()
              }
            case .card(let number): CardView(number: number)
            }
          }
          .navigationBarBackButtonHidden(true)
          .environmentObject(router)
        }
      }
      struct RootView: View {
        @StateObject var router = MainRouter()
        var body: some View {
          NavigationStack(path: $router.places) {
            TabView {
              PlaceView(place: .home).tag(0)
              PlaceView(place: .mail(.list)).tag(1)
            }
            .navigationDestination(for: Place.self) { place in PlaceView(place: place) }
          }
        }
      }
      struct HomeView: View {
        @EnvironmentObject var router: MainRouter
        var body: some View { Button("Card") { router.push(to: .card(1)) } }
      }
      struct MailView: View {
        @EnvironmentObject var router: MainRouter
        @State var isTold = false
        var body: some View {
          Button("Sent") { router.push(to: .mail(.sent)) }.sheet(isPresented: $isTold) { ToneView(tone: .calm) }
        }
      }
      struct SentView: View { var body: some View { Text("") } }
      struct CardView: View { let number: Int; var body: some View { Text("") } }
      struct ToneView: View {
        let tone: Tone
        var body: some View {
          VStack {
            switch tone {
            case .loud: LoudView()
            case .calm: CalmView()
            }
          }
        }
      }
      struct LoudView: View { var body: some View { Text("") } }
      struct CalmView: View { var body: some View { Text("") } }
      @main struct MyApp: App { var body: some Scene { WindowGroup { RootView() } } }
      """)
    #expect(
      lines == [
        "HomeView push CardView", "MailView push SentView", "MailView sheet ToneView", "MyApp root RootView",
        "RootView tab HomeView", "RootView tab MailView",
      ])
  }

  /// A route that nobody makes shows what any value in it would show.
  @Test func whatARouteThatNobodyMakesWouldShow() {
    let found = graph([
      "App.swift": """
      import SwiftUI
      enum Place: Hashable { case home, mail(MailPlace) }
      enum MailPlace: Hashable { case list, sent }
      struct PlaceView: View {
        let place: Place
        var body: some View {
          Group {
            switch place {
            case .home: HomeView()
            case .mail(let inner):
              switch inner {
              case .list: MailView()
              case .sent: SentView()
              }
            }
          }
          .tint(.red)
        }
      }
      struct RootView: View {
        @State var places: [Place] = []
        var body: some View {
          NavigationStack(path: $places) {
            Button("Home") { places.append(.home) }.navigationDestination(for: Place.self) { PlaceView(place: $0) }
          }
        }
      }
      struct HomeView: View { var body: some View { Text("") } }
      struct MailView: View { var body: some View { Text("") } }
      struct SentView: View { var body: some View { Text("") } }
      @main struct MyApp: App { var body: some Scene { WindowGroup { RootView() } } }
      """
    ])
    #expect(found.routes.first { $0.id == "Place.mail" }?.destinations == ["MailView", "SentView"])
    #expect(!found.screens.contains { $0.name == "PlaceView" })
  }

  /// A view that stands in another branch than the route's is not the route's.
  @Test func aRouteThatIsOneOfSeveralBranches() {
    let found = graph([
      "App.swift": """
      import SwiftUI
      enum Place { case home, mail }
      extension Place {
        @ViewBuilder func view() -> some View {
          switch self {
          case .home: HomeView()
          case .mail: MailView()
          }
        }
      }
      struct RootView: View {
        let place: Place
        var body: some View { place.view() }
      }
      struct HomeView: View { var body: some View { Text("Home") } }
      struct MailView: View { var body: some View { Text("Mail") } }
      struct WelcomeView: View { var body: some View { Text("Welcome") } }
      @main struct MyApp: App {
        @State private var isNew = true
        @State private var isMail = false
        var body: some Scene {
          WindowGroup {
            if isNew { WelcomeView() } else { NavigationStack { RootView(place: .home) }.sheet(isPresented: $isMail) { \
      RootView(place: .mail) } }
          }
        }
      }
      """
    ])
    #expect(found.routes.first { $0.id == "Place.home" }?.destinations == ["HomeView"])
    #expect(
      found.transitions.filter { $0.kind == .root }.map { [$0.to, $0.route ?? ""] } == [
        ["HomeView", "Place.home"], ["WelcomeView", ""],
      ])
  }

  /// Cases that are named like the views they stand for, in a closure that a generic stack of the app calls.
  @Test func casesThatAreNamedLikeTheirViews() {
    let lines = transitionLines(
      """
      import SwiftUI
      enum Pages { case Start, Detail, Wide }
      final class Router<T: Hashable>: ObservableObject {
        @Published var root: T
        @Published var paths: [T] = []
        @Published var values: [T: Any?] = [:]
        init(root: T) { self.root = root }
        func push(_ path: T, value: Any? = nil) { paths.append(path); values[path] = value }
      }
      struct RouterView<T: Hashable, Content: View>: View {
        @ObservedObject var router: Router<T>
        @ViewBuilder var build: (T, Any?) -> Content
        var body: some View {
          NavigationStack(path: $router.paths) {
            build(router.root, nil).navigationDestination(for: T.self) { path in build(path, router.values[path] ?? \
      nil) }
          }
          .environmentObject(router)
        }
      }
      struct Shell: View {
        @ObservedObject var router = Router<Pages>(root: .Start)
        var body: some View {
          RouterView(router: router) { path, value in
            switch path {
            case .Start: First()
            case.Detail: Detail(list: value as? [Int] ?? [])
            case .Wide: WideView()
            }
          }
        }
      }
      struct First: View {
        @EnvironmentObject var router: Router<Pages>
        var body: some View {
          VStack {
            Button("Detail") { router.push(.Detail, value: [1]) }
            Button("Wide") { router.push(.Wide) }
          }
        }
      }
      struct Detail: View { var list: [Int]; var body: some View { Text("") } }
      struct WideView: View { @State var isOpen = false; var body: some View { Text("").sheet(isPresented: $isOpen) { \
      Detail(list: []) } } }
      @main struct PagesApp: App { var body: some Scene { WindowGroup { Shell() } } }
      """)
    #expect(
      lines == [
        "First push Detail", "First push WideView", "PagesApp root Shell", "Shell root First", "WideView sheet Detail",
      ])
  }

  /// A flow's own property of the name of a window's is none; what it holds is what was just put there.
  @Test func aFlowKeepsItsFirstController() {
    let lines = transitionLines(
      """
      import UIKit
      class Flow: NSObject {
        let navigation: UINavigationController
        private(set) var children: [Flow] = []
        private(set) var rootViewController: UIViewController?
        init(navigation: UINavigationController) { self.navigation = navigation }
        func setup() -> UIViewController { UIViewController() }
        func startChild(_ flow: Flow) -> UIViewController {
          children.append(flow)
          flow.rootViewController = flow.setup()
          return flow.rootViewController ?? UIViewController()
        }
      }
      final class AppFlow: Flow {
        func open() {
          let flow = MainFlow(navigation: navigation)
          let first = startChild(flow)
          navigation.viewControllers = [first]
        }
        func signIn() {
          let other = UINavigationController()
          let flow = LoginFlow(navigation: other)
          let first = startChild(flow)
          other.viewControllers = [first]
          other.modalPresentationStyle = .fullScreen
          navigation.present(other, animated: true)
        }
      }
      final class MainFlow: Flow {
        override func setup() -> UIViewController {
          let tabs = Tabs()
          tabs.viewControllers = [list()]
          return tabs
        }
        private func list() -> UINavigationController {
          let stack = UINavigationController()
          let first = startChild(ListFlow(navigation: stack))
          stack.viewControllers = [first]
          return stack
        }
      }
      final class ListFlow: Flow { override func setup() -> UIViewController { List() } }
      final class LoginFlow: Flow { override func setup() -> UIViewController { Login() } }
      final class Tabs: UITabBarController {}
      final class List: UIViewController {}
      final class Login: UIViewController {}
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: \
      [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          let navigation = UINavigationController()
          window?.rootViewController = navigation
          let flow = AppFlow(navigation: navigation)
          if options == nil { flow.open() } else { flow.signIn() }
          return true
        }
      }
      """)
    #expect(
      lines.filter { !$0.contains(" flow ") } == ["AppFlow cover Login", "AppFlow root Tabs", "MainFlow tab List"])
  }

  /// Whoever writes a default names the screen, not whoever leaves the argument out.
  @Test func aDefaultArgumentStandsWhereItIsWritten() {
    let lines = transitionLines(
      """
      import SwiftUI
      final class Pages: ObservableObject {
        private var stack: [AnyView] = []
        @Published var current: AnyView
        init(first: AnyView = AnyView(Splash())) { current = first; stack.append(first) }
        func open(_ view: AnyView) { stack.append(view); current = view }
        func back() { if stack.count > 1 { stack.removeLast(); current = stack.last! } }
      }
      import Resolver
      extension Resolver: ResolverRegistering { public static func registerAllServices() { register { Pages() \
      }.scope(application) } }
      enum Services { static var pages: Pages { Resolver.resolve() } }
      struct Content: View {
        @ObservedObject private var pages: Pages = Resolver.resolve()
        var body: some View { ZStack { pages.current.transition(.opacity) } }
      }
      struct Splash: View { var body: some View { Text("").onAppear { Services.pages.open(AnyView(Home())) } } }
      struct Home: View { var body: some View { Text("") } }
      @main struct PagesApp: App { var body: some Scene { WindowGroup { Content() } } }
      """)
    #expect(lines == ["Pages root Splash", "PagesApp root Content", "Splash root Home"])
  }

  /// Coordinators that are handed to what starts them, whatever that is called.
  @Test func coordinatorsThatAreHandedOver() {
    let lines = transitionLines(
      """
      import UIKit
      protocol Coordinating: AnyObject { var children: [Coordinating] { get set }; func make() -> UIViewController? }
      extension Coordinating {
        func add(_ child: Coordinating) { children.append(child) }
        func start<C: Rooted>(coordinator: C?, on navigation: UINavigationController?) where C.Root == \
      UINavigationController {
          guard let coordinator, let navigation, let controller = coordinator.make() else { return }
          add(coordinator)
          coordinator.root = navigation
          navigation.pushViewController(controller, animated: true)
        }
      }
      protocol Rooted: Coordinating { associatedtype Root; var root: Root? { get set } }
      class Coordinator<Controller: UIViewController, Context: Any>: Rooted {
        var children: [Coordinating] = []
        var root: Controller?
        func make() -> UIViewController? { nil }
      }
      final class AppCoordinator: Coordinating {
        var children: [Coordinating] = []
        func make() -> UIViewController? {
          let navigation = UINavigationController()
          start(coordinator: Factory().list(), on: navigation)
          return navigation
        }
      }
      final class Factory { func list() -> ListCoordinator { .init() }; func item() -> ItemCoordinator { .init() } }
      final class ListCoordinator: Coordinator<UINavigationController, Void> {
        override func make() -> UIViewController? {
          let list = List()
          list.onOpen = { [weak self] in
            guard let self = self else { return }
            let item = Factory().item()
            self.start(coordinator: item, on: self.root)
          }
          return list
        }
      }
      final class ItemCoordinator: Coordinator<UINavigationController, Void> { override func make() -> \
      UIViewController? { Item() } }
      final class List: UIViewController { var onOpen: (() -> Void)?; @objc func tapped() { onOpen?() } }
      final class Item: UIViewController {}
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) { \
      window?.rootViewController = AppCoordinator().make() }
      }
      """)
    #expect(lines.contains("AppCoordinator flow ListCoordinator"))
    #expect(lines.contains("ListCoordinator flow ItemCoordinator"))
    #expect(lines.contains("ListCoordinator push Item"))
    #expect(!lines.contains { $0.hasSuffix("push List") && !$0.hasPrefix("AppCoordinator") })
  }
}
