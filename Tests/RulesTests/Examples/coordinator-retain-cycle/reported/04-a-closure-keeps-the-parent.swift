// A closure of the child keeps the parent

import UIKit
final class App {
  private let shop = ShopCoordinator()
  init() { shop.showCheckout() }
}
final class ShopCoordinator {
  private let navigation = UINavigationController()
  private var checkout: CheckoutCoordinator?
  func showCheckout() {
    let flow = CheckoutCoordinator(navigation: navigation)
    flow.onPaid = ↓{ self.navigation.popToRootViewController(animated: true) }
    checkout = flow
    flow.start()
  }
}
final class CheckoutCoordinator {
  private let navigation: UINavigationController
  var onPaid: (() -> Void)?
  init(navigation: UINavigationController) { self.navigation = navigation }
  func start() { navigation.pushViewController(UIViewController(), animated: true) }
  func paid() { onPaid?() }
}
