// Another function sets the anchor

import UIKit
extension UIViewController {
  func anchor(_ controller: UIViewController) {
    controller.popoverPresentationController?.sourceView = view
  }
}
final class RecipeController: UIViewController {
  @objc func share() {
    let sheet = UIActivityViewController(activityItems: ["x"], applicationActivities: nil)
    anchor(sheet)
    present(sheet, animated: true)
  }
}
// file: App.xcodeproj/project.pbxproj
TARGETED_DEVICE_FAMILY = "1,2";
