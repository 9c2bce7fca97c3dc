import Testing

/// Functions of a stack of the app's own that show what they are told.
@Suite struct StackRequestTests {
  @Test func whoAsksForOneArmRunsNoOther() {
    let edges = screenEdges([
      "App/App.swift": """
      import UIKit
      final class AppStack: UINavigationController {
        enum Target { case orders, order(Int) }
        convenience init() { self.init(rootViewController: HomeController()) }
        func go(_ target: Target) {
          switch target {
          case .orders: pushViewController(OrdersController(), animated: true)
          case .order(let id):
            let controller = OrderController()
            controller.id = id
            pushViewController(controller, animated: true)
          }
        }
      }
      extension UIViewController { var app: AppStack? { navigationController as? AppStack } }
      final class HomeController: UIViewController { @objc func tap() { app?.go(.orders) } }
      final class OrdersController: UITableViewController {
        override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) { app?.go(.order(path.row)) }
      }
      final class OrderController: UIViewController { var id = 0 }
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) \
      -> Bool {
          window?.rootViewController = AppStack()
          return true
        }
      }
      """
    ])
    #expect(
      edges.filter { $0.contains(" push ") } == [
        "HomeController push OrdersController", "OrdersController push OrderController",
      ])
  }
}
