import Testing

/// Methods of protocols that give back, or hand on, the very object they are called on, and what else `Self` is by its
/// bounds.
@Suite struct HandedSelfTests {
  private func lines(
    _ helpers: String,
    setting window: String =
      "let window = UIWindow(windowScene: scene as! UIWindowScene).then { $0.rootViewController = navigation }"
  ) -> [String] {
    transitionLines(
      """
      import UIKit
      \(helpers)
      final class Home: UIViewController {}
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let navigation = UINavigationController(rootViewController: Home()).then { $0.isNavigationBarHidden = true }
          \(window)
          self.window = window
        }
      }
      """)
  }

  @Test func whatIsMadeIsSetUpInAClosure() {
    let helpers = """
      protocol Then {}
      extension Then where Self: AnyObject {
        func then(_ block: (Self) throws -> Void) rethrows -> Self {
          try block(self)
          return self
        }
      }
      extension NSObject: Then {}
      """
    #expect(lines(helpers) == ["SceneDelegate root Home"])
    #expect(
      lines(helpers, setting: "let window = UIWindow().then { window in window.rootViewController = navigation }") == [
        "SceneDelegate root Home"
      ])
  }

  /// The same where the method is a library's.
  @Test func byALibrary() {
    #expect(lines("import Then") == ["SceneDelegate root Home"])
  }

  /// What the app's protocol asks of all controllers is still the SDK's.
  @Test func whatIsOnlyAskedForIsTheSDKs() {
    let lines = transitionLines(
      """
      import MessageUI
      protocol Presenting { func dismiss(animated: Bool, completion: (() -> Void)?) }
      extension UIViewController: Presenting {}
      final class Mail: NSObject, MFMailComposeViewControllerDelegate {
        func mailComposeController(_ controller: MFMailComposeViewController, didFinishWith result: \
      MFMailComposeResult, error: Error?) {
          controller.dismiss(animated: true, completion: nil)
        }
      }
      """)
    #expect(lines == ["Mail back dismiss"])
  }

  /// A protocol's method shares the name of one that all it extends have.
  @Test func overloadsOfBoundsOfSelf() {
    for receiver in ["self.", ""] {
      let lines = transitionLines(
        """
        import UIKit
        protocol Coordinator: AnyObject { var navigation: UINavigationController { get } }
        extension Coordinator {
          func present(controller: UIViewController, tag: Int) { navigation.pushViewController(controller, animated: \
        true) }
        }
        protocol Observing { var tag: Int { get } }
        extension Observing where Self: Coordinator {
          func present(controller: UIViewController, observing: Bool) { \(receiver)present(controller: controller, \
        tag: tag) }
        }
        final class Detail: UIViewController {}
        final class HomeCoordinator: Coordinator, Observing {
          let navigation = UINavigationController()
          let tag = 1
          func showDetail() { present(controller: Detail(), observing: true) }
        }
        """)
      #expect(lines == ["HomeCoordinator push Detail"])
    }
  }

  /// An extension says what its type's parameter is.
  @Test func makersOfAFixedParameter() {
    let lines = transitionLines(
      """
      import SwiftUI
      struct Path: Hashable { let id: Int }
      struct Loading<Content: View>: View {
        let path: Path
        let content: (Path) -> Content
        var body: some View { content(path) }
      }
      extension Loading where Content == Course {
        init(path: Path) { self.init(path: path, content: Content.init) }
      }
      struct Course: View {
        let path: Path
        init(path: Path) { self.path = path }
        var body: some View { Text("Course") }
      }
      struct Home: View {
        var body: some View {
          NavigationLink("Course", value: Path(id: 1)).navigationDestination(for: Path.self, destination: Loading.init)
        }
      }
      """)
    #expect(lines == ["Loading push Course"])
  }
}
