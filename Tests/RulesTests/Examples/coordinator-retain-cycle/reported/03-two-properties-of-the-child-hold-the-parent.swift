// Two properties of the child hold the parent: one circle

protocol CartDelegate: AnyObject {}
final class ShopCoordinator: CartDelegate {
  private var cart: CartCoordinator?
  func openCart() { cart = CartCoordinator(parent: self, delegate: self) }
}
final class CartCoordinator {
  private let ↓parent: ShopCoordinator
  private let delegate: CartDelegate
  init(parent: ShopCoordinator, delegate: CartDelegate) {
    self.parent = parent
    self.delegate = delegate
  }
}
