import Linking
import NavigationModel
import Testing

/// The conditions that transitions bear.
@Suite struct SiteConditionTests {
  /// The conditions of what leads to a screen.
  private func conditions(_ body: String) -> [Screen.ID: Set<String?>] {
    let source = """
      import UIKit
      final class LoginController: UIViewController {}
      final class AccountController: UIViewController {}
      final class HelpController: UIViewController {}
      enum Session { static var isOpen = false; static var isClosed = false }
      extension UIViewController {
        func asksToLogIn() -> Bool {
          guard Session.isOpen else {
            present(LoginController(), animated: true)
            return false
          }
          return true
        }
        func isReady() -> Bool {
          guard Session.isOpen else { return false }
          return true
        }
        func showAccount() { present(AccountController(), animated: true) }
      }
      final class HomeController: UIViewController {
        let button = UIButton()
        override func viewDidLoad() {
          button.setTitle("Account", for: .normal)
          button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
        }
        @objc func tapped() {
      \(body)
        }
      }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = HomeController()
        }
      }
      """
    let graph = FixtureApp.graph(of: [.init(path: "App.swift", bytes: Array(source.utf8))])
    return graph.transitions.reduce(into: [:]) { found, move in
      if let screen = move.to, screen != "HomeController" { found[screen, default: []].insert(move.guard) }
    }
  }

  /// What a helper shows for a user who may not go on, and what is shown for the others, have opposite conditions.
  @Test func aHelperThatShowsSomethingAndAnswers() {
    // The function that nobody calls here has no condition.
    let direct = conditions("guard asksToLogIn() else { return }\n present(AccountController(), animated: true)")
    #expect(direct["LoginController"] == ["!(Session.isOpen)"], "\(direct)")
    #expect(direct["AccountController"] == ["asksToLogIn()", nil], "\(direct)")
    let called = conditions("guard asksToLogIn() else { return }\n showAccount()")
    #expect(called["AccountController"] == ["asksToLogIn()"], "\(called)")
    let within = conditions(
      "if button.isHidden { guard asksToLogIn() else { return }\n present(AccountController(), animated: true) }")
    #expect(within["AccountController"] == ["asksToLogIn()", nil], "\(within)")
  }

  /// A helper that shows nothing leads nowhere else: there is nothing to tell.
  @Test func aHelperThatOnlyAnswers() {
    let found = conditions("guard isReady() else { return }\n showAccount()")
    #expect(found["AccountController"] == [nil], "\(found)")
  }

  /// Who calls the same function without the question goes on, too.
  @Test func aCallerThatDoesNotAsk() {
    let found = conditions(
      """
        if button.isHidden { guard asksToLogIn() else { return }
        showAccount() }
      }
      override func viewDidAppear(_ animated: Bool) { showAccount()
      """)
    #expect(found["AccountController"] == [nil], "\(found)")
  }

  @Test func theBlockOfAGuard() {
    let found = conditions(
      """
      guard !Session.isClosed else { return present(HelpController(), animated: true) }
      guard Session.isOpen else { return present(LoginController(), animated: true) }
      present(AccountController(), animated: true)
      """)
    #expect(found["HelpController"] == ["Session.isClosed"], "\(found)")
    #expect(found["LoginController"] == ["!(Session.isOpen)"], "\(found)")
    #expect(found["AccountController"] == [nil], "\(found)")
  }
}
