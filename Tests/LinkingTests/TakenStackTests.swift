import Testing

/// Stacks that a flow keeps, and that others put into a window or a bar.
@Suite struct TakenStackTests {
  /// The flow begins in the app and in a demo of its module. Only the demo makes its stack a root, only the app makes
  /// it a tab.
  @Test func whoTakesAKeptStackSaysWhereItIsShown() {
    let edges = screenEdges([
      "App.swift": """
      import UIKit
      final class ListFlow {
        var stack: UINavigationController?
        func start() { stack = UINavigationController(rootViewController: ListPage(flow: self)) }
      }
      final class TripFlow {
        let window: UINavigationController
        init(window: UINavigationController) { self.window = window }
        func start() {
          let list = ListFlow()
          list.start()
          let bar = UITabBarController()
          guard let stack = list.stack else { return }
          bar.viewControllers = [stack, UINavigationController(rootViewController: MapPage())]
          window.present(bar, animated: true)
        }
      }
      final class HomePage: UIViewController { @objc func tap() { TripFlow(window: navigationController!).start() } }
      final class ListPage: UIViewController { init(flow: ListFlow) { super.init(nibName: nil, bundle: nil) } }
      final class MapPage: UIViewController {}
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = UINavigationController(rootViewController: HomePage())
        }
      }
      """,
      "Demo/DemoDelegate.swift": """
      import UIKit
      @main final class DemoDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: \
      [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          let flow = ListFlow()
          flow.start()
          window?.rootViewController = flow.stack
          return true
        }
      }
      """,
    ])
    #expect(edges.filter { $0.hasSuffix("ListPage") } == ["DemoDelegate root ListPage", "HomePage tab ListPage"])
  }
}
