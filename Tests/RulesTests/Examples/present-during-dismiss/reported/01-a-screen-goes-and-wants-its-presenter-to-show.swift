// A screen goes and wants its presenter to show the next one

import UIKit
final class PickerController: UIViewController {
  @objc func done() {
    dismiss(animated: true, completion: nil)
    presentingViewController?.↓present(EditorController(), animated: true)
  }
}
final class EditorController: UIViewController {}
