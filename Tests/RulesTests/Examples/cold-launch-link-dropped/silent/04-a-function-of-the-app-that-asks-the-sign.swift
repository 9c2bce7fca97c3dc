// A function of the app that asks the sign-in libraries

enum SignIn {
  static func handle(_ url: URL) -> Bool {
    if AuthLibrary.isLoginURL(url) { return AuthLibrary.handle(url) }
    return OtherLibrary.shared.handle(url)
  }
}
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {}
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    guard let url = contexts.first?.url else { return }
    _ = SignIn.handle(url)
  }
}
