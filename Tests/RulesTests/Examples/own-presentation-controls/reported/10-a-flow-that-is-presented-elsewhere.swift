// The bar presents the flow, a button pushes it, and its last screen dismisses

import UIKit
final class AmountController: UIViewController {
  @objc func next() { navigationController?.pushViewController(SendingController(), animated: true) }
}
final class SendingController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    Server.send { [weak self] in self?.navigationController?.dismiss(animated: true) }
  }
}
enum Server { static func send(_ done: @escaping () -> Void) { DispatchQueue.main.async { done() } } }
final class HomeController: UIViewController {
  @IBAction func send() { navigationController?.↓pushViewController(AmountController(), animated: true) }
}
final class StoreController: UIViewController {
  @IBAction func send() {
    present(UINavigationController(rootViewController: AmountController()), animated: true)
  }
}
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: HomeController()), StoreController()]
    window = UIWindow()
    window?.rootViewController = tabs
    return true
  }
}
