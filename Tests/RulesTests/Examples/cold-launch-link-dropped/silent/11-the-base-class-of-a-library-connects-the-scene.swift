// The base class of a library connects the scene

import UIKit
final class SceneDelegate: KitSceneDelegate, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    contexts.forEach { open($0.url) }
  }
  private func open(_ url: URL) { window?.rootViewController?.present(ItemController(), animated: true) }
}
final class HomeController: UIViewController {}
final class ItemController: UIViewController {}
