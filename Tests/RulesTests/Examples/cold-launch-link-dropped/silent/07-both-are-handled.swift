// Both are handled

import UIKit
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    self.scene(scene, openURLContexts: options.urlContexts)
  }
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    if let link = contexts.first { open(link.url) }
  }
  private func open(_ url: URL) {}
}
