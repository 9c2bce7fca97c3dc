// There is a removal, but nobody calls it

protocol Coordinator: AnyObject { func start() }
class BaseCoordinator: Coordinator {
  private var children: [Coordinator] = []
  func start() {}
  func add(child: Coordinator) { children.append(child) }
  func drop(child: Coordinator) { children.removeAll { $0 === child } }
}
final class ShopCoordinator: BaseCoordinator {
  func openCart() {
    let cart = CartCoordinator()
    ↓add(child: cart)
    cart.start()
  }
}
final class CartCoordinator: BaseCoordinator {}
