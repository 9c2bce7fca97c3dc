// A cancel button dismisses what was pushed

import UIKit
final class ConfirmController: UIViewController {
  @objc func cancel() { ↓dismiss(animated: true) }
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
  }
}
final class AmountController: UIViewController {
  @objc func next() { navigationController?.pushViewController(ConfirmController(), animated: true) }
}
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    window?.rootViewController = UINavigationController(rootViewController: AmountController())
    return true
  }
}
