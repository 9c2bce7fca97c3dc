// A share sheet is presented as it is made

import UIKit
final class RecipeController: UIViewController {
  var link = URL(filePath: "/")
  override func viewDidLoad() {
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .action, target: self, action: #selector(share))
  }
  @objc private func share() {
    let sheet = UIActivityViewController(activityItems: [link], applicationActivities: nil)
    sheet.completionWithItemsHandler = { _, _, _, _ in print("shared") }
    ↓present(sheet, animated: true)
  }
}
// file: App.xcodeproj/project.pbxproj
TARGETED_DEVICE_FAMILY = "1,2";
