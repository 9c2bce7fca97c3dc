// The caller is told in the completion

import UIKit
final class ListController: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    let picker = PickerController()
    picker.onPick = { [weak self] in self?.present(UIViewController(), animated: true) }
    present(picker, animated: true)
  }
}
final class PickerController: UIViewController {
  var onPick: (() -> Void)?
  @IBAction func pick(_ sender: Any) {
    dismiss(animated: true) { self.onPick?() }
  }
}
