import Linking
import Testing

/// Methods of the app that bear the names of UIKit's.
@Suite struct ControllerNamesakeTests {
  private static let wrappers = #"""
    import UIKit
    protocol Showable: AnyObject { var controller: UIViewController { get } }
    extension Showable where Self: UIViewController { var controller: UIViewController { self } }
    extension Showable {
      func present(_ shown: Showable, animated: Bool, completion: (() -> Void)? = nil) {
        controller.present(shown.controller, animated: animated, completion: completion)
      }
      func setViewControllers(_ shown: [Showable]) {
        (controller as? UINavigationController)?.setViewControllers(shown.map(\.controller), animated: true)
      }
    }
    final class Detail: UIViewController, Showable {}
    final class Popup: UIViewController {}
    """#

  /// An alert is nothing that the app's own `present` takes.
  @Test func whatTheNamesakeCannotTakeIsUIKits() {
    let lines = transitionLines(
      Self.wrappers,
      #"""
      final class Home: UIViewController, Showable {
        func warn() { present(UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: true) }
        func tell() { present(Popup(), animated: true, completion: nil) }
        func open() { present(Detail(), animated: true) }
      }
      """#)
    #expect(lines == ["Home alert alert", "Home sheet Detail", "Home sheet Popup"])
  }

  /// Who answers a requirement runs, whatever a protocol's extension offers under the same name.
  @Test func aRequirementThatEveryoneAnswersThemselves() {
    let lines = transitionLines(
      Self.wrappers,
      #"""
      protocol Tabs: Showable { func setViewControllers(_ shown: [Showable]) }
      final class TabController: UITabBarController, Tabs {
        func setViewControllers(_ shown: [Showable]) { super.setViewControllers(shown.map(\.controller), animated: false) }
      }
      final class Start {
        private let tabs: Tabs
        init(tabs: Tabs) { self.tabs = tabs }
        func fill() { tabs.setViewControllers([Detail()]) }
      }
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          let tabs = TabController()
          Start(tabs: tabs).fill()
          window?.rootViewController = tabs
          return true
        }
      }
      """#)
    #expect(lines.contains("AppDelegate root TabController"))
    #expect(lines.contains("Start tab Detail"))
  }
}
