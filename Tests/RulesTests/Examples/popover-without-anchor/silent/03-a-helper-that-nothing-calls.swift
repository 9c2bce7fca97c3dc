// A helper that nothing calls

import UIKit
struct Exporter {
  @available(iOS 16.0, *)
  static func share(_ file: URL, from controller: UIViewController) {
    let sheet = UIActivityViewController(activityItems: [file], applicationActivities: nil)
    controller.present(sheet, animated: true)
  }
}
// file: App.xcodeproj/project.pbxproj
TARGETED_DEVICE_FAMILY = "1,2";
