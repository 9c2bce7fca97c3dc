// A tab: the bar presents in its place

import UIKit
final class TabsController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [FeedController(), InboxController()]
  }
}
final class FeedController: UIViewController {}
final class InboxController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    present(HintController(), animated: true)
  }
}
final class HintController: UIViewController {}
