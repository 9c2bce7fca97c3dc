// A factory makes the menu, and its caller presents it as it is

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
  @objc func more() {
    let menu = factory.makeMenu()
    ↓present(menu, animated: true)
  }
}
// file: App.xcodeproj/project.pbxproj
TARGETED_DEVICE_FAMILY = "1,2";
