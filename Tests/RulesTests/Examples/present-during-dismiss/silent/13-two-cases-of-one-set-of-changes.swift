// Each change comes by itself: one takes the popover away, another tells of an error

import UIKit
enum Change { case deleted, failed }
final class ReaderController: UIViewController {
  func update(_ changes: Set<Change>) {
    if changes.contains(.deleted) {
      dismiss(animated: true)
    }
    if changes.contains(.failed) {
      present(UIAlertController(title: "Failed", message: nil, preferredStyle: .alert), animated: true)
    }
  }
}
