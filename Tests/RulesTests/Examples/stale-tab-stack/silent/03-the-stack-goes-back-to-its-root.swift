// The stack of the tab goes back to its root

import UIKit
final class MainFlow {
  private let bar = UITabBarController()
  private let inbox = UINavigationController(rootViewController: InboxController())
  func start() -> UIViewController {
    bar.viewControllers = [inbox, UIViewController()]
    return bar
  }
  func open(_ url: URL) {
    if url.host == "inbox" { select(0) }
  }
  private func select(_ number: Int) {
    bar.selectedIndex = number
    inbox.popToRootViewController(animated: false)
  }
}
final class InboxController: UIViewController {
  @objc func tapped() { navigationController?.pushViewController(UIViewController(), animated: true) }
}
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let flow = MainFlow()
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow()
    window?.rootViewController = flow.start()
    return true
  }
  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
    flow.open(url)
    return true
  }
}
