// A coordinator that hands the link to a sign-in library

import SignInKit
import UIKit
final class AppCoordinator {
  func handleURL(_ url: URL) { SignInManager.shared.handle(url) }
}
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var coordinator: AppCoordinator?
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    coordinator = AppCoordinator()
  }
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    guard let url = contexts.first?.url else { return }
    coordinator?.handleURL(url)
  }
}
