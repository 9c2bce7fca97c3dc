// A new child takes the old one's place

import UIKit
final class HomeFlow {
  let nav = UINavigationController()
  private var login: LoginFlow?
  func openLogin() {
    let flow = LoginFlow()
    login = flow
    flow.onClose = { [weak self] in self?.login = nil }
    nav.present(flow.root, animated: true)
  }
}
final class LoginFlow {
  let root = UIViewController()
  var onClose: () -> Void = {}
}
