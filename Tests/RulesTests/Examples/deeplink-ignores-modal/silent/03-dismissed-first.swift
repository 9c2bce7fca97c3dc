// The coordinator takes away what is up

import UIKit
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  let window = UIWindow()
  let coordinator = AppCoordinator()
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window.rootViewController = coordinator.navigationController
    return true
  }
  func application(
    _ application: UIApplication, performActionFor item: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    coordinator.showSearch()
    completionHandler(true)
  }
}
final class AppCoordinator {
  let navigationController = UINavigationController(rootViewController: HomeController())
  func showSearch() {
    navigationController.dismiss(animated: false)
    navigationController.pushViewController(SearchController(), animated: true)
  }
}
final class HomeController: UIViewController {
  @objc func edit() { present(FormController(), animated: true) }
}
final class FormController: UIViewController {}
final class SearchController: UIViewController {}
