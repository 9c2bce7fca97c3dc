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
    let lines = transitionLines(router, """
      final class HomeController: UIViewController {
        let router = Router()
        func open(_ url: URL) { router.show(SFSafariViewController(url: url)) }
        func share() { let sheet = UIActivityViewController(activityItems: [], applicationActivities: nil); router.show(sheet) }
        func ask() { router.show(UIAlertController(title: nil, message: nil, preferredStyle: .alert)) }
        func detail() { router.push(DetailController()) }
        func pages() { router.push(PageLeader()) }
      }
      """)
    #expect(lines == [
      "HomeController alert alert", "HomeController push DetailController", "HomeController push PagesController", "HomeController sheet SFSafariViewController",
      "HomeController sheet UIActivityViewController",
    ])
  }

  /// Which case it is only the caller says, though one enum alone answers the protocol.
  @Test func anEnumBehindAProtocol() {
    let lines = transitionLines("""
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
      """, """
      final class HomeController: UIViewController {
        let director = Director()
        func detail() { director.go(to: Place.detail(1)) }
        func login() { director.go(to: Place.login) }
      }
      """)
    #expect(lines == ["HomeController push DetailController", "HomeController sheet LoginController"])
  }
}
