import Testing

/// Objects whose initialiser fills the stack that launch shows.
@Suite struct MadeAtLaunchTests {
  private func edges(_ zoo: String) -> [String] {
    screenEdges([
      "App/App.swift": """
      import UIKit
      \(zoo)
      final class Animals: UIViewController {}
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) \
      -> Bool {
          let zoo = Zoo()
          window?.rootViewController = zoo.root
          return true
        }
      }
      """
    ])
  }

  private static let own = """
    final class Zoo {
      let root = UINavigationController()
      init() { root.setViewControllers([Animals()], animated: false) }
    }
    """
  private static let inherited = """
    class Base {
      let root = UINavigationController()
      init() { begin() }
      func begin() {}
    }
    final class Zoo: Base { override func begin() { root.setViewControllers([Animals()], animated: false) } }
    """
  private static let routed = """
    class Base<Route> {
      let root = UINavigationController()
      init(first: Route) { trigger(first) }
      func show(_ route: Route) {}
      func trigger(_ route: Route) { show(route) }
    }
    enum ZooRoute { case animals, feed }
    final class Zoo: Base<ZooRoute> {
      init() { super.init(first: .animals) }
      override func show(_ route: ZooRoute) {
        switch route {
        case .animals: root.setViewControllers([Animals()], animated: false)
        case .feed: root.dismiss(animated: true)
        }
      }
    }
    """

  @Test(arguments: [own, inherited, routed]) func launchIsTheOrigin(zoo: String) {
    #expect(edges(zoo) == ["AppDelegate root Animals"])
  }
}
