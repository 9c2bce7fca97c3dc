// What observes the property may hand it on

import UIKit
final class ListController: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    let form = FormController()
    form.onDone = { [weak self] in self?.dismiss(animated: true) }
    present(form, animated: true)
  }
}
final class FormController: UIViewController {
  var onDone: (() -> Void)? { didSet { setNeedsUpdateContent() } }
  private func setNeedsUpdateContent() {}
}
