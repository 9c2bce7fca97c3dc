// A function without a flag hides the button when the work is done

import UIKit
final class ReaderController: UIViewController {
  private let close = UIButton()
  func finish() { close.isHidden = true }
}
