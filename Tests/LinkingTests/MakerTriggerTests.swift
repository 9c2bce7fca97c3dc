import NavigationModel
import Testing

/// What the user does, where an object navigates as it is made, or a library calls the code with a route.
@Suite struct MakerTriggerTests {
  private func triggers(to screen: String, _ source: String) -> [String] {
    graph(["App/App.swift": "import UIKit\n" + source]).transitions.first { $0.to == screen }?.triggers.map(\.label)
      ?? []
  }

  private static let delegate = """
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> \
    Bool {
        window?.rootViewController = UINavigationController(rootViewController: HomePage())
        return true
      }
    }
    final class DetailPage: UIViewController {}

    """
  private static let flow = """
    final class DetailFlow: NSObject, UINavigationControllerDelegate {
      init(_ stack: UINavigationController) {
        super.init()
        stack.pushViewController(DetailPage(), animated: true)
      }
    }

    """

  @Test func whoMakesAFlowRunsItsInitialiser() {
    #expect(
      triggers(
        to: "DetailPage",
        Self.delegate + Self.flow + """
          final class HomePage: UIViewController {
            @objc func tapDetail(_ sender: UIButton) { _ = DetailFlow(navigationController!) }
          }
          """) == ["UIButton(tapDetail)"])
  }

  /// `.init(title: "Open")` where an alert takes an action.
  @Test func anActionWithoutItsNameIsAButtonOfTheAlert() {
    #expect(
      triggers(
        to: "DetailPage",
        Self.delegate + Self.flow + """
          final class HomePage: UIViewController {
            func ask(_ name: String) {
              let alert = UIAlertController(title: "Where to?", message: nil, preferredStyle: .alert)
              alert.addAction(.init(title: "Open", style: .default) { _ in _ = DetailFlow(self.navigationController!) })
              alert.addAction(.init(title: "\\(name)", style: .default) { _ in _ = \
          DetailFlow(self.navigationController!) })
              present(alert, animated: true)
            }
          }
          """) == [#"UIAlertAction("Open")"#, "UIAlertAction"])
  }

  /// A method that the app declares and overrides is no message of the system's.
  @Test func anOverrideOfTheAppsOwnIsNoEvent() {
    #expect(
      triggers(
        to: "DetailPage",
        Self.delegate + """
          class Flow: NSObject, UINavigationControllerDelegate {
            let stack: UINavigationController
            init(stack: UINavigationController) { self.stack = stack }
            func begin() {}
            final func run() { begin() }
          }
          final class OtherFlow: Flow { override func begin() {} }
          final class PageFlow: Flow {
            override func begin() { stack.pushViewController(DetailPage(), animated: true) }
          }
          final class HomePage: UIViewController {
            @objc func tapPage(_ sender: UIButton) { PageFlow(stack: navigationController!).begin() }
            @objc func tapOther(_ sender: UIButton) { OtherFlow(stack: navigationController!).run() }
          }
          """) == ["UIButton(tapPage)"])
  }

  /// A step is sent with a tap; the library calls the flow with it.
  @Test func aRouteIsMadeByATap() {
    #expect(
      triggers(
        to: "DetailPage",
        """
        import RxFlow
        enum AppStep: Step { case home, detail }
        final class AppFlow: Flow {
          var root: Presentable { stack }
          let stack = UINavigationController()
          func navigate(to step: Step) -> FlowContributors {
            guard let step = step as? AppStep else { return .none }
            switch step {
            case .home: return home()
            case .detail: return detail()
            }
          }
          func home() -> FlowContributors {
            let page = HomePage()
            stack.setViewControllers([page], animated: false)
            return .one(flowContributor: .contribute(withNextPresentable: page, withNextStepper: page))
          }
          func detail() -> FlowContributors {
            stack.pushViewController(DetailPage(), animated: true)
            return .none
          }
        }
        final class HomePage: UIViewController, Stepper {
          let steps = PublishRelay<Step>()
          @objc func tapDetail(_ sender: UIButton) { steps.accept(AppStep.detail) }
        }
        final class DetailPage: UIViewController {}
        """) == ["UIButton(tapDetail)"])
  }

  /// What a delegate keeps is made as the app starts.
  @Test func whatADelegateKeepsIsMadeAtLaunch() {
    let graph = graph([
      "App/App.swift": """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate { let flow = MainFlow(stack: \
      UINavigationController()) }
      final class MainFlow {
        init(stack: UINavigationController) { stack.setViewControllers([HomePage()], animated: false) }
      }
      final class HomePage: UIViewController {}
      """
    ])
    #expect(graph.transitions.map { $0.triggers.map(\.action) } == [[.launch]])
  }
}
