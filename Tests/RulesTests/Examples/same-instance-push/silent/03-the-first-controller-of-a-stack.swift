// The first controller of a stack

import UIKit
final class DrawerController: UINavigationController {
  private let content = ContentController()
  override func viewDidLoad() {
    super.viewDidLoad()
    pushViewController(content, animated: false)
  }
}
final class ContentController: UIViewController {}
