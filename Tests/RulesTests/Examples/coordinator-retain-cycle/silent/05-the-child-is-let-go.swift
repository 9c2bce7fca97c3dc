// The child is let go when it has ended, and one that nobody keeps

import UIKit
final class App {
  private let shop = ShopCoordinator()
  init() {
    shop.showCheckout()
    shop.showOffer()
  }
}
final class ShopCoordinator {
  private let navigation = UINavigationController()
  private var checkout: CheckoutCoordinator?
  func showCheckout() {
    let flow = CheckoutCoordinator()
    flow.onPaid = {
      self.navigation.popToRootViewController(animated: true)
      self.checkout = nil
    }
    checkout = flow
  }
  func showOffer() {
    let flow = OfferCoordinator()
    flow.onClose = { self.navigation.popToRootViewController(animated: true) }
  }
}
final class CheckoutCoordinator {
  var onPaid: (() -> Void)?
  func paid() { onPaid?() }
}
final class OfferCoordinator {
  var onClose: (() -> Void)?
  func close() { onClose?() }
}
