// The stack that the controller lies on presents

import UIKit
final class HomeController: UIViewController {
  func openComposer() { navigationController?.pushViewController(ComposerController(), animated: true) }
  func openShare() { present(UINavigationController(rootViewController: ShareController()), animated: true) }
}
final class ComposerController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    present(HintController(), animated: true)
  }
}
final class ShareController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    present(HintController(), animated: true)
  }
}
final class HintController: UIViewController {}
