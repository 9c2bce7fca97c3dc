// The property is public

import UIKit
final class ListController: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    let form = FormController()
    form.onDone = { [weak self] in self?.dismiss(animated: true) }
    present(form, animated: true)
  }
}
public final class FormController: UIViewController {
  public var onDone: (() -> Void)?
}
