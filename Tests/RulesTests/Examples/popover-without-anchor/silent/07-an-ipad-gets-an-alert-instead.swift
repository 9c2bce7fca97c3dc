// An iPad gets an alert instead

import UIKit
final class RecipeController: UIViewController {
  @objc func ask() {
    guard UIDevice.current.userInterfaceIdiom == .phone else { return }
    let menu = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    present(menu, animated: true)
  }
}
// file: App.xcodeproj/project.pbxproj
TARGETED_DEVICE_FAMILY = "1,2";
