import Testing

/// A window's root that shows one of several children, one in place of another.
@Suite struct RootSwapTests {
  private func lines(_ container: String, root: String = "Root()") -> [String] {
    transitionLines(
      """
      import UIKit
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func applicationDidFinishLaunching(_ app: UIApplication) { window?.rootViewController = \(root) }
      }
      final class Splash: UIViewController {}
      final class SignUp: UIViewController {}
      final class SignIn: UIViewController {
        @objc func signUp() { navigationController?.pushViewController(SignUp(), animated: true) }
      }
      final class Main: UITabBarController {}
      final class Home: UIViewController {
        @objc func open() { present(Root(), animated: true) }
      }
      """, container)
  }

  private static let switching = """
    final class Root: UIViewController {
      enum State { case unknown, signedOut, signedIn }
      private var current: UIViewController?
      func update(_ state: State) {
        let next: UIViewController
        switch state {
        case .unknown: next = Splash()
        case .signedOut: next = UINavigationController(rootViewController: SignIn())
        case .signedIn: next = Main()
        }
        show(next)
      }
      private func show(_ child: UIViewController) {
        current?.removeFromParent()
        addChild(child)
        view.addSubview(child.view)
        current = child
      }
    }
    """

  /// The children come from a `switch`.
  @Test func aSwitchOverTheState() {
    #expect(
      lines(Self.switching) == [
        "AppDelegate root Root", "Home sheet Root", "Root root Main", "Root root SignIn", "Root root Splash",
        "SignIn push SignUp",
      ])
  }

  /// Each in a method of its own, the old one taken out by a helper.
  @Test func aMethodForEachChild() {
    let found = lines(
      """
      final class Root: UIViewController {
        private var current = UIViewController()
        func showSignIn() {
          let new = UINavigationController(rootViewController: SignIn())
          addChild(new)
          view.addSubview(new.view)
          replace(with: new)
        }
        func showMain() {
          let new = Main()
          addChild(new)
          view.addSubview(new.view)
          replace(with: new)
        }
        private func replace(with new: UIViewController) {
          current.willMove(toParent: nil)
          current.view.removeFromSuperview()
          current.removeFromParent()
          current = new
        }
      }
      """)
    #expect(
      found == ["AppDelegate root Root", "Home sheet Root", "Root root Main", "Root root SignIn", "SignIn push SignUp"])
  }

  /// A controller that is no window's root has parts.
  @Test func aControllerInside() {
    let found = lines(Self.switching, root: "Home()")
    #expect(found.filter { $0.hasPrefix("Root root") } == [])
  }

  /// Children that it keeps, each under its own type, are its parts, and so is one that is never replaced by another.
  @Test func whatARootKeeps() {
    let kept = lines(
      """
      final class Root: UIViewController {
        private let first = Splash()
        private let second = SignIn()
        @objc func changed(_ control: UISegmentedControl) { show(control.selectedSegmentIndex == 0 ? first : second) }
        private func show(_ child: UIViewController) {
          children.first?.removeFromParent()
          addChild(child)
        }
      }
      """)
    #expect(kept.filter { $0.hasPrefix("Root root") } == [])
    let one = lines(
      """
      final class Root: UIViewController {
        func reload() {
          children.first?.removeFromParent()
          addChild(SignIn())
        }
      }
      """)
    #expect(one.filter { $0.hasPrefix("Root root") } == [])
  }
}
