// A menu of documents is a popover, whatever its style

import UIKit
final class UploadController: UIViewController {
  @objc func choose() {
    let menu = UIDocumentMenuViewController(documentTypes: ["public.item"], in: .import)
    menu.delegate = self
    menu.modalPresentationStyle = .formSheet
    self.↓present(menu, animated: true)
  }
}
// file: App.xcodeproj/project.pbxproj
TARGETED_DEVICE_FAMILY = "1,2";
