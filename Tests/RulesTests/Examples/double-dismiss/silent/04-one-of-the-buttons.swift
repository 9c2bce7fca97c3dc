// A sheet of buttons: the one whose closure goes back is not run in this way

import UIKit
struct SheetButton {
  var runsLater: Bool
  var action: (() -> Void)?
}
final class ButtonSheet: UIViewController {
  let buttons: [SheetButton]
  init(buttons: [SheetButton]) {
    self.buttons = buttons
    super.init(nibName: nil, bundle: nil)
  }
  func tap(_ button: SheetButton) {
    button.action?()
    dismiss(animated: true)
  }
}
final class ContactController: UIViewController {
  @objc func remove() {
    let sheet = ButtonSheet(buttons: [SheetButton(runsLater: true) { [weak self] in self?.dismiss(animated: true) }])
    present(sheet, animated: true)
  }
}
