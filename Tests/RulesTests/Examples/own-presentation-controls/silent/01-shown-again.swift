// Somebody else shows the button again

import UIKit
final class BarHelper {
  private let backButton: UIButton = UIButton()
  func setHiddenBackButton(_ hidden: Bool) { backButton.isHidden = true }
  func reset() { backButton.isHidden = false }
}
