// The screen closes itself in one arm, and has it closed in the other

import UIKit
final class ListController: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    let form = FormController(onDone: { [weak self] in self?.dismiss(animated: true) })
    present(form, animated: true)
  }
}
final class FormController: UIViewController {
  private let onDone: () -> Void
  private var isOwn = false
  init(onDone: @escaping () -> Void) {
    self.onDone = onDone
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError() }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    isOwn ? onDone() : print("kept")
    dismiss(animated: true)
  }
}
