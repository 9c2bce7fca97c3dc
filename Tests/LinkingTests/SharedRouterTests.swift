import Testing

/// One router that every screen has, with one method for all routes.
@Suite struct SharedRouterTests {
  private static let app = """
    import UIKit
    import Swinject
    enum Page { case start, home, list, detail, help, closed }
    struct Link { let pages: [Page] }
    final class Router {
      func show(_ pages: [Page], from place: UIViewController) {
        for (number, page) in pages.enumerated() { print(number); show(page, from: place) }
      }
      func show(_ page: Page, from place: UIViewController) {
        switch page {
        case .start: showStart(place)
        case .home: replace(place.navigationController, by: container.resolve(HomeController.self)!)
        case .list: place.navigationController?.pushViewController(container.resolve(ListController.self)!, animated: \
    true)
        case .detail: place.navigationController?.pushViewController(container.resolve(DetailController.self)!, \
    animated: true)
        case .help: place.present(container.resolve(HelpController.self)!, animated: true)
        case .closed: place.navigationController?.pushViewController(container.resolve(ClosedController.self)!, \
    animated: true)
        }
      }
      private func showStart(_ place: UIViewController) { replace(place as? UINavigationController, by: \
    container.resolve(StartController.self)!) }
      private func replace(_ stack: UINavigationController?, by page: UIViewController) {
        stack?.viewControllers.removeAll()
        stack?.pushViewController(page, animated: false)
      }
    }
    final class Assembly {
      let container = Container()
      init() {
        container.register(Router.self) { _ in Router() }
        container.register(StartController.self) { r in let page = StartController(); page.router = \
    r.resolve(Router.self)!; return page }
        container.register(HomeController.self) { r in HomeController(side: r.resolve(SideController.self)!, router: \
    r.resolve(Router.self)!) }
        container.register(SideController.self) { r in let page = SideController(); page.router = \
    r.resolve(Router.self)!; return page }
        container.register(ListController.self) { r in let page = ListController(); page.router = \
    r.resolve(Router.self)!; return page }
        container.register(DetailController.self) { _ in DetailController() }
        container.register(HelpController.self) { _ in HelpController() }
        container.register(ClosedController.self) { _ in ClosedController() }
      }
      func resolve<T>(_ type: T.Type) -> T? { container.resolve(type) }
    }
    let container = Assembly()
    final class StartController: UIViewController {
      var router: Router!
      var link: Link?
      override func viewDidAppear(_ animated: Bool) { if let link { router.show(link.pages, from: self) } else { \
    router.show(.home, from: self) } }
    }
    final class HomeController: UIViewController {
      let router: Router
      private let side: SideController
      init(side: SideController, router: Router) { self.side = side; self.router = router; super.init(nibName: nil, \
    bundle: nil) }
      @objc func tapped() { router.show(.list, from: self) }
    }
    final class SideController: UIViewController { var router: Router!; @objc func tapped() { router.show(.help, from: \
    self) } }
    final class ListController: UIViewController { var router: Router!; @objc func tapped() { router.show(.detail, \
    from: self) } }
    final class DetailController: UIViewController {}
    final class HelpController: UIViewController {}
    final class ClosedController: UIViewController {}
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(_ application: UIApplication, didFinishLaunchingWithOptions options: \
    [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let stack = UINavigationController()
        window?.rootViewController = stack
        container.resolve(Router.self)!.show(.start, from: stack)
        return true
      }
      func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> \
    Bool {
        let start = StartController()
        start.link = Link(pages: [.home, .detail])
        window?.rootViewController = UINavigationController(rootViewController: start)
        return true
      }
    }
    """

  /// Who names a route goes there, and nobody who only has the router. What a container is told to make runs for nobody
  /// who asks it for something else; what stands in a value of routes are the routes that such values are made with.
  @Test func eachRouteStartsWhereItIsNamed() {
    let edges = screenEdges(["App/App.swift": Self.app])
    #expect(
      edges == [
        "AppDelegate root StartController", "HomeController push ListController", "HomeController sheet HelpController",
        "ListController push DetailController",
        "StartController push DetailController", "StartController root HomeController",
      ])
  }
}
