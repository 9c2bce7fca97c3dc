// Who dismisses leaves, and comes again when it is done

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
      root.topMost.dismiss(animated: true) { self.start() }
      return
    }
    root.topMost.present(UIViewController(), animated: true)
  }
}
