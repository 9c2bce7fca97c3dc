/// Libraries in small, next to apps that use them: as much of each as misleads whoever follows it instead of the
/// dialect.
extension DialectAgreementTests {
  static let coordinatorLibraries = [
    Vendored(
      testDescription: "XCoordinator", app: XCoordinatorDialectTests.shop["Shop.swift"] ?? "",
      library: [
        "Sources/XC/Coordinator.swift": """
        import UIKit
        public protocol Route {}
        public protocol Presentable { var viewController: UIViewController! { get } }
        public protocol TransitionProtocol { associatedtype RootViewController: UIViewController; func perform(on \
        root: RootViewController) }
        public struct Transition<Root: UIViewController>: TransitionProtocol {
          let body: (Root) -> Void
          public func perform(on root: Root) { body(root) }
          public static func present(_ p: Presentable) -> Transition { Transition { $0.present(p.viewController, \
        animated: true) } }
          public static func dismiss() -> Transition { Transition { $0.dismiss(animated: true) } }
        }
        extension Transition where Root: UINavigationController {
          public static func push(_ p: Presentable) -> Transition { Transition { \
        $0.pushViewController(p.viewController, animated: true) } }
          public static func popToRoot() -> Transition { Transition { $0.popToRootViewController(animated: true) } }
        }
        open class BaseCoordinator<RouteType: Route, T: TransitionProtocol>: Presentable {
          public let root: T.RootViewController
          public var viewController: UIViewController! { root }
          public init(rootViewController: T.RootViewController, initialRoute: RouteType?) { root = rootViewController; \
        initialRoute.map(trigger) }
          open func prepareTransition(for route: RouteType) -> T { fatalError() }
          public func trigger(_ route: RouteType) { prepareTransition(for: route).perform(on: root) }
        }
        open class NavigationCoordinator<RouteType: Route>: BaseCoordinator<RouteType, \
        Transition<UINavigationController>> {}
        """,
        "Sources/XC/Router.swift": """
        public struct StrongRouter<RouteType: Route> {
          let send: (RouteType) -> Void
          public func trigger(_ route: RouteType) { send(route) }
        }
        """,
      ]),
    Vendored(
      testDescription: "Stinsen", app: StinsenDialectTests.notes["Notes.swift"] ?? "",
      library: [
        "Sources/Stin/Coordinatable.swift": """
        import SwiftUI
        public protocol Coordinatable: AnyObject { func view() -> AnyView }
        public protocol NavigationCoordinatable: Coordinatable { var stack: NavigationStack<Self> { get } }
        public protocol TabCoordinatable: Coordinatable {}
        public final class NavigationStack<T: NavigationCoordinatable> {
          @Published var value: [AnyView] = []
          public init(initial: PartialKeyPath<T>) {}
        }
        @propertyWrapper public struct Root<Value> { public var wrappedValue: Value }
        @propertyWrapper public struct Route<Value> { public var wrappedValue: Value }
        """,
        "Sources/Stin/Views.swift": """
        import SwiftUI
        public final class NavigationRouter<T>: ObservableObject {
          let coordinator: T
          public func route<Input>(to path: KeyPath<T, Input>, _ input: Input) {}
          public func popLast() {}
        }
        struct NavigationCoordinatableView<T: NavigationCoordinatable>: View {
          @State var isShown = false
          var body: some View { Text("").sheet(isPresented: $isShown) { Text("") } }
        }
        """,
      ]),
    Vendored(
      testDescription: "URLNavigator",
      app: """
        import UIKit
        import URLNavigator
        final class UserScreen: UIViewController {}
        final class WebScreen: UIViewController {}
        final class Home: UIViewController {
          let navigator: NavigatorProtocol
          func fill() {
            navigator.register("app://user/<int:id>") { _, _, _ in UserScreen() }
            navigator.register("https://<path:_>") { _, _, _ in WebScreen() }
          }
          func user() { navigator.push("app://user/7") }
          func web() { navigator.present("https://example.org/a", wrap: UINavigationController.self) }
        }
        """,
      library: [
        "Sources/Addresses/Navigator.swift": """
        import UIKit
        public typealias ViewControllerFactory = (_ url: String, _ values: [String: Any], _ context: Any?) -> \
        UIViewController?
        public protocol NavigatorDelegate: AnyObject { func shouldPush(viewController: UIViewController) -> Bool }
        public protocol NavigatorProtocol: AnyObject {
          func register(_ pattern: String, _ factory: @escaping ViewControllerFactory)
          func push(_ url: String) -> UIViewController?
          func present(_ url: String, wrap: UINavigationController.Type?) -> UIViewController?
        }
        open class Navigator: NavigatorProtocol {
          private var factories: [String: ViewControllerFactory] = [:]
          let top = UINavigationController()
          open func register(_ pattern: String, _ factory: @escaping ViewControllerFactory) { factories[pattern] = \
        factory }
          open func push(_ url: String) -> UIViewController? {
            guard let made = factories[url]?(url, [:], nil) else { return nil }
            top.pushViewController(made, animated: true)
            return made
          }
          open func present(_ url: String, wrap: UINavigationController.Type?) -> UIViewController? {
            guard let made = factories[url]?(url, [:], nil) else { return nil }
            top.present(made, animated: true)
            return made
          }
        }
        """
      ]),
    Vendored(
      testDescription: "Navigator",
      app: """
        import SwiftUI
        import NavigatorUI
        enum Place: NavigationDestination {
          case inn, bar
          var body: some View {
            switch self {
            case .inn: InnView()
            case .bar: BarView()
            }
          }
          var method: NavigationMethod { self == .bar ? .sheet : .push }
        }
        struct TownView: View {
          @Environment(\\.navigator) var navigator
          var body: some View {
            ManagedNavigationStack {
              Button("Inn") { navigator.navigate(to: Place.inn) }
              Button("Bar") { navigator.navigate(to: Place.bar, method: .cover) }
            }
          }
        }
        struct InnView: View {
          @Environment(\\.navigator) var navigator
          var body: some View { Button("Back") { navigator.pop() } }
        }
        struct BarView: View { var body: some View { Text("Bar") } }
        """,
      library: [
        "Sources/Ways/Navigator.swift": """
        import SwiftUI
        public enum NavigationMethod { case push, sheet, cover }
        public protocol NavigationDestination: Hashable, View { var method: NavigationMethod { get } }
        public final class Navigator: ObservableObject {
          @Published var path = NavigationPath()
          @Published var sheet: AnyHashable?
          public func navigate<D: NavigationDestination>(to destination: D, method: NavigationMethod? = nil) {
            switch method ?? destination.method {
            case .push: path.append(destination)
            case .sheet, .cover: sheet = destination
            }
          }
          public func pop() { path.removeLast() }
        }
        """,
        "Sources/Ways/Stack.swift": """
        import SwiftUI
        public struct ManagedNavigationStack<Content: View>: View {
          @StateObject var navigator = Navigator()
          @ViewBuilder let content: Content
          public var body: some View { NavigationStack(path: $navigator.path) { content } }
        }
        """,
      ]),
    Vendored(
      testDescription: "TCACoordinators", app: ComposableArchitectureDialectTests.trips,
      library: [
        "Sources/Routers/TCARouter.swift": """
        import ComposableArchitecture
        import SwiftUI
        public struct TCARouter<Screen, Action, Content: View>: View {
          @Perception.Bindable var store: Store<[Screen], Action>
          let screenContent: (Store<Screen, Action>) -> Content
          public init(_ store: Store<[Screen], Action>, @ViewBuilder screenContent: @escaping (Store<Screen, Action>) \
        -> Content) {
            self.store = store
            self.screenContent = screenContent
          }
          public var body: some View { NavigationStack { Text("").sheet(isPresented: .constant(true)) { Text("") } } }
        }
        """
      ]),
  ]
}
