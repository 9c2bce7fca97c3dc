// The menu of documents has an anchor

import UIKit
final class UploadController: UIViewController {
  @objc func choose() {
    let menu = UIDocumentMenuViewController(documentTypes: ["public.item"], in: .import)
    menu.modalPresentationStyle = .formSheet
    if let popover = menu.popoverPresentationController { popover.sourceView = view }
    present(menu, animated: true)
  }
}
// file: App.xcodeproj/project.pbxproj
TARGETED_DEVICE_FAMILY = "1,2";
