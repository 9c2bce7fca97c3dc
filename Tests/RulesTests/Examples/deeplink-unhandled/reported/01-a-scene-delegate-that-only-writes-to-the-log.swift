// A scene delegate that only writes to the log

import UIKit
enum Link { case profile, voucher }
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  let nav = UINavigationController()
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    open(contexts.isEmpty ? .profile : .voucher)
  }
  func open(_ link: Link) {
    switch link {
    case .profile: nav.pushViewController(ProfileController(), animated: true)
    ↓case .voucher: print("voucher link")
    }
  }
}
final class ProfileController: UIViewController {}
