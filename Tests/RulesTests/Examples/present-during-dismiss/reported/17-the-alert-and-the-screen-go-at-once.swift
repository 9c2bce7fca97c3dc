// A screen closes while its alert is only just going away

import UIKit
final class UploadController: UIViewController {
  @objc func upload() {
    let progress = UIAlertController(title: "Uploading", message: nil, preferredStyle: .alert)
    present(progress, animated: true)
    Service().send { [weak self] in
      progress.dismiss(animated: true)
      self?.finish()
    }
    Service().send {
      progress.dismiss(animated: true)
      self.↓dismiss(animated: true)
    }
  }
  func finish() { print("done") }
}
final class Service {
  func send(then done: @escaping () -> Void) { done() }
}
