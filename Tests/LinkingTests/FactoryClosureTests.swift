import Testing

/// Closures that are given to a factory which a protocol stands for: the screen that it makes runs them.
@Suite struct FactoryClosureTests {
  @Test func closuresGivenToAFactory() {
    let edges = screenEdges([
      "App/App.swift": """
      import UIKit
      protocol SearchFactory {
        func makeSearch(onSelect: @escaping (String) -> Void) -> UIViewController
        func makeResult(_ id: String) -> UIViewController
      }
      struct SearchModule: SearchFactory {
        func makeSearch(onSelect: @escaping (String) -> Void) -> UIViewController {
          let controller = SearchController()
          controller.onSelect = onSelect
          return controller
        }
        func makeResult(_ id: String) -> UIViewController { ResultController() }
      }
      final class HomeController: UIViewController {
        private let factory: SearchFactory
        init(factory: SearchFactory) { self.factory = factory; super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { fatalError() }
        @IBAction func search() {
          present(factory.makeSearch { [weak self] _ in self?.dismiss(animated: true) }, animated: true)
        }
      }
      final class SearchController: UITableViewController {
        var onSelect: ((String) -> Void)?
        override func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) { onSelect?("1") }
      }
      final class ResultController: UIViewController {}
      final class Tabs {
        private let factory: SearchFactory
        let bar = UITabBarController()
        init(factory: SearchFactory) { self.factory = factory }
        func start() -> UIViewController {
          let stack = UINavigationController()
          stack.viewControllers = [
            factory.makeSearch { [weak self, unowned stack] id in
              guard let self else { return }
              stack.pushViewController(self.factory.makeResult(id), animated: true)
            }
          ]
          bar.viewControllers = [stack, HomeController(factory: factory)]
          return bar
        }
      }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        let tabs = Tabs(factory: SearchModule())
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = tabs.start()
        }
      }
      """
    ])
    #expect(
      edges == [
        "HomeController sheet SearchController", "SceneDelegate root UITabBarController",
        "SearchController back dismiss", "SearchController push ResultController",
        "UITabBarController tab HomeController", "UITabBarController tab SearchController",
      ])
  }
}
