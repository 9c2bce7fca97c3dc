import Testing

/// What protocols ask of their associated types, where those who conform differ in what they put in their place.
@Suite struct AssociatedTypeTests {
  /// Each coordinator's page is another controller: what the protocol's extension does with it, it does with a
  /// controller.
  @Test func pagesThatAreAtLeastControllers() {
    let edges = screenEdges([
      "App/App.swift": """
      import UIKit
      class Leader: NSObject { func start() {} }
      protocol Warning {
        associatedtype Page: UIViewController
        var page: Page { get }
      }
      extension Warning where Self: Leader {
        func warn(_ text: String) {
          let alert = UIAlertController(title: nil, message: text, preferredStyle: .alert)
          let show = { self.page.present(alert, animated: true) }
          if let shown = page.presentedViewController { shown.dismiss(animated: true) { show() } } else { show() }
        }
        func share() { page.present(UIActivityViewController(activityItems: [], applicationActivities: nil), animated: \
      true) }
      }
      final class ListPage: UIViewController { weak var leader: ListLeader?; @objc func tapped() { leader?.open() }; \
      @objc func failed() { leader?.warn("") } }
      final class DetailPage: UIViewController { weak var leader: DetailLeader?; @objc func tapped() { leader?.share() \
      } }
      final class ListLeader: Leader, Warning {
        lazy var page: UINavigationController = UINavigationController(rootViewController: list)
        let list = ListPage()
        let window: UIWindow
        init(window: UIWindow) { self.window = window }
        override func start() { list.leader = self; window.rootViewController = page }
        func open() { DetailLeader(stack: page).start() }
      }
      final class DetailLeader: Leader, Warning {
        lazy var page: DetailPage = DetailPage()
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        override func start() { page.leader = self; stack.pushViewController(page, animated: true) }
      }
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: \
      [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          ListLeader(window: UIWindow()).start()
          return true
        }
      }
      """
    ])
    #expect(
      edges == [
        "AppDelegate root ListPage", "DetailPage sheet UIActivityViewController", "ListPage alert alert",
        "ListPage back dismiss", "ListPage push DetailPage",
      ])
  }
}
