// A coordinator keeps the link

import UIKit
final class AppCoordinator {
  private var pending: URL?
  func open(_ url: URL) { pending = url }
}
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  let coordinator = AppCoordinator()
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {}
  func ↓scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    contexts.forEach { coordinator.open($0.url) }
  }
}
