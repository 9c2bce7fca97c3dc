// A close button pops what is presented in a stack of its own

import UIKit
final class FilterController: UIViewController {
  @objc func close() { navigationController?.↓popViewController(animated: true) }
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .close, target: self, action: #selector(close))
  }
}
final class ListController: UIViewController {
  @objc func filter() {
    let stack = UINavigationController(rootViewController: FilterController())
    stack.modalPresentationStyle = .fullScreen
    present(stack, animated: true)
  }
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
