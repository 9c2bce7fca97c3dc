import Testing

/// Flows that start by a requirement of the app's own, whatever its name.
@Suite struct RequirementStartTests {
  static func app(_ run: String, make: String) -> String {
    """
    import UIKit
    protocol Flow: AnyObject { func \(run)() }
    protocol LoginFlowDelegate: AnyObject { func loginFlowDidFinish() }
    final class Container {
      let stack = UINavigationController()
      func makeRoot() -> Flow { RootFlow(container: self) }
      func makeLogin(_ delegate: LoginFlowDelegate) -> LoginFlow { LoginFlow(stack: stack, delegate: delegate) }
      func makeHome() -> HomeFlow { HomeFlow(stack: stack) }
    }
    final class RootFlow: Flow, LoginFlowDelegate {
      private let container: Container
      private var child: Flow?
      init(container: Container) { self.container = container }
      func \(run)() { showLogin() }
      private func start(_ flow: Flow) { child = flow; flow.\(run)() }
      private func showLogin() { \(make) }
      func loginFlowDidFinish() { start(container.makeHome()) }
    }
    final class LoginFlow: Flow {
      private let stack: UINavigationController
      private weak var delegate: LoginFlowDelegate?
      init(stack: UINavigationController, delegate: LoginFlowDelegate) { self.stack = stack; self.delegate = delegate }
      func \(run)() {
        let login = LoginController()
        login.onDone = { [weak self] in self?.delegate?.loginFlowDidFinish() }
        stack.setViewControllers([login], animated: false)
      }
    }
    final class HomeFlow: Flow {
      private let stack: UINavigationController
      init(stack: UINavigationController) { self.stack = stack }
      func \(run)() { stack.setViewControllers([HomeController()], animated: true) }
    }
    final class LoginController: UIViewController { var onDone: (() -> Void)?; @objc func done() { onDone?() } }
    final class HomeController: UIViewController {}
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      private var flow: Flow?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let container = Container()
        window?.rootViewController = container.stack
        flow = container.makeRoot()
        flow?.\(run)()
      }
    }
    """
  }

  /// Who reports back to what stands above starts nothing there.
  @Test(
    arguments: ["run", "begin"],
    ["start(container.makeLogin(self))", "let login = container.makeLogin(self); login.RUN()"])
  func whoRunsAFlowStartsIt(run: String, make: String) {
    let lines = transitionLines(Self.app(run, make: make.replacing("RUN", with: run)))
    #expect(
      lines.filter { $0.contains(" flow ") } == [
        "RootFlow flow HomeFlow", "RootFlow flow LoginFlow", "SceneDelegate flow RootFlow",
      ])
  }
}
