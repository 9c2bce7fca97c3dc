extension UnreachableScreenRule {
  /// Shown, but made by a name that stands in a text.
  static let namedByTexts: [RuleExample] = [
    RuleExample(
      "A library's router makes controllers by the names of their classes",
      """
      import Wayfinder
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window?.rootViewController = HomeViewController()
          return true
        }
      }
      extension Wayfinder {
        static func showTerms() { pushViewController("TermsViewController", context: ["version": 2]) }
      }
      final class HomeViewController: UIViewController {
        @objc func terms() { Wayfinder.showTerms() }
      }
      final class TermsViewController: UIViewController {}
      """),
    RuleExample(
      "A table names the classes of the pages",
      """
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window?.rootViewController = HomeViewController()
          return true
        }
      }
      final class HomeViewController: UITabBarController {
        private let pages = [("News", "NewsViewController"), ("Mine", "Demo.MineViewController")]
        override func viewDidLoad() {
          super.viewDidLoad()
          viewControllers = pages.compactMap { page in
            let type = NSClassFromString(page.1) as? UIViewController.Type
            return type?.init()
          }
        }
      }
      final class NewsViewController: UIViewController {}
      final class MineViewController: UIViewController {}
      """),
  ]
}
