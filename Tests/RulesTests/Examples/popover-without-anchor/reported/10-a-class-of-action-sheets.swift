// A class of alerts that is made without a style

import UIKit
final class KindPicker: UIAlertController {
  private var picked: ((String) -> Void)?
  func setUp(picked: @escaping (String) -> Void) {
    addKinds()
    self.picked = picked
  }
  private func addKinds() {
    ["News", "Jobs"].forEach { kind in
      self.addAction(UIAlertAction(title: kind, style: .default) { _ in self.picked?(kind) })
    }
  }
}
final class FeedController: UIViewController {
  @objc func pick() {
    let picker = KindPicker()
    picker.setUp { print($0) }
    ↓present(picker, animated: true)
  }
  @objc func more() {
    let menu = UIAlertController()
    menu.addAction(UIAlertAction(title: "Close", style: .cancel))
    ↓present(menu, animated: true)
  }
}
// file: App.xcodeproj/project.pbxproj
TARGETED_DEVICE_FAMILY = "1,2";
