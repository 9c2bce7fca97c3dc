// The first screen of the stack

// prelude: app-delegate
// prelude: screens
final class ReceiptController: UIViewController {
  @objc func done() {
    if let target = navigationController?.viewControllers.first(where: { $0 is ShopController }) {
      navigationController?.popToViewController(target, animated: true)
    }
  }
}
