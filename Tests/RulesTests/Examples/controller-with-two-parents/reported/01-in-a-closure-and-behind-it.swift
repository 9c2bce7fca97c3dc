// The closure and the code behind it each put it into a stack

import UIKit
final class SettingsController: UIViewController {}
final class HomeController: UIViewController {
  @objc func openSettings() {
    let settings = SettingsController()
    dismiss(animated: false) {
      let stack = UINavigationController(rootViewController: settings)
      self.present(stack, animated: true)
    }
    let stack = ↓UINavigationController(rootViewController: settings)
    present(stack, animated: true)
  }
}
