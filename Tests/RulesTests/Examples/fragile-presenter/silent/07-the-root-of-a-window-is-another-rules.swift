// A window's root is told once, by present-from-root

import UIKit
final class Reviews {
  func ask(in window: UIWindow) {
    let alert = UIAlertController(title: "Rate?", message: nil, preferredStyle: .alert)
    window.rootViewController?.present(alert, animated: true)
  }
}
