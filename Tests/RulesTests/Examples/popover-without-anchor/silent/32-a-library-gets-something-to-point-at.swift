// A library's method is given a view, a controller, or nothing that tells

import Toolbox
import UIKit
final class ReviewsController: UIViewController {
  @objc func more(_ sender: UIButton) {
    let menu = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    menu.addDefault("Mark all") { _ in }
    menu.point(at: sender)
    present(menu, animated: true)
  }
  @objc func less() {
    let menu = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    menu.addDefault("Mark all", for: self)
    present(menu, animated: true)
  }
  @objc func other() {
    let menu = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    menu.centre()
    present(menu, animated: true)
  }
}
// file: App.xcodeproj/project.pbxproj
TARGETED_DEVICE_FAMILY = "1,2";
