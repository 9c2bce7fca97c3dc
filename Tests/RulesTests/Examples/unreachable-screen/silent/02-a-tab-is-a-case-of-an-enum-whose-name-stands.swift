// A tab is a case of an enum whose name stands in an annotation only

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    window?.rootViewController = TabsController()
  }
}
enum Tab {
  case search
  var controller: UIViewController { switch self { case .search: SearchController() } }
}
final class TabsController: UITabBarController {
  func setUp() {
    let tabs: [Tab] = [.search]
    viewControllers = tabs.map { UINavigationController(rootViewController: $0.controller) }
  }
}
final class SearchController: UIViewController {
  private lazy var pages: [UIViewController] = { [FilterController()] }()
}
final class FilterController: UIViewController {}
