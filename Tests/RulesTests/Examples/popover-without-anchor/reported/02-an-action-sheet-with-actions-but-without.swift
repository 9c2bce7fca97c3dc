// An action sheet with actions, but without an anchor

import UIKit
final class PhotoController: UIViewController {
  @objc func choose() {
    let menu = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    menu.addAction(UIAlertAction(title: "Camera", style: .default) { [weak self] _ in self?.take() })
    menu.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    self.↓present(menu, animated: true)
  }
  func take() {}
}
// file: App.xcodeproj/project.pbxproj
TARGETED_DEVICE_FAMILY = "1,2";
