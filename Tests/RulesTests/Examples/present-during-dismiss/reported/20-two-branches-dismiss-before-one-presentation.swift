// Two branches dismiss, and what is presented after both is told once

import UIKit
final class FilesController: UITableViewController {
  let isCompact: Bool
  init(isCompact: Bool) {
    self.isCompact = isCompact
    super.init(style: .plain)
  }
  func share() {
    if isCompact { dismiss(animated: true) } else { dismiss(animated: true) }
    ↓present(ShareController(), animated: true)
  }
}
final class ShareController: UIViewController {}
