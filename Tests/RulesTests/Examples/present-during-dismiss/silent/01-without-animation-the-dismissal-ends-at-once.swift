// Without animation the dismissal ends at once; a push is not refused

import UIKit
final class CheckoutFlow {
  let nav = UINavigationController()
  func paid() {
    nav.dismiss(animated: false)
    nav.present(ReceiptController(), animated: true)
  }
  func refunded() {
    nav.dismiss(animated: true)
    nav.pushViewController(ReceiptController(), animated: true)
  }
}
final class ReceiptController: UIViewController {}
