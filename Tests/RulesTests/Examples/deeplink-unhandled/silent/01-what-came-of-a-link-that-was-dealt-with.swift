// What came of a link that was dealt with before

import UIKit
enum SignInResult { case handled, failed }
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  let nav = UINavigationController()
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    switch signIn(contexts.first) {
    case .handled: break
    case .failed: nav.pushViewController(HelpController(), animated: true)
    }
  }
  private func signIn(_ context: UIOpenURLContext?) -> SignInResult {
    if context == nil { return .failed }
    return .handled
  }
}
final class HelpController: UIViewController {}
