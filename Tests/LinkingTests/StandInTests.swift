import Testing

/// Methods that an app adds to the library's controllers under the names of the library's own.
@Suite struct StandInTests {
  /// An overload for one class of controllers; one with a further parameter; a protocol that controllers answer.
  static let overload = """
    extension UIViewController {
      func present(_ picker: UIImagePickerController, animated: Bool, completion: (() -> Void)? = nil) {
        picker.keepFocus()
        present(picker as UIViewController, animated: animated, completion: completion)
      }
    }
    """
  static let furtherParameter = """
    extension UIViewController {
      func present(_ shown: UIViewController, animated: Bool, closesKeyboard: Bool = false) {
        if closesKeyboard { view.endEditing(true) }
        present(shown, animated: animated)
      }
    }
    """
  static let answered = """
    protocol Presenting: AnyObject {
      func present(_ shown: UIViewController, animated: Bool, completion: (() -> Void)?)
      func present(_ shown: UIViewController, animated: Bool)
    }
    extension UIViewController: Presenting {
      func present(_ shown: UIViewController, animated: Bool) { present(shown, animated: animated, completion: nil) }
    }
    final class NullPresenting: Presenting {
      func present(_ shown: UIViewController, animated: Bool, completion: (() -> Void)?) {}
      func present(_ shown: UIViewController, animated: Bool) {}
    }
    """

  /// A method for something that is no controller.
  static let namesake = """
    final class Import: NSObject {
      func start(from controller: UIViewController) {}
    }
    extension UIViewController {
      func present(_ import: Import, animated: Bool, completion: (() -> Void)? = nil) { `import`.start(from: self) }
    }
    """

  @Test(arguments: [overload, furtherParameter, answered, namesake]) func comeToTheSame(added: String) {
    #expect(screenEdges(app(added)) == ["DetailController alert alert", "HomeController alert alert", "HomeController sheet DetailController", "SceneDelegate root HomeController"])
  }

  /// What sets a style itself is followed.
  @Test func deciding() {
    let added = """
      extension UIViewController {
        func present(_ shown: UIViewController, animated: Bool) {
          shown.modalPresentationStyle = .fullScreen
          present(shown, animated: animated, completion: nil)
        }
      }
      """
    #expect(screenEdges(app(added)).contains("HomeController cover DetailController"))
  }

  private func app(_ added: String) -> [String: String] {
    ["App/App.swift": """
      import UIKit
      \(added)
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = HomeController()
        }
      }
      final class HomeController: UIViewController {
        @objc func more() {
          confirm()
          present(DetailController(), animated: true)
        }
        private func confirm() {
          let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
          present(alert, animated: true)
        }
      }
      final class DetailController: UIViewController {
        @objc func more() {
          let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
          present(alert, animated: true, completion: nil)
        }
      }
      """]
  }
}
