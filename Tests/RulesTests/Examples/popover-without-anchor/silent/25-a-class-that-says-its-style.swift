// A class of alerts that says its style, and one that is anchored

import UIKit
final class Question: UIAlertController {
  override var preferredStyle: UIAlertController.Style { .alert }
}
final class KindPicker: UIAlertController {
  func setUp(at view: UIView) { anchor(at: view) }
  private func anchor(at view: UIView) { popoverPresentationController?.sourceView = view }
}
final class Sheet: UIAlertController {}
final class FeedController: UIViewController {
  @objc func ask() { present(Question(), animated: true) }
  @objc func pick() {
    let picker = KindPicker()
    picker.setUp(at: view)
    present(picker, animated: true)
  }
  @objc func choose() {
    let sheet = Sheet()
    sheet.popoverPresentationController?.sourceView = view
    present(sheet, animated: true)
  }
}
// file: App.xcodeproj/project.pbxproj
TARGETED_DEVICE_FAMILY = "1,2";
