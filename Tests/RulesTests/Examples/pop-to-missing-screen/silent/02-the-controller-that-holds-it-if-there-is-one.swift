// The controller that holds it, if there is one

// prelude: app-delegate
final class ShopController: UIViewController {
  @objc func openOrder() { navigationController?.pushViewController(OrderController(), animated: true) }
  @objc func openLoader() { navigationController?.pushViewController(LoaderController(), animated: true) }
}
final class LoaderController: UIViewController {}
final class OrderController: UIViewController {
  @objc func done() {
    guard let loader = self.parent as? LoaderController else { return }
    navigationController?.popToViewController(loader, animated: true)
  }
}
