// The helper takes the progress away, and the flow that presented it shows an error

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
    progress.hide(false)
    ↓showError()
  }
  func showError() {
    Alerts.show("Failed", from: nav)
  }
}
enum Alerts {
  static func show(_ title: String, from controller: UIViewController) {
    let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
    controller.present(alert, animated: true)
  }
}
