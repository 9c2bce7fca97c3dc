// The options go on as a whole

import UIKit
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  let coordinator = AppCoordinator()
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    coordinator.start(options)
  }
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    coordinator.open(contexts.first?.url)
  }
}
final class AppCoordinator {
  func start(_ options: UIScene.ConnectionOptions) {}
  func open(_ url: URL?) {}
}
