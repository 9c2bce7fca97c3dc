// A class of navigation controllers sets the button on itself

import UIKit
final class CardStack: UINavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    addCloseButton()
  }
  private func addCloseButton() {
    navigationItem.↓rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .close, target: self, action: #selector(close))
  }
  @objc private func close() { dismiss(animated: true) }
}
