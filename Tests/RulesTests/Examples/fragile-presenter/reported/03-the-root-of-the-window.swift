// A notification presents from the root, whatever is up

import UIKit
final class Notifier {
  let window = UIWindow()
  @objc func tell() {
    guard let root = window.rootViewController else { return }
    root.↓present(UIAlertController(title: "New", message: nil, preferredStyle: .alert), animated: true)
  }
}
