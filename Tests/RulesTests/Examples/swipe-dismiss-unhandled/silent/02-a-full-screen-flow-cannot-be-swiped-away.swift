// A full-screen flow cannot be swiped away

import UIKit
final class ShopFlow {
  let nav = UINavigationController()
  private var cart: CartFlow?
  func openCart() {
    guard cart == nil else { return }
    let flow = CartFlow()
    cart = flow
    flow.root.modalPresentationStyle = .fullScreen
    nav.present(flow.root, animated: true)
  }
  func cartDidFinish() { cart = nil }
}
final class CartFlow {
  let root = UIViewController()
}
