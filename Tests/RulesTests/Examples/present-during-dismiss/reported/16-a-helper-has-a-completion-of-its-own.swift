// A helper that is called first dismisses, and goes on by itself when that has ended

import UIKit
final class LoginController: UIViewController {}
final class MainController: UIViewController {
  private func showList() {
    dismiss(animated: true) { [weak self] in self?.view.setNeedsLayout() }
  }
  private func leaveChat() {
    showList()
  }
  @objc func logIn() {
    showList()
    ↓present(LoginController(), animated: true)
  }
  @objc func change() {
    if traitCollection.displayScale > 1 { leaveChat() }
    self.↓present(LoginController(), animated: true)
  }
}
