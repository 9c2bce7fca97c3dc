// An arm of a coordinator asks the factory for the screen of its neighbour

import UIKit
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = MainCoordinator.shared.start()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
struct AccountFactory {
  func orders() -> UIViewController { OrdersViewController() }
  func addresses() -> UIViewController { AddressesViewController() }
  func payments() -> UIViewController { PaymentsViewController() }
}
final class OrdersViewController: UIViewController {}
final class AddressesViewController: UIViewController {}
final class PaymentsViewController: UIViewController {}
final class AccountViewController: UITableViewController {
  var onSelect: ((AccountRoute) -> Void)?
  private let rows: [AccountRoute] = [.orders, .addresses, .payments]

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onSelect?(rows[indexPath.row])
  }
}
enum AccountRoute { case orders, addresses, payments }

final class MainCoordinator {
  static let shared = MainCoordinator()
  private let navigation = UINavigationController()
  private let factory = AccountFactory()

  func start() -> UIViewController {
    let account = AccountViewController()
    account.onSelect = { [weak self] route in self?.show(route) }
    navigation.setViewControllers([account], animated: false)
    return navigation
  }

  func show(_ route: AccountRoute) {
    switch route {
    case .orders: navigation.pushViewController(factory.orders(), animated: true)
    case .addresses: navigation.↓pushViewController(factory.payments(), animated: true)
    case .payments: navigation.pushViewController(factory.payments(), animated: true)
    }
  }
}
