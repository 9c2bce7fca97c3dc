import Testing

/// The step after another, where steps stand in an order: who shows it is on the screen of the step before.
@Suite struct OrderedStepTests {
  @Test(arguments: [
    // The next one in a list.
    (
      "case welcome, permissions, profile",
      "private let steps: [Step] = [.welcome, .permissions, .profile]",
      """
      guard let index = steps.firstIndex(of: step), index + 1 < steps.count else { return nil }
      return steps[index + 1]
      """
    ),
    // Of all cases, by another way to count.
    (
      "case welcome, permissions, profile", "",
      """
      let all = Step.allCases
      guard let place = all.firstIndex(of: step) else { return nil }
      let following = all.index(after: place)
      return following == all.endIndex ? nil : all[following]
      """
    ),
    // By number.
    ("case welcome = 1, permissions, profile", "", "return Step(rawValue: step.rawValue + 1)"),
    // Each says its next one.
    (
      "case welcome, permissions, profile; var next: Step? { switch self { case .welcome: .permissions; case "
        + ".permissions: .profile; case .profile: nil } }", "", "return step.next"
    ),
  ])
  func theNextStep(cases: String, list: String, next: String) {
    let edges = screenEdges([
      "App/App.swift": """
      import UIKit
      final class Onboarding {
        enum Step: Int, CaseIterable { \(cases) }
        \(list)
        let stack = UINavigationController()
        func start() { show(.welcome) }
        private func next(after step: Step) -> Step? {
          \(next)
        }
        private func finished(_ step: Step) {
          guard let following = next(after: step) else { return finish() }
          show(following)
        }
        private func show(_ step: Step) {
          switch step {
          case .welcome:
            let page = WelcomeController()
            page.onDone = { [weak self] in self?.finished(.welcome) }
            stack.setViewControllers([page], animated: false)
          case .permissions:
            let page = PermissionsController()
            page.onDone = { [weak self] in self?.finished(.permissions) }
            stack.pushViewController(page, animated: true)
          case .profile:
            let page = ProfileController()
            page.onDone = { [weak self] in self?.finished(.profile) }
            stack.pushViewController(page, animated: true)
          }
        }
        private func finish() { stack.pushViewController(HomeController(), animated: true) }
      }
      class PageController: UIViewController { var onDone: (() -> Void)? }
      final class WelcomeController: PageController { @IBAction func tap() { onDone?() } }
      final class PermissionsController: PageController { @IBAction func tap() { onDone?() } }
      final class ProfileController: PageController { @IBAction func tap() { onDone?() } }
      final class HomeController: UIViewController {}
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        let onboarding = Onboarding()
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = onboarding.stack
          onboarding.start()
        }
      }
      """
    ])
    #expect(
      edges.filter { $0.contains(" push ") } == [
        "PermissionsController push ProfileController", "ProfileController push HomeController",
        "WelcomeController push PermissionsController",
      ])
  }
}
