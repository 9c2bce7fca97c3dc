import Testing

/// Closures that choose by what they are given: an arm runs where the closure is called with its case.
@Suite struct ClosureArmTests {
  /// Two screens of one model, which tells what happened through one closure.
  private let screens = """
    import UIKit
    enum Happening { case registering, forgetting, entering(Int) }
    final class DoorModel {
      var onHappening: ((Happening) -> Void)?
      func did(_ happening: Happening) { onHappening?(happening) }
    }
    final class WelcomeController: UIViewController {
      let model: DoorModel
      init(model: DoorModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
      @objc func registerTapped() { model.did(.registering) }
    }
    final class LoginController: UIViewController {
      let model: DoorModel
      init(model: DoorModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
      @objc func forgotTapped() { model.did(.forgetting) }
      @objc func enterTapped() { model.onHappening?(.entering(1)) }
    }
    final class RegisterController: UIViewController {}
    final class RecoverController: UIViewController {}
    final class HomeController: UIViewController {}
    """

  private let expected = [
    "LoginController push HomeController", "LoginController push RecoverController",
    "SceneDelegate flow DoorFlow", "SceneDelegate push LoginController", "SceneDelegate push WelcomeController",
    "WelcomeController push RegisterController",
  ]

  private func flow(_ closure: String, _ method: String = "") -> String {
    """
    import UIKit
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let navigation = UINavigationController()
        window?.rootViewController = navigation
        DoorFlow(navigation: navigation).start()
      }
    }
    final class DoorFlow {
      let navigation: UINavigationController
      init(navigation: UINavigationController) { self.navigation = navigation }
      func start() {
        let model = DoorModel()
        model.onHappening = \(closure)
        navigation.pushViewController(WelcomeController(model: model), animated: false)
        navigation.pushViewController(LoginController(model: model), animated: false)
      }
      \(method)
    }
    """
  }

  @Test func armsInTheClosure() {
    let edges = screenEdges([
      "App/Screens.swift": screens,
      "App/Flow.swift": flow(
        """
        { [weak self] happening in
          switch happening {
          case .registering: self?.navigation.pushViewController(RegisterController(), animated: true)
          case .forgetting: self?.navigation.pushViewController(RecoverController(), animated: true)
          case .entering: self?.navigation.pushViewController(HomeController(), animated: true)
          }
        }
        """),
    ])
    #expect(edges == expected)
  }

  @Test func questionsInTheClosure() {
    let edges = screenEdges([
      "App/Screens.swift": screens,
      "App/Flow.swift": flow(
        """
        { [weak self] happening in
          if case .registering = happening { self?.navigation.pushViewController(RegisterController(), animated: true) }
          if case .forgetting = happening { self?.navigation.pushViewController(RecoverController(), animated: true) }
          if case let .entering(number) = happening, number > 0 { \
        self?.navigation.pushViewController(HomeController(), animated: true) }
        }
        """),
    ])
    #expect(edges == expected)
  }

  @Test func guardsInTheClosure() {
    let edges = screenEdges([
      "App/Screens.swift": screens,
      "App/Flow.swift": flow(
        """
        { [weak self] happening in
          if case .forgetting = happening { self?.navigation.pushViewController(RecoverController(), animated: true) }
          self?.enter(happening)
          guard let self, case .registering = happening else { return }
          navigation.pushViewController(RegisterController(), animated: true)
        }
        """,
        """
        private func enter(_ happening: Happening) {
          guard case let .entering(number) = happening, number > 0 else { return }
          navigation.pushViewController(HomeController(), animated: true)
        }
        """),
    ])
    #expect(edges == expected)
  }

  private let handler = """
    private func handle(_ happening: Happening) {
        switch happening {
        case .registering: navigation.pushViewController(RegisterController(), animated: true)
        case .forgetting: showRecovery()
        case .entering: navigation.pushViewController(HomeController(), animated: true)
        }
      }
      private func showRecovery() { navigation.pushViewController(RecoverController(), animated: true) }
    """

  @Test(arguments: ["{ [weak self] happening in self?.handle(happening) }", "{ [weak self] in self?.handle($0) }"])
  func armsOfWhatTheClosureCalls(closure: String) {
    let edges = screenEdges(["App/Screens.swift": screens, "App/Flow.swift": flow(closure, handler)])
    #expect(edges == expected)
  }

  /// The closure gives back what is to be done: it is done where the closure was asked.
  @Test func armsThatMakeClosures() {
    let edges = screenEdges([
      "App/Tabs.swift": """
      import UIKit
      final class TabsController: UITabBarController, UITabBarControllerDelegate {
        enum Event { case opened(UINavigationController), map(UINavigationController), list(UINavigationController) }
        var onEvent: ((Event) -> (() -> Void))?
        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
          guard let chosen = viewController as? UINavigationController else { return }
          if selectedIndex == 0 { onEvent?(.map(chosen))() } else { onEvent?(.list(chosen))() }
        }
      }
      final class MapController: UIViewController {}
      final class ListController: UIViewController {}
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          TabsFlow().start(in: window)
        }
      }
      final class TabsFlow {
        func start(in window: UIWindow?) {
          let tabs = TabsController()
          tabs.onEvent = { [weak self] event in
            let action: () -> Void
            switch event {
            case .opened(let navigation), .map(let navigation): action = { self?.showMap(in: navigation) }
            case .list(let navigation): action = { self?.showList(in: navigation) }
            }
            return action
          }
          window?.rootViewController = tabs
          if let first = tabs.viewControllers?.first as? UINavigationController { tabs.onEvent?(.opened(first))() }
        }
        private func showMap(in navigation: UINavigationController) { navigation.setViewControllers([MapController()], \
      animated: false) }
        private func showList(in navigation: UINavigationController) { \
      navigation.setViewControllers([ListController()], animated: false) }
      }
      """
    ])
    #expect(
      edges == [
        "SceneDelegate flow TabsFlow", "SceneDelegate root MapController", "SceneDelegate root TabsController",
        "TabsController root ListController",
        "TabsController root MapController",
      ])
  }
}
