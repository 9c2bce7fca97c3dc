// The stack itself looks for the screen

// prelude: app-delegate
// prelude: screens
final class ReceiptController: UIViewController {
  @objc func done() { (navigationController as? ShopStack)?.goToHelp() }
}
final class ShopStack: UINavigationController {
  func goToHelp() {
    if let target = viewControllers.first(where: { $0 is HelpController }) {
      popToViewController(target, animated: true)
    }
  }
}
