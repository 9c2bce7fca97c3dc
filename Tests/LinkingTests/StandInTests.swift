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
    #expect(
      screenEdges(app(added)) == [
        "DetailController alert alert", "HomeController alert alert", "HomeController sheet DetailController",
        "SceneDelegate root HomeController",
      ])
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

  /// A subclass of the library's answers a protocol of the app's with what it inherits.
  @Test func inherited() {
    let edges = screenEdges([
      "App/App.swift": """
      import UIKit
      protocol Stacking: AnyObject {
        func pushViewController(_ viewController: UIViewController, animated: Bool)
        func setViewControllers(_ viewControllers: [UIViewController], animated: Bool)
        func present(_ viewController: UIViewController, animated: Bool, completion: (() -> Void)?)
        func popToRootViewController(animated: Bool) -> [UIViewController]?
      }
      final class Stack: UINavigationController, Stacking {}
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        var flow: Flow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let stack = Stack()
          window?.rootViewController = stack
          flow = Flow(stack: stack)
          flow?.start()
        }
      }
      final class Flow {
        private let stack: Stacking
        init(stack: Stacking) { self.stack = stack }
        func start() { 
          let home = HomeController(onDetail: { [weak self] in self?.detail() }, onHelp: { [weak self] in self?.help() \
      })
          stack.setViewControllers([home], animated: false) }
        private func detail() { self.stack.pushViewController(DetailController(onDone: { [weak self] in _ = \
      self?.stack.popToRootViewController(animated: true) }), animated: true) }
        private func help() { stack.present(HelpController(), animated: true, completion: nil) }
      }
      final class HomeController: UIViewController {
        let onDetail: () -> Void, onHelp: () -> Void
        init(onDetail: @escaping () -> Void, onHelp: @escaping () -> Void) { self.onDetail = onDetail; self.onHelp = \
      onHelp; super.init(nibName: nil, bundle: nil) }
        @objc func tap() { onDetail() }
        @objc func help() { onHelp() }
      }
      final class DetailController: UIViewController {
        let onDone: () -> Void
        init(onDone: @escaping () -> Void) { self.onDone = onDone; super.init(nibName: nil, bundle: nil) }
        @objc func done() { onDone() }
      }
      final class HelpController: UIViewController {}
      """
    ])
    #expect(
      Set(edges).isSuperset(of: [
        "DetailController back pop-to-root", "HomeController push DetailController",
        "HomeController sheet HelpController", "SceneDelegate root HomeController",
      ]))
  }

  /// A router's own `present` of a case: what the case is hangs on the router's function.
  @Test func ofCases() {
    let edges = screenEdges([
      "App/App.swift": """
      import UIKit
      enum Scene { case detail(Int), help, page(UIViewController) }
      enum Other { case detail(Int), page(Int) }
      final class Router {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func present(_ scene: Scene) {
          let page = make(scene)
          stack.pushViewController(page, animated: true)
        }
        private func make(_ scene: Scene) -> UIViewController {
          switch scene {
          case .detail(let number): DetailController(number)
          case .help: HelpController()
          case .page(let page): page
          }
        }
      }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let stack = UINavigationController()
          stack.setViewControllers([HomeController(router: Router(stack: stack))], animated: false)
          window?.rootViewController = stack
        }
      }
      final class HomeController: UIViewController {
        let router: Router
        init(router: Router) { self.router = router; super.init(nibName: nil, bundle: nil) }
        @objc func tapped() { router.present(.detail(1)) }
        @objc func held() { router.present(.page(NoteController())) }
      }
      final class DetailController: UIViewController { init(_ number: Int) { super.init(nibName: nil, bundle: nil) } }
      final class HelpController: UIViewController {}
      final class NoteController: UIViewController {}
      """
    ])
    #expect(
      edges == [
        "HomeController push DetailController", "HomeController push NoteController",
        "SceneDelegate root HomeController",
      ])
  }

  /// A class of a library's that nobody knows, under whatever name: who overrides what only controllers have is one.
  @Test func unknownBase() {
    let edges = screenEdges([
      "App/App.swift": """
      import PhotoViewing
      import UIKit
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = PhotoController()
        }
      }
      final class PhotoController: PagedViewerController {
        override func viewDidLoad() { super.viewDidLoad() }
        @objc func share() { self.present(LikesController(), animated: true) }
      }
      final class LikesController: UIViewController {}
      """
    ])
    #expect(edges == ["PhotoController sheet LikesController", "SceneDelegate root PhotoController"])
  }

  private func app(_ added: String) -> [String: String] {
    [
      "App/App.swift": """
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
      """
    ]
  }
}
