import Testing

/// Navigation controllers that a coordinator keeps, fills and presents.
@Suite struct KeptStackTests {
  private func lines(stack: String, making: String, start: String) -> [String] {
    transitionLines(
      """
      import UIKit
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: \
      [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window?.rootViewController = HomeController()
          return true
        }
      }
      class Stack: UINavigationController {
        override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) { \
      super.setViewControllers(viewControllers, animated: animated) }
      }
      final class HomeController: UIViewController {
        private var task: TaskCoordinator?
        @objc func open() {
          task = TaskCoordinator(presenter: self)
          task?.start()
        }
      }
      final class EditController: UIViewController {}
      final class PickController: UIViewController {}
      final class DoneController: UIViewController {}
      final class TaskCoordinator {
        weak var presenter: UIViewController?
        private let stack: \(stack)
        var isNew = false
        init(presenter: UIViewController) {
          self.presenter = presenter
          \(making)
        }
        \(start)
      }
      """
    ).filter { !$0.hasPrefix("AppDelegate") }
  }

  private static let kinds = [
    ("UINavigationController", "stack = UINavigationController()"), ("Stack", "self.stack = Stack()"),
  ]

  /// What a function puts into the stack just to present it is presented, and no root of its own.
  @Test(arguments: kinds) func filledAndShown(stack: String, making: String) {
    let found = lines(
      stack: stack, making: making,
      start: """
        func start() {
          stack.setViewControllers([EditController()], animated: false)
          presenter?.present(stack, animated: true)
        }
        """)
    #expect(found == ["HomeController flow TaskCoordinator", "TaskCoordinator sheet EditController"])
  }

  /// Whoever hands a page to the function that puts it in and presents the stack presents the page.
  @Test(arguments: kinds) func filledWithWhatIsGiven(stack: String, making: String) {
    let found = lines(
      stack: stack, making: making,
      start: """
        func start() {
          if isNew {
            let page = PickController()
            show(page)
          } else {
            show(EditController())
          }
        }
        private func show(_ page: UIViewController) {
          stack.setViewControllers([page], animated: false)
          presenter?.present(stack, animated: true)
        }
        """)
    #expect(
      found == [
        "HomeController flow TaskCoordinator", "TaskCoordinator sheet EditController",
        "TaskCoordinator sheet PickController",
      ])
  }

  /// Functions that fill the stack may run again, once it is there; what a button does later is no part of what is
  /// presented.
  @Test(arguments: kinds) func filledByFunctions(stack: String, making: String) {
    let found = lines(
      stack: stack, making: making,
      start: """
        func start() {
          if isNew { pick() } else { edit() }
          presenter?.present(stack, animated: true)
        }
        private func edit() { stack.setViewControllers([EditController()], animated: false) }
        private func pick() {
          let page = PickController()
          page.navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: UIAction { _ in self.finish() })
          stack.setViewControllers([page], animated: false)
        }
        private func finish() { stack.setViewControllers([DoneController()], animated: true) }
        """)
    #expect(
      found == [
        "HomeController flow TaskCoordinator", "TaskCoordinator root DoneController",
        "TaskCoordinator root EditController", "TaskCoordinator root PickController",
        "TaskCoordinator sheet EditController", "TaskCoordinator sheet PickController",
      ])
  }

  /// What a base class's initialiser keeps of a stack is for each subclass the one that it was made with, also in a
  /// split view.
  @Test func stacksThatABaseClassKeeps() {
    let found = transitionLines(
      """
      import UIKit
      class Stack: UINavigationController {}
      class Flow {
        var stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() { stack.pushViewController(PayController(), animated: false) }
      }
      final class TrialFlow: Flow { override func start() { stack.pushViewController(TrialController(), animated: \
      false) } }
      final class DetailFlow: Flow { override func start() { stack.pushViewController(DetailController(), animated: \
      false) } }
      final class LifetimeFlow: Flow {
        override init(stack: UINavigationController) { super.init(stack: stack) }
        override func start() { stack.pushViewController(LifetimeController(), animated: true) }
      }
      final class PayController: UIViewController {}
      final class TrialController: UIViewController {}
      final class DetailController: UIViewController {}
      final class LifetimeController: UIViewController {}
      final class Main {
        let list = UINavigationController()
        let split = UISplitViewController()
        func pay() {
          let stack = Stack()
          let child = Flow(stack: stack)
          list.topViewController?.present(stack, animated: true)
          child.start()
        }
        func trial() {
          let stack = Stack()
          let child = TrialFlow(stack: stack)
          list.topViewController?.present(stack, animated: true)
          child.start()
        }
        func detail() {
          let stack = Stack()
          let child = DetailFlow(stack: stack)
          child.start()
          split.showDetailViewController(stack, sender: nil)
        }
        func lifetime() { LifetimeFlow(stack: list).start() }
      }
      """
    ).filter { $0.hasPrefix("Main") && !$0.hasPrefix("Main flow") }
    #expect(found == ["Main push DetailController", "Main sheet PayController", "Main sheet TrialController"])
  }

  /// Stacks that a coordinator keeps, fills and hands to a tab bar: what they are filled with are the tabs. What it puts
  /// on later is a step.
  @Test(arguments: [
    "chats.viewControllers = [ListController()]", "chats.setViewControllers([ListController()], animated: false)",
  ])
  func filledAndPutIntoTabs(filling: String) {
    let found = transitionLines(
      """
      import UIKit
      final class TabCoordinator {
        let tabs = UITabBarController()
        private let chats = UINavigationController()
        private let settings = UINavigationController()
        func start() -> UIViewController {
          \(filling)
          settings.viewControllers = [SettingsController()]
          tabs.setViewControllers([chats, settings], animated: false)
          return tabs
        }
        func open() { chats.pushViewController(ChatController(), animated: true) }
        func reset() { chats.setViewControllers([ChatController()], animated: true) }
      }
      final class ListController: UIViewController {}
      final class ChatController: UIViewController {}
      final class SettingsController: UIViewController {}
      """)
    #expect(
      found == [
        "TabCoordinator push ChatController", "TabCoordinator root ChatController", "TabCoordinator tab ListController",
        "TabCoordinator tab SettingsController",
      ])
  }
}
