// A coordinator that starts once

import UIKit
final class SettingsCoordinator {
  private let controller = SettingsController()
  private let nav: UINavigationController
  init(nav: UINavigationController) { self.nav = nav }
  func start() { nav.pushViewController(controller, animated: true) }
}
final class SettingsController: UIViewController {}
