// What comes next is in the completion that the helper is given, or the helper may dismiss nothing

import UIKit
final class LoginController: UIViewController {}
final class MainController: UIViewController {
  private var chat: UIViewController?
  private func showList(then next: (() -> Void)? = nil) {
    dismiss(animated: true) {
      self.view.setNeedsLayout()
      next?()
    }
  }
  private func showListIfNeeded() {
    if chat != nil { showList() }
  }
  private func waitAndShow() {
    dismiss(animated: true) { self.present(LoginController(), animated: true) }
  }
  @objc func logIn() {
    showList(then: { self.present(LoginController(), animated: true) })
  }
  @objc func change() {
    showListIfNeeded()
    present(LoginController(), animated: true)
  }
  @objc func leave() { waitAndShow() }
}
