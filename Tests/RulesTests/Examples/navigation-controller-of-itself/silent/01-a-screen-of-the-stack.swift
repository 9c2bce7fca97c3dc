// A screen asks for the stack that it stands in

import UIKit
final class HomeController: UIViewController {
  func help() { navigationController?.pushViewController(UIViewController(), animated: true) }
}
final class Flow {
  let home = HomeController()
  func help() { home.navigationController?.pushViewController(UIViewController(), animated: true) }
}
