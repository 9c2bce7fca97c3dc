// A delay that ends a message, after which nothing is shown

import UIKit
final class FormController: UIViewController {
  let label = UILabel()
  @objc func send() {
    dismiss(animated: true)
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.label.isHidden = true }
  }
}
