// A pop, a nap, and the next push

import UIKit
final class FormController: UIViewController {
  let nav = UINavigationController()
  @objc func send() {
    nav.popViewController(animated: true)
    Task {
      try await Task.↓sleep(nanoseconds: 300_000_000)
      nav.pushViewController(ThanksController(), animated: true)
    }
  }
}
final class ThanksController: UIViewController {}
