// A helper takes the progress away and forgets it, and the next step presents an alert

import UIKit
final class LoginFlow {
  let stack = UINavigationController()
  private var progress: UIAlertController?
  func begin() {
    let alert = UIAlertController(title: "Wait", message: nil, preferredStyle: .alert)
    progress = alert
    stack.present(alert, animated: true)
  }
  private func end(then next: (() -> Void)? = nil) {
    progress?.dismiss(animated: true, completion: next)
    progress = nil
  }
  func failed() {
    end()
    ↓tell()
  }
  private func tell() {
    stack.present(UIAlertController(title: "Failed", message: nil, preferredStyle: .alert), animated: true)
  }
}
