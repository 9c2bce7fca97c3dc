// The presenter is presented itself, and the button closes it

import UIKit
final class HomeController: UIViewController {
  @objc func filesTapped() {
    present(UINavigationController(rootViewController: FilesController()), animated: true)
  }
}
final class FilesController: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .close, target: self, action: #selector(close))
    present(HintController(), animated: true)
  }
  @objc private func close() { dismiss(animated: true) }
}
final class HintController: UIViewController {}
