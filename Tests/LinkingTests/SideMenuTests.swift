import Foundation
import Testing

/// Drawers of libraries that are not in the tree.
@Suite struct SideMenuTests {
  private let pages = """
    import UIKit
    import SWRevealViewController
    final class Home: UIViewController {}
    final class Help: UIViewController {}
    final class Delegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(_ application: UIApplication, didFinishLaunchingWithOptions options: \
    [UIApplication.LaunchOptionsKey: Any]?) -> Bool { window?.rootViewController = Menu(); return true }
    }

    """

  /// The page in the middle takes the place of the one before it.
  @Test(arguments: [
    "revealViewController().setFront(Help(), animated: true)",
    "revealViewController().pushFrontViewController(UINavigationController(rootViewController: Help()), animated: true)",
    "slideMenuController()?.changeMainViewController(Help(), close: true)",
    "sideMenuViewController.setContentViewController(Help(), animated: true)",
    "sideMenuViewController?.contentViewController = Help()",
    "let drawer = parent as? KYDrawerController; drawer?.mainViewController = Help()",
  ])
  func aPageTakesThePlace(_ code: String) {
    #expect(
      transitionLines(pages + "final class Menu: UIViewController { @objc func help() { \(code) } }").contains(
        "Menu root Help"))
  }

  @Test(arguments: [
    "SlideMenuController(mainViewController: Home(), leftMenuViewController: Menu())",
    "SWRevealViewController(rearViewController: Menu(), frontViewController: Home())!",
  ])
  func aDrawerShowsItsPage(_ drawer: String) {
    let source =
      pages.replacingOccurrences(of: "= Menu()", with: "= \(drawer)") + "final class Menu: UIViewController {}"
    #expect(transitionLines(source) == ["Delegate root Home"])
  }

  /// A menu that a library's shared manager keeps comes out of it wherever it is shown.
  @Test func aMenuThatASharedManagerKeeps() {
    let source =
      pages + """
        final class Menu: UIViewController {
          @objc func open() { present(MenuManager.default.leftMenu!, animated: true) }
        }
        extension Delegate {
          func prepare() {
            let menu = SideMenuNavigationController(rootViewController: Help())
            MenuManager.default.leftMenu = menu
          }
        }
        """
    #expect(transitionLines(source) == ["Delegate root Menu", "Menu sheet Help"])
  }
}
