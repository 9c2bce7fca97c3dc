// The link is taken out before the others are told apart

import UIKit
enum Link { case profile, voucher(Int) }
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  let nav = UINavigationController()
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    open(contexts.isEmpty ? .profile : .voucher(1))
  }
  func open(_ link: Link) {
    if case .voucher(let number) = link {
      nav.pushViewController(VoucherController(number: number), animated: true)
    } else {
      openOther(link)
    }
  }
  func openOther(_ link: Link) {
    switch link {
    case .profile: nav.pushViewController(ProfileController(), animated: true)
    case .voucher: break
    }
  }
}
final class ProfileController: UIViewController {}
final class VoucherController: UIViewController {
  init(number: Int) { super.init(nibName: nil, bundle: nil) }
}
