// An app without modals

import UIKit
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  let window = UIWindow()
  let navigationController = UINavigationController(rootViewController: HomeController())
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window.rootViewController = navigationController
    return true
  }
  func application(_ application: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
    navigationController.pushViewController(SearchController(), animated: true)
    return true
  }
}
final class HomeController: UIViewController {}
final class SearchController: UIViewController {}
