// The picker goes away and tells its delegate, who shows the next screen at once

import UIKit
protocol PickerDelegate: AnyObject { func picked() }
final class ListController: UIViewController, PickerDelegate {
  override func viewDidAppear(_ animated: Bool) {
    let picker = PickerController()
    picker.delegate = self
    present(picker, animated: true)
  }
  func picked() { present(UIViewController(), animated: true) }
}
final class PickerController: UIViewController {
  weak var delegate: PickerDelegate?
  @IBAction func pick(_ sender: Any) {
    dismiss(animated: true)
    delegate?.↓picked()
  }
}
