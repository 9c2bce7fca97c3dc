import Testing

/// What a flow does with the outcome of a child that a base class starts for it, it does where the child ends.
@Suite struct ChildOutcomeTests {
  @Test func aBaseClassStartsChildren() {
    let edges = screenEdges([
      "App/App.swift": """
      import UIKit
      class Flow<Output> {
        let stack: UINavigationController
        private var completion: ((Output) -> Void)?
        private var children: [ObjectIdentifier: AnyObject] = [:]
        init(stack: UINavigationController) { self.stack = stack }
        final func start(_ completion: @escaping (Output) -> Void) { self.completion = completion; run() }
        func run() {}
        final func finish(_ output: Output) { completion?(output) }
        final func startChild<T>(_ child: Flow<T>, then handler: @escaping (T) -> Void) {
          children[ObjectIdentifier(child)] = child
          child.start { [weak self] output in
            self?.children[ObjectIdentifier(child)] = nil
            handler(output)
          }
        }
      }
      final class MainFlow: Flow<Never> {
        override func run() {
          let home = HomeController()
          home.onBook = { [unowned self] in book() }
          stack.setViewControllers([home], animated: false)
        }
        private func book() {
          startChild(BookingFlow(stack: stack)) { [weak self] number in
            self?.stack.pushViewController(TicketController(), animated: true)
          }
        }
      }
      final class BookingFlow: Flow<Int> {
        override func run() {
          let seats = SeatsController()
          seats.onPick = { [weak self] seat in self?.finish(seat) }
          stack.pushViewController(seats, animated: true)
        }
      }
      final class HomeController: UIViewController { var onBook: (() -> Void)?; @IBAction func book() { onBook?() } }
      final class SeatsController: UIViewController {
        var onPick: ((Int) -> Void)?
        @IBAction func pick() { onPick?(1) }
      }
      final class TicketController: UIViewController {}
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        private var main: MainFlow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let stack = UINavigationController()
          main = MainFlow(stack: stack)
          main?.start { _ in }
          window?.rootViewController = stack
        }
      }
      """
    ])
    #expect(
      edges.filter { $0.contains(" push ") } == [
        "HomeController push SeatsController", "SeatsController push TicketController",
      ])
  }
}
