// A helper is given the view that a bar button does not have

import UIKit
final class ServerController: UIViewController {
  private let shareButton = UIBarButtonItem(systemItem: .action)
  override func viewDidLoad() {
    super.viewDidLoad()
    shareButton.target = self
    shareButton.action = #selector(share)
  }
  @objc private func share() { ↓offer("server", at: shareButton.customView) }
  private func offer(_ text: String, at source: UIView?) {
    let sheet = UIActivityViewController(activityItems: [text], applicationActivities: nil)
    sheet.popoverPresentationController?.sourceView = source
    present(sheet, animated: true)
  }
}
// file: App.xcodeproj/project.pbxproj
TARGETED_DEVICE_FAMILY = "1,2";
