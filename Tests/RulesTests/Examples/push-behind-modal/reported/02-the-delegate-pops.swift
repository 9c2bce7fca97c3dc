// A modal's delegate pops, and the modal stays

import UIKit
protocol StatusControllerDelegate: AnyObject { func statusDidEnd() }
final class ConfirmController: UIViewController, StatusControllerDelegate {
  @objc func send() {
    let status = StatusController()
    status.delegate = self
    present(status, animated: true)
  }
  func statusDidEnd() { navigationController?.↓popViewController(animated: true) }
}
final class StatusController: UIViewController {
  weak var delegate: StatusControllerDelegate?
  @objc func done() { delegate?.statusDidEnd() }
}
final class HomeController: UIViewController {
  @objc func open() { navigationController?.pushViewController(ConfirmController(), animated: true) }
}
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  let window = UIWindow()
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window.rootViewController = UINavigationController(rootViewController: HomeController())
    return true
  }
}
