// What the tab bar has up may be going away

import UIKit
final class TabsController: UITabBarController {
  override func present(_ shown: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
    if let presentedViewController {
      presentedViewController.↓present(shown, animated: flag, completion: completion)
      return
    }
    super.present(shown, animated: flag, completion: completion)
  }
}
