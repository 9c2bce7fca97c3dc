// Who pops twice wants to leave two screens

import UIKit
final class ListController: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    let form = FormController()
    form.onDone = { [weak self] in self?.navigationController?.popViewController(animated: true) }
    navigationController?.pushViewController(form, animated: true)
  }
}
final class FormController: UIViewController {
  var onDone: (() -> Void)?
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    onDone?()
    navigationController?.popViewController(animated: true)
  }
}
