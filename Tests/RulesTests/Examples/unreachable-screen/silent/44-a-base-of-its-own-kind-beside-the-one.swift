// A base of its own kind, beside the one that the app's controllers inherit from

import UIKit
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window?.rootViewController = HomeController()
    return true
  }
}
class ParentViewController: UIViewController {}
class ParentTableViewController: UITableViewController {}
final class HomeController: ParentViewController {
  func open() { present(NewsController(), animated: true) }
}
final class NewsController: ParentViewController {}
