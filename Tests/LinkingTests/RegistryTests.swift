import Testing

/// Dictionaries of makers that code fills one by one: the key tells which of them is meant.
@Suite struct RegistryTests {
  /// A function puts each maker under its route.
  @Test func filledByAFunction() {
    let edges = screenEdges([
      "App/App.swift": """
      import UIKit
      enum Route: Hashable { case detail, profile, web(String) }
      final class Registry {
        private var makers: [Route: () -> UIViewController] = [:]
        func register(_ route: Route, _ make: @escaping () -> UIViewController) { makers[route] = make }
        func controller(for route: Route) -> UIViewController? { makers[route]?() }
      }
      final class DetailController: UIViewController {}
      final class ProfileController: UIViewController {}
      final class HomeController: UIViewController {
        let registry: Registry
        init(registry: Registry) { self.registry = registry; super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { fatalError() }
        @objc func detail() { show(.detail) }
        @objc func profile() {
          guard let controller = registry.controller(for: .profile) else { return }
          present(controller, animated: true)
        }
        func show(_ route: Route) {
          if let controller = registry.controller(for: route) { navigationController?.pushViewController(controller, \
      animated: true) }
        }
      }
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) \
      -> Bool {
          let registry = Registry()
          registry.register(.detail) { DetailController() }
          registry.register(.profile, ProfileController.init)
          window?.rootViewController = UINavigationController(rootViewController: HomeController(registry: registry))
          return true
        }
      }
      """
    ])
    #expect(
      edges == [
        "AppDelegate root HomeController",
        "HomeController push DetailController",
        "HomeController sheet ProfileController",
      ])
  }

  /// The registry has a subscript in front of the dictionary.
  @Test func filledThroughASubscriptOfItsOwn() {
    let edges = screenEdges([
      "App/App.swift": """
      import UIKit
      enum Route: Hashable { case detail, profile }
      final class Registry {
        private var makers: [Route: () -> UIViewController] = [:]
        subscript(route: Route) -> (() -> UIViewController)? {
          get { makers[route] }
          set { makers[route] = newValue }
        }
        static func standard() -> Registry {
          let registry = Registry()
          registry[.detail] = { DetailController() }
          registry[.profile] = { ProfileController() }
          return registry
        }
      }
      final class DetailController: UIViewController {}
      final class ProfileController: UIViewController {}
      final class HomeController: UIViewController {
        let registry = Registry.standard()
        @objc func detail() { show(.detail) }
        @objc func profile() {
          guard let make = registry[.profile] else { return }
          present(make(), animated: true)
        }
        func show(_ route: Route) {
          if let controller = registry[route]?() { navigationController?.pushViewController(controller, animated: \
      true) }
        }
      }
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) \
      -> Bool {
          window?.rootViewController = UINavigationController(rootViewController: HomeController())
          return true
        }
      }
      """
    ])
    #expect(
      edges == [
        "AppDelegate root HomeController",
        "HomeController push DetailController",
        "HomeController sheet ProfileController",
      ])
  }

  /// Views under texts, which a route carries.
  @Test func sharedRegistryOfViews() {
    let edges = screenEdges([
      "App/App.swift": """
      import SwiftUI
      struct Route: Hashable { let id: String
        static let detail = Route(id: "detail"); static let profile = Route(id: "profile") }
      final class Registry: ObservableObject {
        static let shared = Registry()
        private var makers: [String: (Any?) -> AnyView] = [:]
        func register<V: View>(_ id: String, @ViewBuilder _ make: @escaping (Any?) -> V) { makers[id] = { \
      AnyView(make($0)) } }
        func view(for id: String, _ p: Any? = nil) -> AnyView { makers[id]?(p) ?? AnyView(EmptyView()) }
      }
      struct Detail: View { var body: some View { Text("d") } }
      struct Profile: View { var body: some View { Text("p") } }
      struct Home: View {
        @State var path: [Route] = []
        @State var sheet = false
        var body: some View {
          NavigationStack(path: $path) {
            Button("d") { path.append(.detail) }
            Button("p") { sheet = true }
              .navigationDestination(for: Route.self) { Registry.shared.view(for: $0.id) }
              .sheet(isPresented: $sheet) { Registry.shared.view(for: "profile") }
          }
        }
      }
      @main struct Demo: App { 
        init() { Registry.shared.register("detail") { _ in Detail() }; Registry.shared.register("profile") { _ in \
      Profile() } }
        var body: some Scene { WindowGroup { Home() } } }
      """
    ])
    #expect(
      edges == [
        "Demo root Home",
        "Home push Detail",
        "Home sheet Profile",
      ])
  }

  /// A container of the app's own keeps makers under the types that they make.
  @Test(arguments: ["ObjectIdentifier(type)", "String(describing: type)", "\"\\(type)\""])
  func keyedByTypes(key: String) {
    let edges = screenEdges([
      "App/App.swift": """
      import UIKit
      final class Container {
        private var makers: [AnyHashable: (Container) -> Any] = [:]
        func register<Service>(_ type: Service.Type, make: @escaping (Container) -> Service) { makers[\(key)] = make }
        func resolve<Service>(_ type: Service.Type = Service.self) -> Service {
          guard let service = makers[\(key)]?(self) as? Service else { fatalError("missing") }
          return service
        }
      }
      protocol DetailScreen: UIViewController {}
      final class DetailController: UIViewController, DetailScreen {}
      final class RestController: UIViewController {}
      final class HomeController: UIViewController {
        let container: Container
        init(container: Container) { self.container = container; super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { fatalError() }
        @objc func detail() {
          let detail: DetailScreen = container.resolve()
          navigationController?.pushViewController(detail, animated: true)
        }
        @objc func rest() { present(container.resolve(RestController.self), animated: true) }
      }
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) \
      -> Bool {
          let container = Container()
          container.register(DetailScreen.self) { _ in DetailController() }
          container.register(RestController.self) { _ in RestController() }
          window?.rootViewController = UINavigationController(rootViewController: HomeController(container: container))
          return true
        }
      }
      """
    ])
    #expect(
      edges == [
        "AppDelegate root HomeController", "HomeController push DetailController",
        "HomeController sheet RestController",
      ])
  }
}
