// A function in a function presents, and the code around it asks what is up

import UIKit
final class Errors {
  var window: UIWindow?
  func show(_ alert: UIAlertController) {
    guard let root = window?.rootViewController else { return }
    func present() { root.present(alert, animated: true) }
    if root.presentedViewController != nil {
      root.dismiss(animated: true, completion: present)
    } else {
      present()
    }
  }
}
