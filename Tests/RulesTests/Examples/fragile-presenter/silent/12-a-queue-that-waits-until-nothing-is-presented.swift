// A queue of alerts that looks at what is presented before each

import UIKit
enum Alerts {
  static var waiting: [UIViewController] = []
  static var shown: UIViewController?
  static var presenters: [UIViewController] = []
  static func showNext() {
    guard let next = waiting.first, shown == nil else { return }
    guard let presenter = Alerts.presenters.last, presenter.presentedViewController == nil else { return }
    waiting.removeFirst()
    shown = next
    presenter.present(next, animated: true)
    watch()
  }
  private static func watch() {
    guard shown?.isBeingDismissed ?? true else {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { watch() }
      return
    }
    shown = nil
    showNext()
  }
}
final class HomeController: UIViewController {
  @IBAction func warn() {
    Alerts.presenters.append(self)
    Alerts.waiting.append(UIAlertController(title: "Warning", message: nil, preferredStyle: .alert))
    Alerts.showNext()
  }
}
