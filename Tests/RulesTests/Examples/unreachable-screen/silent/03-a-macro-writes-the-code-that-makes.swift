// A macro writes the code that makes the controller

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    window?.rootViewController = HomeFactory().viewController
  }
}
@Factory<HomeModel, HomeController>
final class HomeFactory { func makeModel() -> HomeModel { HomeModel() } }
final class HomeModel {}
final class HomeController: UIViewController {}
