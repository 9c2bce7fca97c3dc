import Testing

/// An object fills a stack of its own, and somebody else presents it.
@Suite struct StackFilledByOwnerTests {
  private func edges(flow: String, showing: String) -> [String] {
    screenEdges([
      "App/App.swift": """
      import UIKit
      final class JoinFlow {
        let stack = UINavigationController()
        \(flow)
      }
      final class HomeController: UIViewController {
        let flow = JoinFlow()
        @objc func join() { \(showing) }
        @objc func more() { flow.next() }
      }
      final class NameController: UIViewController {}
      final class PlanController: UIViewController {}
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) \
      -> Bool {
          window?.rootViewController = HomeController()
          return true
        }
      }
      """
    ]).filter { !$0.contains(" root ") && !$0.contains(" flow ") }
  }

  private static let push = "stack.pushViewController(NameController(), animated: false)"

  @Test(arguments: [
    ("func start() { \(push) }; func next() {}", "flow.start(); present(flow.stack, animated: true)"),
    (
      "func start() -> UIViewController { \(push); return stack }; func next() {}",
      "present(flow.start(), animated: true)"
    ),
  ])
  func theFirstPageIsNoStepOfTheUsers(flow: String, showing: String) {
    #expect(edges(flow: flow, showing: showing) == ["HomeController sheet NameController"])
  }

  @Test func whatOthersAskForTooIsPushed() {
    let edges = edges(
      flow: "func start() { next() }; func next() { \(Self.push) }",
      showing: "flow.start(); present(flow.stack, animated: true)")
    #expect(edges.contains { $0.hasSuffix(" push NameController") })
  }
}
