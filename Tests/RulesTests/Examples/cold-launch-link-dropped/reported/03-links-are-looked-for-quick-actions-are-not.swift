// Links are looked for, quick actions are not

import UIKit
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    if let link = options.urlContexts.first { open(link.url) }
  }
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    if let link = contexts.first { open(link.url) }
  }
  func ↓windowScene(
    _ scene: UIWindowScene, performActionFor item: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void
  ) {
    start(item.type)
    completionHandler(true)
  }
  private func open(_ url: URL) {}
  private func start(_ action: String) { window?.rootViewController?.present(RunController(), animated: true) }
  var window: UIWindow?
}
final class RunController: UIViewController {}
