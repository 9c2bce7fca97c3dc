import NavigationModel
import Testing

/// One transition that a helper makes in several ways.
@Suite struct OtherKindTests {
  private func moves(_ source: String) -> [String] {
    graph([
      "App/App.swift": """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) \
      -> Bool {
          window?.rootViewController = UINavigationController(rootViewController: HomePage())
          return true
        }
      }
      final class DetailPage: UIViewController {}

      """ + source
    ]).transitions.filter { $0.to == "DetailPage" }.map {
      ([$0.kind] + $0.otherKinds).map(\.rawValue).joined(separator: " or ")
    }
  }

  @Test func aHelperPushesOrPresents() {
    #expect(
      moves(
        """
        extension UIViewController {
          func open(_ page: UIViewController) {
            if let stack = navigationController { stack.pushViewController(page, animated: true) }
            else { present(page, animated: true) }
          }
        }
        final class HomePage: UIViewController { @objc func tap(_ sender: UIButton) { open(DetailPage()) } }
        """) == ["push or sheet"])
  }

  @Test func whatASiteSaysItselfIsTwoTransitions() {
    #expect(
      moves(
        """
        final class HomePage: UIViewController {
          @objc func tapPush(_ sender: UIButton) { navigationController?.pushViewController(DetailPage(), animated: \
        true) }
          @objc func tapShow(_ sender: UIButton) { present(DetailPage(), animated: true) }
        }
        """) == ["push", "sheet"])
  }

  /// The caller says which way it is to be.
  @Test func whatTheCallerChoosesIsTwoTransitions() {
    #expect(
      moves(
        """
        enum Style { case stacked, modal }
        extension UIViewController {
          func open(_ page: UIViewController, as style: Style) {
            switch style {
            case .stacked: navigationController?.pushViewController(page, animated: true)
            case .modal: present(page, animated: true)
            }
          }
        }
        final class HomePage: UIViewController {
          @objc func tap(_ sender: UIButton) {
            let style: Style
            if traitCollection.userInterfaceIdiom == .phone { style = .stacked } else { style = .modal }
            open(DetailPage(), as: style)
          }
        }
        """) == ["push", "sheet"])
  }

  /// Two calls of two helpers, each with a kind of its own.
  @Test func twoSitesAreTwoTransitions() {
    #expect(
      moves(
        """
        extension UIViewController {
          func push(_ page: UIViewController) { navigationController?.pushViewController(page, animated: true) }
          func show(_ page: UIViewController) { present(page, animated: true) }
        }
        final class HomePage: UIViewController {
          @objc func tapPush(_ sender: UIButton) { push(DetailPage()) }
          @objc func tapShow(_ sender: UIButton) { show(DetailPage()) }
        }
        """) == ["push", "sheet"])
  }
}
