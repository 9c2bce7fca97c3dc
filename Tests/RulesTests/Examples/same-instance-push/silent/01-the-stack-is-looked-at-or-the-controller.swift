// The stack is looked at, or the controller is made each time

import UIKit
final class MenuController: UIViewController {
  private let settings = SettingsController()
  private var current: SettingsController?
  @objc func open() {
    guard navigationController?.topViewController === self else { return }
    navigationController?.pushViewController(settings, animated: true)
  }
  @objc func openNew() {
    let settings = SettingsController()
    current = settings
    navigationController?.pushViewController(settings, animated: true)
  }
}
final class SettingsController: UIViewController {}
