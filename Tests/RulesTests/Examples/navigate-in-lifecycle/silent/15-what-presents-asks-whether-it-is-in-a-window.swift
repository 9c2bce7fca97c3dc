// What presents asks whether it is in a window

import UIKit
final class FlowController: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    let screen = OfferController()
    screen.askIfItIsThere()
    present(screen, animated: true)
  }
}
final class OfferController: UIViewController {
  func askIfItIsThere() {
    guard view.window != nil else { return }
    present(UIAlertController(title: "Offer", message: nil, preferredStyle: .alert), animated: true)
  }
}
