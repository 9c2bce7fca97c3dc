// Only the television compiles it

import UIKit
#if os(tvOS)
final class RecipeController: UIViewController {
  @objc func choose() {
    let sheet = UIAlertController(title: "Recipe", message: nil, preferredStyle: .actionSheet)
    present(sheet, animated: true)
  }
}
#endif
// file: App.xcodeproj/project.pbxproj
TARGETED_DEVICE_FAMILY = "1,2,3";
