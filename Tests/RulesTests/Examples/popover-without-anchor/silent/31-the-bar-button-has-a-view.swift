// The bar button is made of a view, gets one later, or comes from elsewhere

import UIKit
final class ServerController: UIViewController {
  private lazy var shareButton = UIBarButtonItem(customView: UIButton(type: .custom))
  private let later = UIBarButtonItem(systemItem: .action)
  @IBOutlet private var outlet: UIBarButtonItem!
  override func viewDidLoad() {
    super.viewDidLoad()
    later.customView = UIButton(type: .custom)
  }
  @objc func share() {
    let sheet = UIActivityViewController(activityItems: ["server"], applicationActivities: nil)
    sheet.popoverPresentationController?.sourceView = shareButton.customView
    present(sheet, animated: true)
  }
  @objc func shareLater() {
    let sheet = UIActivityViewController(activityItems: ["server"], applicationActivities: nil)
    sheet.popoverPresentationController?.sourceView = later.customView
    present(sheet, animated: true)
  }
  @objc func shareFromOutlet(_ sender: UIBarButtonItem) {
    let sheet = UIActivityViewController(activityItems: ["server"], applicationActivities: nil)
    sheet.popoverPresentationController?.sourceView = outlet.customView
    present(sheet, animated: true)
    let second = UIActivityViewController(activityItems: ["server"], applicationActivities: nil)
    second.popoverPresentationController?.sourceView = sender.customView
    present(second, animated: true)
  }
}
// file: App.xcodeproj/project.pbxproj
TARGETED_DEVICE_FAMILY = "1,2";
