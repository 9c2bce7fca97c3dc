// An enum on the link's way that says how a flow starts

import UIKit
enum Style { case modal, push }
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  let nav = UINavigationController()
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { start(by: .modal) }
  func start(by style: Style) {
    switch style {
    case .modal: nav.present(ProfileController(), animated: true)
    case .push: break
    }
  }
}
final class ProfileController: UIViewController {}
