// The second is presented from the first, in another branch, or when the first has gone

import UIKit
final class UploadController: UIViewController {
  @IBAction func upload() {
    let progress = ProgressController()
    present(progress, animated: true)
    progress.present(HintController(), animated: true)
  }
  @IBAction func show() {
    if UploadController.isFirst {
      present(HintController(), animated: true)
      return
    }
    present(ProgressController(), animated: true)
  }
  func waitAndShow() async {
    present(ProgressController(), animated: true)
    await load()
    dismiss(animated: true)
    present(HintController(), animated: true)
  }
  private func load() async {}
  static let isFirst = true
}
final class ProgressController: UIViewController {}
final class HintController: UIViewController {}
