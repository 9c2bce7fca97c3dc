// The flow opens once, and never again after a swipe

import UIKit
final class HomeFlow {
  let nav = UINavigationController()
  private var login: LoginFlow?
  func openLogin() {
    guard login == nil else { return }
    let flow = LoginFlow()
    login = flow
    flow.onClose = { [weak self] in self?.login = nil }
    nav.↓present(flow.root, animated: true)
  }
}
final class LoginFlow {
  let root = UIViewController()
  var onClose: () -> Void = {}
}
