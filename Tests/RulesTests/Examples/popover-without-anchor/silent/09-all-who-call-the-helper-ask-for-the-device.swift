// All who call the helper ask for the device

import UIKit
final class Sharing {
  static func share(_ link: URL, from root: UIViewController) {
    let sheet = UIActivityViewController(activityItems: [link], applicationActivities: nil)
    root.present(sheet, animated: true)
  }
}
extension UIDevice {
  var isPhoneSized: Bool { model == "iPhone" }
  static var isiPhone: Bool { current.isPhoneSized }
}
final class RecipeController: UIViewController {
  @objc func share(_ link: URL) {
    if UIDevice.isiPhone { Sharing.share(link, from: self) } else { print(link) }
  }
}
// file: App.xcodeproj/project.pbxproj
TARGETED_DEVICE_FAMILY = "1,2";
