// What the presenter gave the modal runs when the modal has gone

import UIKit
final class ReaderList: UIViewController {
  @objc func search() {
    present(FoundController(connect: { [weak self] in self?.connect() }), animated: true)
  }
  private func connect() { present(UpdateController(), animated: true) }
}
final class FoundController: UIViewController {
  private let connect: () -> Void
  init(connect: @escaping () -> Void) {
    self.connect = connect
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  @objc private func tapped() { dismiss(animated: true, completion: connect) }
}
final class UpdateController: UIViewController {}
