import Testing

/// A flow fills its navigation controller and hands it to the code that shows it.
@Suite struct FilledInClosureTests {
  private func lines(fill: String = "stack.viewControllers = [page]", show: String) -> [String] {
    transitionLines(
      """
      import UIKit
      final class JoinFlow {
        let stack = UINavigationController()
        func prepare() -> UINavigationController {
          let page = NamePage()
          \(fill)
          return stack
        }
      }
      final class NamePage: UIViewController {}
      final class TermsPage: UIViewController { var agreed: (() -> Void)?; @objc func agree() { agreed?() } }
      final class Lobby: UIViewController {
        private let join = JoinFlow()
        @objc func terms() {
          let terms = TermsPage()
          \(show)
          present(terms, animated: true)
        }
      }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = Lobby()
        }
      }
      """
    ).filter { !$0.contains("root") && !$0.contains("TermsPage") }
  }

  @Test(arguments: [
    "terms.agreed = { [weak self] in guard let self else { return }; self.present(self.join.prepare(), animated: true) }",
    "terms.agreed = { self.dismiss(animated: true) { self.present(self.join.prepare(), animated: true) } }",
  ])
  func aClosureShowsIt(show: String) {
    #expect(lines(show: show).contains("Lobby sheet NamePage"))
    #expect(lines(fill: "stack.viewControllers.append(page)", show: show).contains("Lobby sheet NamePage"))
    #expect(!lines(fill: "", show: show).contains { $0.contains("NamePage") })
  }

  /// The closure only prepares the flow, and nothing shows it.
  @Test func whatIsNotShownIsNoTransition() {
    #expect(!lines(show: "terms.agreed = { _ = self.join.prepare() }").contains("Lobby sheet NamePage"))
  }
}
