// A bar button with a picture has no view of its own to point at

import UIKit
final class ServerController: UIViewController {
  private lazy var shareButton = UIBarButtonItem(
    image: UIImage(systemName: "square.and.arrow.up"), style: .plain, target: self, action: #selector(share))
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = shareButton
  }
  @objc private func share() {
    let sheet = UIActivityViewController(activityItems: ["server"], applicationActivities: nil)
    if let popover = sheet.popoverPresentationController {
      popover.sourceView = shareButton.customView
      popover.sourceRect = shareButton.customView?.bounds ?? .zero
    }
    ↓present(sheet, animated: true)
  }
}
// file: App.xcodeproj/project.pbxproj
TARGETED_DEVICE_FAMILY = "1,2";
