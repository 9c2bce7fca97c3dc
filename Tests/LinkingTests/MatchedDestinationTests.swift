import Testing

/// A handler that tests by a pattern which destination it was handed only dispatches: the code that names it navigates.
@Suite struct MatchedDestinationTests {
  private func lines(_ test: String) -> [String] {
    transitionLines(
      """
      import UIKit
      protocol Goal {}
      enum CrateGoal: Goal { case open(Int), close }
      protocol GoalHandler { func handle(_ goal: any Goal) -> Bool }
      final class GoalRouter {
        static let shared = GoalRouter()
        var handlers: [any GoalHandler] = []
        func go(_ goal: any Goal) { _ = handlers.first { $0.handle(goal) } }
      }
      final class CrateHandler: GoalHandler {
        let stack: UINavigationController
        init(_ stack: UINavigationController) { self.stack = stack }
        func handle(_ goal: any Goal) -> Bool {
          \(test)
          return true
        }
      }
      final class Wharf: UIViewController {
        @objc func crate() { GoalRouter.shared.go(CrateGoal.open(1)) }
      }
      final class Shed: UIViewController { @objc func shut() { GoalRouter.shared.go(CrateGoal.close) } }
      final class Crate: UIViewController { init(id: Int) { super.init(nibName: nil, bundle: nil) } }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let stack = UINavigationController(rootViewController: Wharf())
          GoalRouter.shared.handlers = [CrateHandler(stack)]
          window?.rootViewController = stack
        }
      }
      """
    ).filter { $0.contains("push") }
  }

  @Test(arguments: [
    "guard case .open(let id)? = goal as? CrateGoal else { return false }; stack.pushViewController(Crate(id: id), animated: true)",
    "if case let .open(id) = goal as? CrateGoal { stack.pushViewController(Crate(id: id), animated: true) }",
    "guard let goal = goal as? CrateGoal, case .open(let id) = goal else { return false }; stack.pushViewController(Crate(id: id), animated: true)",
  ])
  func theCodeThatNamesTheCaseNavigates(test: String) {
    #expect(lines(test) == ["Wharf push Crate"])
  }
}
