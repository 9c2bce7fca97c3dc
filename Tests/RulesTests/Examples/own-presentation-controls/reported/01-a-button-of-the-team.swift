// A close button of the app's own class is hidden for good

import UIKit
final class CloseButton: UIButton {}
final class ReaderController: UIViewController {
  private let close = CloseButton()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(close)
    setClosable(false)
  }
  func setClosable(_ isClosable: Bool) { ↓close.isHidden = true }
}
