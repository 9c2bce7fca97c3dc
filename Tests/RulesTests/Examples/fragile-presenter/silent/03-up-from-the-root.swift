// The code goes up from the root to what is on top

import UIKit
final class Notifier {
  let window = UIWindow()
  @objc func tell() {
    var top = window.rootViewController
    while let next = top?.presentedViewController { top = next }
    top?.present(UIAlertController(title: "New", message: nil, preferredStyle: .alert), animated: true)
  }
}
