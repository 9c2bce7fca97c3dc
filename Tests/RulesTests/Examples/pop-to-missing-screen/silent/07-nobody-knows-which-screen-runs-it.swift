// Nobody knows which screen runs it

// prelude: app-delegate
// prelude: screens
final class ReceiptController: UIViewController {}
final class Helper {
  weak var navigation: UINavigationController?
  func done() {
    if let target = navigation?.viewControllers.first(where: { $0 is HelpController }) {
      navigation?.popToViewController(target, animated: true)
    }
  }
}
