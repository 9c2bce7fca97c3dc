import Testing

/// Routes that wait in a queue, and who put them there.
@Suite struct WaitingRouteTests {
  static let app = """
    import UIKit
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      let coordinator = AppCoordinator()
      func application(_ application: UIApplication, didFinishLaunchingWithOptions options: \
    [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = coordinator.navigation
        coordinator.start()
        return true
      }
    }
    enum AppRoute { case account, settings }
    protocol RouterDelegate<Route>: AnyObject {
      associatedtype Route
      func router(_ router: Router<Route>, show context: Context<Route>)
    }
    struct Context<Route> { let route: Route; let isAnimated: Bool }
    enum Operation<Route> { case present(Route), dismiss(Route) }
    struct Pending<Route> { let operation: Operation<Route>; let isAnimated: Bool }
    final class Router<Route> {
      weak var delegate: (any RouterDelegate<Route>)?
      private var pending = [Pending<Route>]()
      private var isBusy = false
      func present(_ route: Route, animated: Bool = true) { enqueue(Pending(operation: .present(route), isAnimated: \
    animated)) }
      func dismiss(_ route: Route) { enqueue(Pending(operation: .dismiss(route), isAnimated: true)) }
      private func enqueue(_ route: Pending<Route>) {
        pending.append(route)
        if !isBusy { process() }
      }
      private func process() {
        let next = pending.first { $0.isAnimated || isBusy }
        guard let next else { return }
        switch next.operation {
        case .present(let route): show(route)
        case .dismiss: break
        }
        pending.removeFirst()
        process()
      }
      private func show(_ route: Route) {
        let context = Context(route: route, isAnimated: true)
        delegate?.router(self, show: context)
      }
    }
    final class AppCoordinator: RouterDelegate {
      let navigation = UINavigationController()
      let router = Router<AppRoute>()
      func start() {
        router.delegate = self
        navigation.setViewControllers([HomeController(router: router)], animated: false)
      }
      func router(_ router: Router<AppRoute>, show context: Context<AppRoute>) {
        switch context.route {
        case .account: showAccount()
        case .settings: showSettings()
        }
      }
      private func showAccount() { navigation.pushViewController(AccountController(router: router), animated: true) }
      private func showSettings() { navigation.pushViewController(SettingsController(), animated: true) }
    }
    final class HomeController: UIViewController {
      let router: Router<AppRoute>
      init(router: Router<AppRoute>) { self.router = router; super.init(nibName: nil, bundle: nil) }
      @objc func tapped() { router.present(.account) }
    }
    final class AccountController: UIViewController {
      let router: Router<AppRoute>
      init(router: Router<AppRoute>) { self.router = router; super.init(nibName: nil, bundle: nil) }
      @objc func tapped() { router.open(.settings) }
      @objc func done() { router.dismiss(.account) }
    }
    extension Router {
      func open(_ route: Route) { present(route, animated: false) }
    }
    final class SettingsController: UIViewController {}
    """

  @Test func routesStartWhereTheyAreQueued() {
    let lines = screenEdges(["App/App.swift": Self.app]).filter { $0.contains("push") }
    #expect(lines == ["AccountController push SettingsController", "HomeController push AccountController"])
  }
}
