// A property hands back what is to present

import UIKit
final class SettingsController: UIViewController {
  private let stack = UINavigationController()
  private var presenter: UIViewController? { stack.↓navigationController }
  @objc func ask() {
    presenter?.present(UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert), animated: true)
  }
}
