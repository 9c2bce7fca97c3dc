// A message stays for some seconds first

import UIKit
final class FormController: UIViewController {
  let nav = UINavigationController()
  @objc func send() {
    dismiss(animated: true)
    Task {
      try await Task.sleep(for: .seconds(3) + .milliseconds(300))
      nav.pushViewController(ThanksController(), animated: true)
    }
  }
  @objc func sendLater() {
    dismiss(animated: true)
    DispatchQueue.main.asyncAfter(deadline: .now() + 2.5) { self.nav.pushViewController(ThanksController(), animated: true) }
  }
}
final class ThanksController: UIViewController {}
