// The stack asks before it goes back, and never asks its first screen

import UIKit
class FormBaseController: UIViewController {
  func shouldPopOnBackButton() -> Bool { true }
}
final class FormController: FormBaseController {
  override func shouldPopOnBackButton() -> Bool {
    discard()
    return false
  }
  private func discard() { navigationController?.popViewController(animated: true) }
}
final class ListController: UIViewController {
  @objc func add() { present(UINavigationController(rootViewController: FormController()), animated: true) }
}
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    window?.rootViewController = UINavigationController(rootViewController: ListController())
    return true
  }
}
