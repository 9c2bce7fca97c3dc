import Testing

/// A container never shows itself.
@Suite struct ContainerItselfTests {
  @Test func theTabsOfWhatAnswersAsItsChildrenDo() {
    let lines = transitionLines(
      """
      import UIKit
      protocol Coordinator: AnyObject { var root: UIViewController { get }; func start() }
      final class MainCoordinator: Coordinator {
        private let tabs = UITabBarController()
        private var children: [Coordinator] = []
        var root: UIViewController { tabs }
        func start() {
          children = [SearchCoordinator(), BasketCoordinator()]
          children.forEach { $0.start() }
          tabs.viewControllers = children.map { $0.root }
        }
      }
      final class SearchCoordinator: Coordinator {
        private let stack = UINavigationController()
        var root: UIViewController { stack }
        func start() { stack.setViewControllers([SearchController()], animated: false) }
      }
      final class BasketCoordinator: Coordinator {
        private let stack = UINavigationController()
        var root: UIViewController { stack }
        func start() { stack.setViewControllers([BasketController()], animated: false) }
      }
      final class SearchController: UIViewController {}
      final class BasketController: UIViewController {}
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        let main = MainCoordinator()
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          main.start()
          window?.rootViewController = main.root
        }
      }
      """)
    #expect(
      lines.filter { $0.contains(" tab ") } == [
        "MainCoordinator tab BasketController", "MainCoordinator tab SearchController",
      ])
  }
}
