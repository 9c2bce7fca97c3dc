// Only debug builds have it

import UIKit
final class MenuController: UIViewController {
  private let settings = SettingsController()
  private let list = ListView()
  override func viewDidLoad() {
    super.viewDidLoad()
    #if DEBUG
    list.onTap = { [unowned self] in navigationController?.pushViewController(settings, animated: true) }
    #endif
  }
}
final class ListView: UIView { var onTap: () -> Void = {} }
final class SettingsController: UIViewController {}
