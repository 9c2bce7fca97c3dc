// One controller for all pushes

import UIKit
final class MenuController: UIViewController {
  private let settings = SettingsController()
  @objc func open() { navigationController?.↓pushViewController(settings, animated: true) }
}
final class SettingsController: UIViewController {}
