// A class of navigation controllers sets the button on the controller on top

import UIKit
final class CardStack: UINavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    topViewController?.navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .close, target: self, action: #selector(close))
  }
  @objc private func close() { dismiss(animated: true) }
}
