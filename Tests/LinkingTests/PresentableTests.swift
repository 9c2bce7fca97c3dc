import Testing

/// What protocols ask of controllers and routes, and who answers.
@Suite struct PresentableTests {
  private let router = """
    import SafariServices
    import UIKit
    protocol Presentable { func toPresent() -> UIViewController }
    extension UIViewController: Presentable { func toPresent() -> UIViewController { self } }
    final class Router: Presentable {
      let navigation = UINavigationController()
      func toPresent() -> UIViewController { navigation }
      func show(_ module: Presentable) { navigation.present(module.toPresent(), animated: true) }
      func push(_ module: Presentable) { navigation.pushViewController(module.toPresent(), animated: true) }
    }
    final class PageLeader: Presentable {
      let pages = PagesController()
      func toPresent() -> UIViewController { pages }
    }
    final class PagesController: UIPageViewController {}
    final class DetailController: UIViewController {}
    """

  @Test func objectsOfTheSystemAnswerWithWhatTheAppAddsToTheirClass() {
    let lines = transitionLines(
      router,
      """
      final class HomeController: UIViewController {
        let router = Router()
        func open(_ url: URL) { router.show(SFSafariViewController(url: url)) }
        func share() { let sheet = UIActivityViewController(activityItems: [], applicationActivities: nil); \
      router.show(sheet) }
        func ask() { router.show(UIAlertController(title: nil, message: nil, preferredStyle: .alert)) }
        func detail() { router.push(DetailController()) }
        func pages() { router.push(PageLeader()) }
      }
      """)
    #expect(
      lines == [
        "HomeController alert alert", "HomeController push DetailController", "HomeController push PagesController",
        "HomeController sheet SFSafariViewController",
        "HomeController sheet UIActivityViewController",
      ])
  }

  /// Which case it is only the caller says, though one enum alone answers the protocol.
  @Test func anEnumBehindAProtocol() {
    let lines = transitionLines(
      """
      import UIKit
      enum Move { case push(UIViewController), show(UIViewController) }
      protocol Target { var move: Move { get } }
      enum Place { case detail(Int), login }
      final class DetailController: UIViewController {}
      final class LoginController: UIViewController {}
      extension Place: Target {
        var move: Move {
          switch self {
          case .detail(let id):
            let detail = DetailController()
            configure(detail)
            return .push(detail)
          case .login: return .show(LoginController())
          }
        }
        func configure(_ controller: UIViewController) {}
      }
      final class Director {
        let navigation = UINavigationController()
        func go(to target: Target) {
          switch target.move {
          case .push(let controller): navigation.pushViewController(controller, animated: true)
          case .show(let controller): navigation.present(controller, animated: true)
          }
        }
      }
      """,
      """
      final class HomeController: UIViewController {
        let director = Director()
        func detail() { director.go(to: Place.detail(1)) }
        func login() { director.go(to: Place.login) }
      }
      """)
    #expect(lines == ["HomeController push DetailController", "HomeController sheet LoginController"])
  }

  /// A controller that a function is given is what it is, whoever else answers the protocol.
  @Test func aSystemControllerInAParameter() {
    let lines = transitionLines(
      router,
      """
      final class HomeController: UIViewController {
        let router = Router()
        func share() { showSheet(UIActivityViewController(activityItems: [], applicationActivities: nil)) }
        private func showSheet(_ sheet: UIActivityViewController) { router.show(sheet) }
      }
      """)
    #expect(lines == ["HomeController sheet UIActivityViewController"])
  }

  /// A variable that is set further down holds what it was declared with until then.
  @Test func theControllerInsideOfContainers() {
    let lines = transitionLines(
      """
      import UIKit
      final class DetailController: UIViewController {}
      enum Finder {
        static func visible(in given: UIViewController) -> UIViewController {
          var controller = given
          if let tabs = controller as? UITabBarController {
            guard let selected = tabs.selectedViewController else { return tabs }
            controller = selected
            return visible(in: controller)
          }
          if let stack = given as? UINavigationController {
            controller = stack.viewControllers.first!
            return visible(in: controller)
          }
          return controller
        }
      }
      final class Director {
        let navigation = UINavigationController()
        func push(_ controller: UIViewController) { navigation.pushViewController(Finder.visible(in: controller), \
      animated: true) }
      }
      """,
      """
      final class HomeController: UIViewController {
        let director = Director()
        func detail() { director.push(DetailController()) }
      }
      """)
    #expect(lines == ["HomeController push DetailController"])
  }

  /// Leaders behind a protocol of another name, started one after the other; the stack of one is made by its router.
  @Test func leadersWithRoutersOfTheirOwn() {
    let lines = transitionLines(
      router,
      """
      protocol Stepwise: AnyObject { func start() }
      class RoutedCoordinator: Stepwise, Presentable {
        let router: StackRouter
        init(router: StackRouter) { self.router = router }
        func start() {}
        func toPresent() -> UIViewController { router.toPresent() }
        func run(_ child: Stepwise) { child.start() }
      }
      final class StackRouter: Presentable {
        let navigation: UINavigationController
        init(navigation: UINavigationController = UINavigationController()) { self.navigation = navigation }
        func toPresent() -> UIViewController { navigation }
        func show(_ module: Presentable) { navigation.present(module.toPresent(), animated: true) }
        func begin(with module: Presentable) { navigation.setViewControllers([module.toPresent()], animated: false) }
      }
      final class DetailCoordinator: RoutedCoordinator {
        override func start() { router.begin(with: DetailController()) }
      }
      final class ListController: UIViewController { var coordinator: ListCoordinator?; @objc func open() { \
      coordinator?.open() } }
      final class ListCoordinator: RoutedCoordinator {
        override func start() {
          let list = ListController()
          list.coordinator = self
          router.begin(with: list)
        }
        func open() {
          let child = DetailCoordinator(router: StackRouter())
          run(child)
          router.show(child)
        }
      }
      final class MainCoordinator: RoutedCoordinator {
        override func start() { [ListCoordinator(router: StackRouter())].forEach { run($0) } }
      }
      """)
    #expect(
      lines == [
        "DetailCoordinator root DetailController", "ListCoordinator flow DetailCoordinator",
        "ListCoordinator root ListController", "ListCoordinator sheet DetailController",
        "MainCoordinator flow ListCoordinator",
      ])
  }
}
