// The closure captures the parent weakly, also around another closure

import UIKit
final class App {
  private let shop = ShopCoordinator()
  init() {
    shop.showCheckout()
  }
}
final class ShopCoordinator {
  private let navigation = UINavigationController()
  private var checkout: CheckoutCoordinator?
  func showCheckout() {
    let flow = CheckoutCoordinator(navigation: navigation)
    flow.onPaid = { [weak self] in
      self?.navigation.dismiss(animated: true) { self?.navigation.popToRootViewController(animated: true) }
    }
    flow.onCancel = { [unowned self] in self.navigation.popToRootViewController(animated: true) }
    checkout = flow
    flow.start()
  }
}
final class CheckoutCoordinator {
  private let navigation: UINavigationController
  var onPaid: (() -> Void)?
  var onCancel: (() -> Void)?
  init(navigation: UINavigationController) { self.navigation = navigation }
  func start() { navigation.pushViewController(UIViewController(), animated: true) }
  func paid() { onPaid?() }
  func cancel() { onCancel?() }
}
