import Testing

/// Controllers that present themselves by what a protocol offers them, behind presenters that keep them by a protocol,
/// too.
@Suite struct PresentedSelfTests {
  private let presentable = """
    import UIKit
    protocol Presentable {
      var viewController: UIViewController { get }
      func present()
      func presentInStack()
      func present(from viewController: UIViewController)
    }
    extension Presentable where Self: UIViewController {
      var viewController: UIViewController { return self }
      func present() { AppDelegate.window.rootViewController = viewController }
      func presentInStack() {
        let stack = UINavigationController(rootViewController: viewController)
        AppDelegate.window.rootViewController = stack
      }
      func present(from viewController: UIViewController) { \
    viewController.navigationController?.pushViewController(self, animated: true) }
    }
    protocol LoginView: class, Presentable {}
    protocol DetailView: class, Presentable {}
    final class LoginController: UIViewController, LoginView {
      var output: LoginPresenter!
      @IBAction func tapped() { output.open() }
    }
    final class DetailController: UIViewController, DetailView { var output: DetailPresenter! }
    enum LoginModule {
      static func create() -> LoginPresenter {
        let presenter = LoginPresenter()
        let controller = LoginController()
        controller.output = presenter
        presenter.view = controller
        return presenter
      }
    }
    enum DetailModule {
      static func create() -> DetailPresenter {
        let presenter = DetailPresenter()
        let controller = DetailController()
        controller.output = presenter
        presenter.view = controller
        return presenter
      }
    }
    final class Recorder { func write(_ text: String, present place: UIView) {} }
    """

  /// Whoever keeps a controller by a protocol that one controller adopts shows that one, and not who put it there.
  @Test func aPresenterShowsItsOwnView() {
    let files = [
      "App/Presentable.swift": presentable,
      "App/App.swift": """
      import UIKit
      final class LoginPresenter {
        weak var view: LoginView!
        func present() { view.presentInStack() }
        func open() { DetailModule.create().present(from: view.viewController) }
      }
      final class DetailPresenter {
        weak var view: DetailView!
        func present(from viewController: UIViewController) { view.present(from: viewController) }
      }
      @UIApplicationMain final class AppDelegate: UIResponder, UIApplicationDelegate {
        static var window: UIWindow!
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: \
      [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          LoginModule.create().present()
          return true
        }
      }
      """,
    ]
    #expect(transitions(files) == ["DetailPresenter push DetailController", "LoginPresenter root LoginController"])
    #expect(screenEdges(files) == ["AppDelegate root LoginController", "LoginController push DetailController"])
  }

  /// What others call by the same word, and a parameter's label, are no calls of a function that nobody calls.
  @Test func aFunctionThatNobodyCallsStartsNowhere() {
    let files = [
      "App/Presentable.swift": presentable,
      "App/App.swift": """
      import UIKit
      final class LoginPresenter {
        weak var view: LoginView!
        func present() { view.present() }
        func present(from viewController: UIViewController) { view.present(from: viewController) }
        func open() { view.viewController.present(UIAlertController(title: nil, message: nil, preferredStyle: .alert), \
      animated: true) }
      }
      final class DetailPresenter { weak var view: DetailView! }
      @UIApplicationMain final class AppDelegate: UIResponder, UIApplicationDelegate {
        static var window: UIWindow!
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: \
      [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          LoginModule.create().present()
          return true
        }
      }
      """,
    ]
    #expect(
      transitions(files) == [
        "LoginPresenter alert alert", "LoginPresenter push LoginController", "LoginPresenter root LoginController",
      ])
    #expect(screenEdges(files) == ["AppDelegate root LoginController", "LoginController alert alert"])
  }

  /// A controller that sets its style before it shows itself comes in that style.
  @Test(arguments: [
    ("", "sheet"), ("modalPresentationStyle = .fullScreen", "cover"),
    ("self.modalPresentationStyle = .popover", "popover"),
  ])
  func aControllerThatStylesItself(style: String, kind: String) {
    let edges = screenEdges([
      "App/App.swift": """
      import UIKit
      protocol Modal: UIViewController {}
      extension Modal {
        func show(over parent: UIViewController) {
          \(style)
          parent.present(self, animated: true)
        }
      }
      final class Terms: UIViewController, Modal {}
      final class Home: UIViewController { @objc func terms() { Terms().show(over: self) } }
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) \
      -> Bool {
          window?.rootViewController = Home()
          return true
        }
      }
      """
    ])
    #expect(edges == ["AppDelegate root Home", "Home \(kind) Terms"])
  }
}
