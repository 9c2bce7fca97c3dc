// Nothing runs it

import UIKit
final class TabsController: UITabBarController {
  private func remind() {
    presentedViewController?.present(ReminderController(), animated: true)
  }
}
final class ReminderController: UIViewController {}
