// A controller that nothing shows, and what it would show

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    window?.rootViewController = HomeVC()
  }
}
final class HomeVC: UIViewController {}
final class ↓OldProfileVC: UIViewController {
  @objc func openDrafts() { present(OldDraftsVC(), animated: true) }
}
final class OldDraftsVC: UIViewController {}
