// A subclass is made without a style, and the initialiser that the app adds to all alerts is not called

import UIKit
extension UIAlertController {
  convenience init(title: String?, preferredStyle: UIAlertController.Style, themed: Bool) {
    self.init(title: title, message: nil, preferredStyle: preferredStyle)
  }
}
final class TypesController: UIAlertController {
  func fill() {
    addAction(UIAlertAction(title: "News", style: .default))
    addAction(UIAlertAction(title: "Cancel", style: .cancel))
  }
}
final class FeedController: UIViewController {
  @IBAction func chooseType() {
    let types = TypesController()
    types.fill()
    ↓present(types, animated: true)
  }
}
// file: App.xcodeproj/project.pbxproj
TARGETED_DEVICE_FAMILY = "1,2";
