// The initialiser hands the closure to a model, which calls it

import UIKit
final class ListController: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    present(FormController { [weak self] in self?.dismiss(animated: true) }, animated: true)
  }
}
final class FormModel {
  let onDone: () -> Void
  init(onDone: @escaping () -> Void) { self.onDone = onDone }
  func finish() { onDone() }
}
final class FormController: UIViewController {
  private let onDone: () -> Void
  private let model: FormModel
  init(onDone: @escaping () -> Void) {
    self.onDone = onDone
    model = FormModel(onDone: onDone)
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError() }
}
