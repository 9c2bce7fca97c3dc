// The name gets the stack, or the controller is taken out

import UIKit
final class StatusController: UIViewController {}
final class HomeController: UIViewController {
  @objc func show() {
    var shown: UIViewController = StatusController()
    shown = UINavigationController(rootViewController: shown)
    present(shown, animated: true)
  }
  @objc func move() {
    let status = StatusController()
    let stack = UINavigationController(rootViewController: status)
    addChild(stack)
    status.removeFromParent()
    present(status, animated: true)
  }
}
