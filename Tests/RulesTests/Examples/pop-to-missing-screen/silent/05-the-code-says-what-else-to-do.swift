// The code says what else to do

// prelude: app-delegate
// prelude: screens
final class ReceiptController: UIViewController {
  @objc func done() {
    if let target = navigationController?.viewControllers.first(where: { $0 is HelpController }) {
      navigationController?.popToViewController(target, animated: true)
    } else {
      navigationController?.popToRootViewController(animated: true)
    }
  }
}
