// The caller of the factory points the popover at its button

import UIKit
final class MenuFactory {
  func makeMenu() -> UIAlertController {
    let menu = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    menu.addAction(UIAlertAction(title: "Delete", style: .destructive))
    return menu
  }
}
final class RecipeController: UIViewController {
  let factory = MenuFactory()
  @objc func more(_ sender: UIBarButtonItem) {
    let menu = factory.makeMenu()
    menu.popoverPresentationController?.barButtonItem = sender
    present(menu, animated: true)
  }
}
// file: App.xcodeproj/project.pbxproj
TARGETED_DEVICE_FAMILY = "1,2";
