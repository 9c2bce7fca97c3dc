// A handler that is set up once and runs often

import UIKit
final class MenuController: UIViewController {
  private let settings = SettingsController()
  private let list = ListView()
  override func viewDidLoad() {
    super.viewDidLoad()
    list.onTap = { [unowned self] in navigationController?.↓pushViewController(settings, animated: true) }
  }
}
final class ListView: UIView { var onTap: () -> Void = {} }
final class SettingsController: UIViewController {}
