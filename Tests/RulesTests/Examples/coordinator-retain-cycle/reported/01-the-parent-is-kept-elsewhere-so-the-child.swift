// The parent is kept elsewhere, so the child need not keep it

final class App {
  private let shop = ShopCoordinator()
}
final class ShopCoordinator {
  private var cart: CartCoordinator?
  func openCart() { cart = CartCoordinator(parent: self) }
}
final class CartCoordinator {
  private var ↓parent: ShopCoordinator?
  init(parent: ShopCoordinator) { self.parent = parent }
}
