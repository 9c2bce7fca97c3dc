// A modal runs what its presenter gave it, which presents, and goes away only then

import UIKit
final class ReaderList: UIViewController {
  @objc func search() {
    present(FoundController(connect: { [weak self] in self?.connect() }), animated: true)
  }
  private func connect() { present(UpdateController(), animated: true) }
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Search", style: .plain, target: self, action: #selector(search))
  }
}
final class FoundController: UIViewController {
  private let connect: () -> Void
  init(connect: @escaping () -> Void) {
    self.connect = connect
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(type: .system, primaryAction: UIAction(title: "Connect") { [weak self] _ in self?.tapped() }))
  }
  private func tapped() {
    ↓connect()
    dismiss(animated: true)
  }
}
final class UpdateController: UIViewController {}
