final class ShopController: UIViewController {
  @objc func openCart() { navigationController?.pushViewController(CartController(), animated: true) }
  @objc func openHelp() { navigationController?.pushViewController(HelpController(), animated: true) }
}
final class CartController: UIViewController {
  @objc func pay() { navigationController?.pushViewController(ReceiptController(), animated: true) }
}
final class HelpController: UIViewController {}
