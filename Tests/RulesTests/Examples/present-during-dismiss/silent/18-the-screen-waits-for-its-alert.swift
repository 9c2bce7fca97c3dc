// The screen closes when its alert has gone, or takes both away at once

import UIKit
final class UploadController: UIViewController {
  @objc func upload() {
    let progress = UIAlertController(title: "Uploading", message: nil, preferredStyle: .alert)
    present(progress, animated: true)
    Service().send {
      progress.dismiss(animated: true) { self.dismiss(animated: true) }
    }
    Service().send {
      progress.dismiss(animated: false)
      self.dismiss(animated: true)
    }
  }
}
final class Service {
  func send(then done: @escaping () -> Void) { done() }
}
