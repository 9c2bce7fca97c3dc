// A tab that the bar's delegate presents instead

import UIKit
final class ConfirmController: UIViewController {
  @objc func cancel() { dismiss(animated: true) }
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
  }
}
final class SendController: UIViewController {
  @objc func next() { navigationController?.pushViewController(ConfirmController(), animated: true) }
}
final class HomeController: UIViewController {}
final class Bar: UITabBarController, UITabBarControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    viewControllers = [HomeController(), SendController()]
  }
  func tabBarController(_ bar: UITabBarController, shouldSelect controller: UIViewController) -> Bool {
    guard controller is SendController else { return true }
    present(UINavigationController(rootViewController: SendController()), animated: true)
    return false
  }
}
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    window?.rootViewController = Bar()
    return true
  }
}
