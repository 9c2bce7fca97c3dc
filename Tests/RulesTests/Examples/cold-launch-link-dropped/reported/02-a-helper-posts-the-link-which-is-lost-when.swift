// A helper posts the link, which is lost when nobody listens yet

import UIKit
enum Links {
  static func handle(_ url: URL) { NotificationCenter.default.post(name: .linkOpened, object: url) }
}
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {}
  func ↓scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    if let url = contexts.first?.url { Links.handle(url) }
  }
}
