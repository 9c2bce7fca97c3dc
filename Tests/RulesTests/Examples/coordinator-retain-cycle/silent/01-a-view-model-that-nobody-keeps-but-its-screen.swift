// A view model that nobody keeps but its screen

import UIKit
final class ShopCoordinator {
  let nav = UINavigationController()
  func openCart() {
    let model = CartModel(coordinator: self)
    nav.pushViewController(CartController(model), animated: true)
  }
}
final class CartModel {
  let coordinator: ShopCoordinator
  init(coordinator: ShopCoordinator) { self.coordinator = coordinator }
}
final class CartController: UIViewController {
  let model: CartModel
  init(_ model: CartModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }
}
