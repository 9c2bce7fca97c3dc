// The same, asked in another way

// prelude: app-delegate
// prelude: screens
final class ReceiptController: UIViewController {
  @objc func done() {
    if let target = navigationController?.viewControllers.first(where: { $0.isKind(of: HelpController.self) }) {
      navigationController?.↓popToViewController(target, animated: true)
    }
  }
}
