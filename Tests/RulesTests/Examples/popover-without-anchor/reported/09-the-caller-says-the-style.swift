// The caller of a helper says the style

import UIKit
extension UIAlertController {
  static func ask(_ title: String, style: UIAlertController.Style = .alert, on controller: UIViewController, done: @escaping () -> Void) {
    let alert = UIAlertController(title: title, message: nil, preferredStyle: style)
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in done() })
    controller.present(alert, animated: true)
  }
}
final class TokenController: UIViewController {
  override func viewDidLoad() {
    navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Send", style: .plain, target: self, action: #selector(confirm))
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Help", style: .plain, target: self, action: #selector(warn))
  }
  @objc func confirm() { UIAlertController.↓ask("Send?", style: .actionSheet, on: self) {} }
  @objc func warn() { UIAlertController.ask("Sorry", on: self) {} }
}
// file: App.xcodeproj/project.pbxproj
TARGETED_DEVICE_FAMILY = "1,2";
