// A coordinator asks its own stack for a stack

import UIKit
final class Flow {
  let navigationController = UINavigationController()
  @objc func help() { navigationController.↓navigationController?.present(UIViewController(), animated: true) }
}
