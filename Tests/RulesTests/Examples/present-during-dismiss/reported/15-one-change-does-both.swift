// One change does both

import UIKit
enum Change { case deleted, failed }
final class ReaderController: UIViewController {
  func update(_ changes: Set<Change>) {
    if changes.contains(.failed) {
      dismiss(animated: true)
    }
    if changes.contains(.failed) {
      ↓present(UIAlertController(title: "Failed", message: nil, preferredStyle: .alert), animated: true)
    }
  }
}
