// The receipt goes back to a screen of another branch

// prelude: app-delegate
// prelude: screens
final class ReceiptController: UIViewController {
  @objc func done() {
    if let target = navigationController?.viewControllers.first(where: { $0 is HelpController }) {
      navigationController?.↓popToViewController(target, animated: true)
    }
  }
}
