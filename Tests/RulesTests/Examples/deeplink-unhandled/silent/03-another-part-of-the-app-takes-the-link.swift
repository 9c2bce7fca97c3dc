// Another part of the app takes the link

import UIKit
enum Link { case profile, voucher }
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  let nav = UINavigationController()
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    let link: Link = contexts.isEmpty ? .profile : .voucher
    open(link)
    redeem(link)
  }
  func open(_ link: Link) {
    switch link {
    case .profile: nav.pushViewController(ProfileController(), animated: true)
    case .voucher: break
    }
  }
  func redeem(_ link: Link) {
    switch link {
    case .profile: break
    case .voucher: nav.pushViewController(VoucherController(), animated: true)
    }
  }
}
final class ProfileController: UIViewController {}
final class VoucherController: UIViewController {}
