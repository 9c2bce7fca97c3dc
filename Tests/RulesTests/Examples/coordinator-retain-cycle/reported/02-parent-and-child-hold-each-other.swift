// Parent and child hold each other

final class ShopCoordinator {
  private var children: [CartCoordinator] = []
  func openCart() {
    let cart = CartCoordinator(parent: self)
    children.append(cart)
  }
}
final class CartCoordinator {
  private let ↓parent: ShopCoordinator
  init(parent: ShopCoordinator) { self.parent = parent }
}
