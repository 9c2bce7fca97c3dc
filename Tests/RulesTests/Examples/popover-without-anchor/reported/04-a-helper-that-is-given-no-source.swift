// The helper points the popover at what it is given, and is given nothing

import UIKit
final class RecipeController: UIViewController {
  @objc func shareRecipe() { ↓share("Soup") }
  @objc func sharePicture(_ sender: UIView) { share("Picture", source: sender) }
  func share(_ text: String, source: UIView? = nil) {
    let sheet = UIActivityViewController(activityItems: [text], applicationActivities: nil)
    sheet.popoverPresentationController?.sourceView = source
    present(sheet, animated: true)
  }
}
// file: App.xcodeproj/project.pbxproj
TARGETED_DEVICE_FAMILY = "1,2";
