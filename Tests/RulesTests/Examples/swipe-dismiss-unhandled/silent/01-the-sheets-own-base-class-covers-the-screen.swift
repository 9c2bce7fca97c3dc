// The sheet's own base class covers the screen

import UIKit
final class ShopFlow {
  let nav = UINavigationController()
  private var cart: CartFlow?
  func openCart() {
    if cart != nil { return }
    let flow = CartFlow()
    cart = flow
    nav.present(flow.root, animated: true)
  }
  func cartDidFinish() { cart = nil }
}
final class CartFlow {
  let root = CartController()
}
class BottomSheetController: UIViewController {
  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
  }
}
final class CartController: BottomSheetController {}
