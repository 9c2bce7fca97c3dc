// The stack of the first column shows the stack of the second

import UIKit
final class Flow {
  let navigationController = UINavigationController()
  let splitView = UISplitViewController()
  func help() { navigationController.navigationController?.present(UIViewController(), animated: true) }
}
