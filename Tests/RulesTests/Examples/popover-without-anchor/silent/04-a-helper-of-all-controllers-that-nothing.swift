// A helper of all controllers that nothing calls

import UIKit
extension UIViewController {
  func askForLanguage(message: String? = nil) {
    let menu = UIAlertController(title: "Language", message: message, preferredStyle: .actionSheet)
    self.present(menu, animated: true, completion: nil)
  }
}
// file: App.xcodeproj/project.pbxproj
TARGETED_DEVICE_FAMILY = "1,2";
