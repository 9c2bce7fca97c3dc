// A stack of the app's own pushes onto the stack around it

import UIKit
final class FlowController: UINavigationController {
  @objc func help() { ↓navigationController?.pushViewController(UIViewController(), animated: true) }
}
