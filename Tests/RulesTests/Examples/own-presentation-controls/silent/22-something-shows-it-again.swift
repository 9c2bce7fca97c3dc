// Other code of the screen shows the button again

import UIKit
final class CloseButton: UIButton {}
final class ReaderController: UIViewController {
  private let close = CloseButton()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(close)
    setClosable(false)
  }
  override func viewDidAppear(_ animated: Bool) { close.isHidden = false }
  func setClosable(_ isClosable: Bool) { close.isHidden = true }
}
