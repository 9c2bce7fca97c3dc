// Whoever calls the helper says where the tap was

import UIKit
final class RecipeController: UIViewController {
  @objc func shareRecipe(_ sender: UIView) { share("Soup", source: sender) }
  func share(_ text: String, source: UIView? = nil) {
    let sheet = UIActivityViewController(activityItems: [text], applicationActivities: nil)
    sheet.popoverPresentationController?.sourceView = source
    present(sheet, animated: true)
  }
}
// file: App.xcodeproj/project.pbxproj
TARGETED_DEVICE_FAMILY = "1,2";
