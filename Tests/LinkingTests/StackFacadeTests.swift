import Testing

/// A controller of the app's own that keeps a navigation controller and speaks for it.
@Suite struct StackFacadeTests {
  private static let stack = """
    import UIKit
    class Stack: UIViewController {
      let inner: UINavigationController
      var viewControllers: [UIViewController] {
        get { inner.viewControllers }
        set { inner.viewControllers = newValue }
      }
      init(rootViewController: UIViewController = UIViewController()) {
        inner = UINavigationController(rootViewController: rootViewController)
        super.init(nibName: nil, bundle: nil)
      }
      func pushViewController(_ page: UIViewController, animated: Bool) { inner.pushViewController(page, animated: \
    animated) }
      func popViewController(animated: Bool) { inner.popViewController(animated: animated) }
      override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { inner.dismiss(animated: flag, \
    completion: completion) }
      override func present(_ page: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) { \
    inner.present(page, animated: flag, completion: completion) }
    }
    enum Start { case welcome, restore, quick }
    final class SetupCoordinator {
      let stack: Stack
      var onEnd: (() -> Void)?
      init(stack: Stack = Stack()) { self.stack = stack }
      func start(_ start: Start) {
        switch start {
        case .welcome: setWelcome()
        case .restore: setRestore()
        case .quick: stack.pushViewController(DoneController(), animated: true)
        }
      }
      private func setWelcome() { let page = WelcomeController(); page.leader = self; stack.viewControllers = [page] }
      private func setRestore() { stack.viewControllers = [RestoreController()] }
      func goOn() { stack.pushViewController(DoneController(), animated: true) }
      func goBack() { stack.popViewController(animated: true) }
    }
    class PageController: UIViewController { weak var leader: SetupCoordinator?; @objc func tapped() { leader?.goOn() \
    } }
    class WelcomeController: PageController {}
    final class RestoreController: UIViewController {}
    final class DoneController: UIViewController {}
    final class HomeController: UIViewController { weak var leader: HomeCoordinator?; @objc func tapped() { \
    leader?.add() } }
    final class HomeCoordinator {
      let stack = Stack()
      func start() { let home = HomeController(); home.leader = self; stack.viewControllers = [home] }
      func add() {
        let setup = SetupCoordinator()
        setup.start(.welcome)
        setup.onEnd = { setup.stack.dismiss(animated: true) }
        stack.present(setup.stack, animated: true)
      }
    }
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(_ application: UIApplication, didFinishLaunchingWithOptions options: \
    [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        HomeCoordinator().start()
        return true
      }
    }
    """

  /// What is put into such a controller lies on the stack, by its setter, too; who tells it to go back has decided; and
  /// what it is presented with is what was put into it, by the arm that the call takes.
  @Test func speaksForItsStack() {
    let lines = transitionLines(Self.stack)
    #expect(
      lines == [
        "AppDelegate flow HomeCoordinator", "HomeCoordinator back dismiss", "HomeCoordinator flow SetupCoordinator",
        "HomeCoordinator root HomeController", "HomeCoordinator sheet WelcomeController",
        "SetupCoordinator back pop", "SetupCoordinator push DoneController", "SetupCoordinator root RestoreController",
        "SetupCoordinator root WelcomeController",
      ])
  }
}
