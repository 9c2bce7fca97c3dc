// Any of two

// prelude: app-delegate
// prelude: screens
final class ReceiptController: UIViewController {
  @objc func done() {
    if let target = navigationController?.viewControllers.first(where: { $0 is HelpController || $0 is CartController }) {
      navigationController?.popToViewController(target, animated: true)
    }
  }
}
