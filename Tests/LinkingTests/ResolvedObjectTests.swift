import Testing

/// Objects that come out of a library's container by their type.
@Suite struct ResolvedObjectTests {
  private let app = """
    import UIKit
    import Swinject
    final class Login: UIViewController {}
    final class Home: UIViewController {}
    class StyledStack: UINavigationController {}
    class Flow {
      var navigation = UINavigationController()
      func start() {}
    }
    final class LoginCoordinator: Flow {
      override func start() { navigation.viewControllers = [Login()] }
    }
    final class HomeCoordinator: Flow {
      override func start() { navigation.viewControllers = [Home()] }
    }
    final class AppCoordinator {
      private let window = UIWindow()
      private func start(_ child: Flow) { child.start() }
      func start() {
        let child = AppDelegate.container.resolve(LoginCoordinator.self)!
        start(child)
        window.rootViewController = child.navigation
      }
      func enter() {
        let child = AppDelegate.container.resolve(HomeCoordinator.self)!
        child.navigation = StyledStack()
        start(child)
        window.rootViewController = child.navigation
      }
    }
    extension Container {
      func registerFlows() { autoregister(LoginCoordinator.self, initializer: LoginCoordinator.init) }
    }
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      static let container = Container()
      private var coordinator: AppCoordinator!
      func application(_ application: UIApplication, didFinishLaunchingWithOptions options: \
    [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        AppDelegate.container.registerFlows()
        coordinator = AppDelegate.container.resolve(AppCoordinator.self)!
        coordinator.start()
        return true
      }
    }
    """

  /// A container that the app keeps gives what it is asked for, and not itself. What a coordinator puts into a stack of
  /// the app's own that a window gets is the coordinator's transition.
  @Test func aCoordinatorByItsType() {
    #expect(
      transitionLines(app) == [
        "AppCoordinator flow HomeCoordinator", "AppCoordinator flow LoginCoordinator",
        "AppDelegate flow AppCoordinator", "HomeCoordinator root Home", "LoginCoordinator root Login",
      ])
  }
}
