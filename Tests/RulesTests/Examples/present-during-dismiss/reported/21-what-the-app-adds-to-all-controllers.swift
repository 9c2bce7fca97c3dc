// A helper that the app adds to all controllers

import UIKit
extension UIViewController {
  func replaceModal(with next: UIViewController) {
    dismiss(animated: true)
    ↓present(next, animated: true)
  }
}
final class HomeController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton()
    button.addTarget(self, action: #selector(help), for: .touchUpInside)
    view.addSubview(button)
  }
  @objc private func help() { replaceModal(with: HelpController()) }
}
final class HelpController: UIViewController {}
