// A loop goes up as far as there is something

import UIKit
final class Flow {
  let root = UIViewController()
  func show(_ controller: UIViewController) {
    var top = root
    while let next = top.presentedViewController, !next.isBeingDismissed { top = next }
    top.present(controller, animated: true)
  }
}
