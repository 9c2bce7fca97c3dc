// A coordinator's helper, behind an if

import UIKit
final class AppCoordinator {
  let navigation = UINavigationController()
  func closeModals(then next: @escaping () -> Void) {
    ↓if navigation.presentedViewController == nil { return }
    navigation.dismiss(animated: true) { next() }
  }
  func openOrders() {
    closeModals { self.navigation.pushViewController(OrdersController(), animated: true) }
  }
}
final class OrdersController: UIViewController {}
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  let coordinator = AppCoordinator()
  func application(_ application: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
    coordinator.openOrders()
    return true
  }
}
