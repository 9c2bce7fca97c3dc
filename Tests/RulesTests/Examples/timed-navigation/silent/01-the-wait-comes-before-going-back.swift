// The wait comes before going back

import UIKit
final class FormController: UIViewController {
  let nav = UINavigationController()
  @objc func send() {
    Task {
      try await Task.sleep(nanoseconds: 300_000_000)
      nav.popViewController(animated: true)
    }
  }
}
