// The parent lets go

final class ShopCoordinator {
  private var cart: CartCoordinator?
  func openCart() { cart = CartCoordinator(parent: self) }
  func closeCart() { cart = nil }
}
final class CartCoordinator {
  private let parent: ShopCoordinator
  init(parent: ShopCoordinator) { self.parent = parent }
}
