// The options of the connection are not looked at

import UIKit
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    window?.rootViewController = HomeController()
  }
  func ↓scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    contexts.forEach { open($0.url) }
  }
  private func open(_ url: URL) { window?.rootViewController?.present(ItemController(), animated: true) }
}
final class HomeController: UIViewController {}
final class ItemController: UIViewController {}
