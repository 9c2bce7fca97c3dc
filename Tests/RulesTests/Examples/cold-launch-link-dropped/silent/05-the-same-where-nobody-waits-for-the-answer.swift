// The same, where nobody waits for the answer

enum SignIn {
  static func handle(_ url: URL) {
    if AuthLibrary.isLoginURL(url) { _ = AuthLibrary.handle(url) }
  }
}
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {}
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    if let url = contexts.first?.url { SignIn.handle(url) }
  }
}
