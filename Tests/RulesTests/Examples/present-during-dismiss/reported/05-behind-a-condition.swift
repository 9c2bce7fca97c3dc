// The topmost controller is the one that the condition before takes away

import UIKit
extension UIViewController {
  var topMost: UIViewController {
    var top = self
    while let next = top.presentedViewController { top = next }
    return top
  }
}
final class SetupFlow {
  let root = UIViewController()
  func start() {
    if root.topMost is UINavigationController {
      root.dismiss(animated: false)
    }
    let progress = UIViewController()
    root.topMost.↓present(progress, animated: true)
  }
}
