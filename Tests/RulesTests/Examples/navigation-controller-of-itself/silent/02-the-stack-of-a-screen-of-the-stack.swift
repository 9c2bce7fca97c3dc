// What is on top of the stack is asked for the stack

import UIKit
final class Flow {
  let stack = UINavigationController()
  func help() {
    stack.topViewController?.navigationController?.pushViewController(UIViewController(), animated: true)
  }
}
