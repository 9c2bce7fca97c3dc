import NavigationModel
import Testing

/// A stack that is put into the window empty, and filled by a push as the app starts.
@Suite struct PushedAtLaunchTests {
  @Test func itsFirstScreenIsWhereTheAppStarts() {
    let graph = graph([
      "App/App.swift": """
      import UIKit
      final class Router {
        private let stack = UINavigationController()
        func install(in window: UIWindow) {
          window.rootViewController = stack
          stack.pushViewController(HomePage(router: self), animated: false)
        }
        func open() { stack.pushViewController(DetailPage(), animated: true) }
      }
      final class HomePage: UIViewController {
        private let router: Router
        init(router: Router) { self.router = router; super.init(nibName: nil, bundle: nil) }
        @objc func tap(_ sender: UIButton) { router.open() }
      }
      final class DetailPage: UIViewController {}
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        private let router = Router()
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) \
      -> Bool {
          router.install(in: window!)
          return true
        }
      }
      """
    ])
    #expect(graph.entries.map(\.screen).contains("HomePage"))
    #expect(!graph.entries.map(\.screen).contains("DetailPage"))
  }

  /// What a link pushes onto a root that is there lies over it.
  @Test func whatIsPushedOntoARootIsNone() {
    let graph = graph([
      "App/App.swift": """
      import UIKit
      final class HomePage: UIViewController {}
      final class OfferPage: UIViewController {}
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) \
      -> Bool {
          let stack = UINavigationController(rootViewController: HomePage())
          window?.rootViewController = stack
          stack.pushViewController(OfferPage(), animated: false)
          return true
        }
      }
      """
    ])
    #expect(graph.entries.map(\.screen) == ["HomePage"])
  }
}
