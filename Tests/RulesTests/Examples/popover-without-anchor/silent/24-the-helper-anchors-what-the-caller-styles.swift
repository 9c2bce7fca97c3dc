// The helper anchors what the caller styles

import UIKit
extension UIAlertController {
  static func ask(_ title: String, style: UIAlertController.Style = .alert, at view: UIView? = nil, on controller: UIViewController) {
    let alert = UIAlertController(title: title, message: nil, preferredStyle: style)
    if let view { alert.popoverPresentationController?.sourceView = view }
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    controller.present(alert, animated: true)
  }
}
final class TokenController: UIViewController {
  @objc func confirm() { UIAlertController.ask("Send?", style: .actionSheet, at: view, on: self) }
}
// file: App.xcodeproj/project.pbxproj
TARGETED_DEVICE_FAMILY = "1,2";
