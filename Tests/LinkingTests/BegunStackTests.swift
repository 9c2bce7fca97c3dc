import Testing

/// Navigation controllers of the app's own that begin with a screen by the initialiser that they inherit.
@Suite struct BegunStackTests {
  private func lines(making: String, made: String = "AppStack()") -> [String] {
    transitionLines(
      """
      import UIKit
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = \(made)
        }
      }
      final class AppStack: UINavigationController {
        \(making)
        func open() { pushViewController(OrderController(), animated: true) }
      }
      final class HomeController: UIViewController {
        @objc func order() { (navigationController as? AppStack)?.open() }
      }
      final class OrderController: UIViewController {}
      """)
  }

  @Test(arguments: [
    "convenience init() { self.init(rootViewController: HomeController()) }",
    "init() { super.init(rootViewController: HomeController()) }",
    "init(title: String = \"\") { let home = HomeController(); super.init(rootViewController: home) }",
  ]) func beginsWithItsOwn(making: String) {
    #expect(
      lines(making: making) == [
        "AppStack push OrderController", "AppStack root HomeController", "SceneDelegate root AppStack",
      ])
  }

  /// What somebody hands in is shown by whoever makes the stack.
  @Test func beginsWithWhatIsGiven() {
    let found = lines(
      making: "init(first: UIViewController) { super.init(rootViewController: first) }",
      made: "AppStack(first: HomeController())")
    #expect(found == ["AppStack push OrderController", "SceneDelegate root HomeController"])
  }

  /// A view around what is handed in is no screen of its own.
  @Test func beginsWithAWrapperAroundWhatIsGiven() {
    let found = transitionLines(
      """
      import SwiftUI
      import UIKit
      final class Stack<Content: View>: UINavigationController {
        init(root: Content) {
          let view = Wrapper(root: root)
          super.init(rootViewController: UIHostingController(rootView: view))
        }
      }
      struct Wrapper<Content: View>: View {
        let root: Content
        var body: some View { root.toolbar { Button("Close") {} } }
      }
      final class MenuController: UIViewController {
        @objc func profile() { present(Stack(root: ProfileView()), animated: true) }
      }
      struct ProfileView: View { var body: some View { Text("Profile") } }
      """)
    #expect(!found.contains { $0.contains("Wrapper") })
  }
}
