// A stack of the app's own, and tabs that share a controller

import UIKit
final class CardStack: UINavigationController {}
final class StatusController: UIViewController {}
final class MainTabs: UITabBarController {
  @objc func show(_ status: StatusController) {
    let stack = CardStack(rootViewController: status)
    stack.title = "Status"
    if traitCollection.displayScale > 1 { ↓present(status, animated: true) }
  }
  override func viewDidLoad() {
    let status = StatusController()
    let first = CardStack(rootViewController: status)
    let second = ↓CardStack(rootViewController: status)
    viewControllers = [first, second]
  }
}
