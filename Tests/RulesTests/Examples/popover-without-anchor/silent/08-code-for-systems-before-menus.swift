// Code for systems before menus

import UIKit
final class LogController: UIViewController {
  func didSelect() {
    guard #unavailable(iOS 14) else { return }
    let menu = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    present(menu, animated: true)
  }
}
// file: App.xcodeproj/project.pbxproj
TARGETED_DEVICE_FAMILY = "1,2";
