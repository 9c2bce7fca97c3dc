// The closure comes by the initialiser, and is called first

import UIKit
final class ListController: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    let form = FormController(onDone: { [weak self] in self?.dismiss(animated: true) })
    present(form, animated: true)
  }
}
final class FormController: UIViewController {
  private let onDone: () -> Void
  init(onDone: @escaping () -> Void) {
    self.onDone = onDone
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError() }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    onDone()
    ↓dismiss(animated: true)
  }
}
