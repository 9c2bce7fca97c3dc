// The list is made anew when the user comes back

protocol Coordinator: AnyObject { func start() }
final class ShopCoordinator: Coordinator {
  private var children: [Coordinator] = []
  func start() {}
  func openCart() {
    let cart = CartCoordinator()
    children.append(cart)
    cart.start()
  }
  func didReturn() { children = children.filter { !($0 is CartCoordinator) } }
}
final class CartCoordinator: Coordinator { func start() {} }
func leave(_ shop: ShopCoordinator) { shop.didReturn() }
