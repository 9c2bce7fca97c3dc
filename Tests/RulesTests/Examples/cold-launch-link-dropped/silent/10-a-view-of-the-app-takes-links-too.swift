// A view of the app takes links, too

import UIKit
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    window?.rootViewController = HomeController()
  }
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    contexts.forEach { open($0.url) }
  }
  private func open(_ url: URL) { window?.rootViewController?.present(ItemController(), animated: true) }
}
final class HomeController: UIViewController {}
final class ItemController: UIViewController {}
struct StartView: View {
  let open: (URL) -> Void
  var body: some View { Text("Start").onOpenURL { open($0) } }
}
