// Another controller presents, or another branch of the code

import UIKit
final class CheckoutFlow {
  let nav = UINavigationController()
  let other = UIViewController()
  func paid(_ isDone: Bool) {
    if isDone {
      nav.dismiss(animated: true)
      return
    }
    nav.present(ReceiptController(), animated: true)
  }
  func move() {
    nav.dismiss(animated: true)
    other.present(ReceiptController(), animated: true)
  }
}
final class ReceiptController: UIViewController {}
