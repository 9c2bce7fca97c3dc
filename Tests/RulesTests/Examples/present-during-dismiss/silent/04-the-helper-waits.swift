// What comes next is given to the helper

import UIKit
final class Progress {
  let alert = UIAlertController(title: "Wait", message: nil, preferredStyle: .alert)
  func show(on presenter: UIViewController) { presenter.present(alert, animated: true) }
  func hide(_ animated: Bool, completion: (() -> Void)? = nil) { alert.dismiss(animated: animated, completion: completion) }
}
final class LoginFlow {
  let nav = UINavigationController()
  let progress = Progress()
  func login() {
    progress.show(on: nav)
    progress.hide(false) { self.showError() }
  }
  func showError() {
    let alert = UIAlertController(title: "Failed", message: nil, preferredStyle: .alert)
    nav.present(alert, animated: true)
  }
}
