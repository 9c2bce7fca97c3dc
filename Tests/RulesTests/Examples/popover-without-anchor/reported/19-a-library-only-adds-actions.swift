// A method that a library adds gets a title and code, and nothing to point at

import Toolbox
import UIKit
final class ReviewsController: UIViewController {
  private let markAll = NSLocalizedString("Mark all as read", comment: "")
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .action, target: self, action: #selector(more))
  }
  @objc private func more() {
    let menu = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    menu.view.tintColor = .orange
    menu.addCancel("Cancel")
    menu.addDefault(markAll) { [weak self] _ in self?.mark() }
    ↓present(menu, animated: true)
  }
  private func mark() {}
}
// file: App.xcodeproj/project.pbxproj
TARGETED_DEVICE_FAMILY = "1,2";
