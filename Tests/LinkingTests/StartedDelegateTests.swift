import Testing

/// What a protocol's extension tells the delegate of whoever conforms: the one that started it, and no other.
@Suite struct StartedDelegateTests {
  private static let flows = """
    protocol Guide: AnyObject { var done: GuideDone? { get set }; var navigation: UINavigationController { get set }; \
    func start(); func finish() }
    protocol GuideDone: AnyObject { func didFinish(_ child: Guide) }
    extension Guide { func finish() { done?.didFinish(self) } }
    final class AppGuide: Guide, GuideDone {
      var done: GuideDone?
      var navigation: UINavigationController
      init(navigation: UINavigationController) { self.navigation = navigation }
      func start() { if Bool.random() { main() } else { login() } }
      func main() { let guide = MainGuide(navigation: navigation); guide.done = self; guide.start() }
      func login() { let guide = LoginGuide(navigation: navigation); guide.done = self; guide.start() }
      func didFinish(_ child: Guide) { start() }
    }
    final class LoginGuide: Guide {
      var done: GuideDone?
      var navigation: UINavigationController
      init(navigation: UINavigationController) { self.navigation = navigation }
      func start() { let page = LoginPage(); page.guide = self; navigation.pushViewController(page, animated: false) }
    }
    final class MainGuide: Guide, GuideDone {
      var done: GuideDone?
      var navigation: UINavigationController
      init(navigation: UINavigationController) { self.navigation = navigation }
      func start() { let page = MainPage(); page.guide = self; navigation.viewControllers = [page] }
      func detail() { let guide = DetailGuide(navigation: navigation); guide.done = self; guide.start() }
      func didFinish(_ child: Guide) { navigation.popViewController(animated: true) }
      func signOut() { finish() }
    }
    final class DetailGuide: Guide {
      weak var done: GuideDone?
      var navigation: UINavigationController
      init(navigation: UINavigationController) { self.navigation = navigation }
      func start() { let page = DetailPage(); page.guide = self; navigation.pushViewController(page, animated: false) }
    }
    """

  @Test func whoStartedItIsTold() {
    let edges = screenEdges([
      "App/Flows.swift": "import UIKit\n" + Self.flows,
      "App/Pages.swift": """
      import UIKit
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var guide: AppGuide?
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let navigation = UINavigationController()
          window?.rootViewController = navigation
          guide = AppGuide(navigation: navigation)
          guide?.start()
        }
      }
      class LoginPage: UIViewController { weak var guide: LoginGuide?; func tapped() { guide?.finish() } }
      class MainPage: UIViewController { weak var guide: MainGuide?; func tapped() { guide?.detail() }; func left() { \
      guide?.signOut() } }
      class DetailPage: UIViewController { weak var guide: DetailGuide?; func closed() { guide?.finish() } }
      """,
    ])
    #expect(
      edges.filter { $0.hasSuffix("root MainPage") } == [
        "LoginPage root MainPage", "MainPage root MainPage", "SceneDelegate root MainPage",
      ])
    #expect(edges.filter { $0.contains("back") } == ["DetailPage back pop"])
  }
}
