// A search bar that opens the search when editing begins, through a router

import UIKit
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UINavigationController(rootViewController: ListController())
    window?.makeKeyAndVisible()
    return true
  }
}
final class Router {
  func showSearch(from controller: UIViewController) {
    controller.navigationController?.pushViewController(SearchController(), animated: true)
  }
}
final class ListController: UIViewController, UISearchBarDelegate {
  private let router = Router()
  func ↓searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    searchBar.placeholder = "Search"
    router.showSearch(from: self)
    return false
  }
}
final class SearchController: UIViewController {}
