// A helper presents the progress, and the code goes on to present a hint from the same controller

import UIKit
final class UploadController: UIViewController {
  @IBAction func upload() {
    showProgress()
    if UploadController.isFirst {
      ↓present(HintController(), animated: true)
    }
  }
  private func showProgress() {
    let progress = ProgressController()
    present(progress, animated: true)
  }
  static let isFirst = true
}
final class ProgressController: UIViewController {}
final class HintController: UIViewController {}
