import Testing

/// Tabs that links bring to the front.
@Suite struct LinkTabTests {
  private static let bar = """
    import UIKit
    enum Tab: Int { case home, search, profile }
    final class HomeController: UIViewController {}
    final class SearchController: UIViewController {}
    final class ProfileController: UIViewController {}
    final class ResultController: UIViewController {}
    final class BarController: UITabBarController {
      let order: [Tab] = [.home, .search, .profile]
      override func viewDidLoad() {
        super.viewDidLoad()
        let home = HomeController()
        home.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: Tab.home.rawValue)
        let search = SearchController()
        search.setUp(for: .search)
        let profile = ProfileController()
        viewControllers = [home, search, profile]
      }
      func show(_ tab: Tab) {
        let index = tab.rawValue
        selectedIndex = index
      }
    }
    extension UIViewController { func setUp(for tab: Tab) { tabBarItem.tag = tab.rawValue } }

    """

  private func opened(_ code: String) -> [String: [String]] {
    LinkOutcomeTests.opened(
      by: Self.bar + """
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          let bar = BarController()
          func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
            guard let url = contexts.first?.url else { return }
        \(code)
          }
        }
        """)
  }

  @Test func theCaseAtHandTellsTheTab() {
    let opened = opened(
      """
      if url.host == "start" { bar.show(.home) }
      if url.host == "search" { bar.show(.search) }
      if url.host == "me" { bar.show(.profile) }
      """)
    #expect(opened["…://start"] == ["HomeController"], "\(opened)")
    #expect(opened["…://search"] == ["SearchController"])
    // Nothing says which tab is the profile's.
    #expect(opened["…://me"] == [])
  }

  /// The tab is where a screen is shown that is made for the link.
  @Test func aScreenThatIsMadeComesFirst() {
    let opened = opened(
      """
      if url.host == "find" {
        bar.show(.search)
        bar.present(ResultController(), animated: true)
      }
      """)
    #expect(opened["…://find"] == ["ResultController"], "\(opened)")
  }

  private static let keepingBar = """
    import UIKit
    enum Tab: CaseIterable { case home, orders, profile
      func place() -> Int { self == .home ? 0 : 1 }
    }
    final class HomeController: UIViewController {}
    final class OrdersController: UIViewController {}
    final class ProfileController: UIViewController {}
    final class TabStack: UINavigationController {}
    final class TabContainer: UIViewController { var content: UIViewController? }
    final class BarController: UITabBarController {
      private let homeStack = TabStack()
      private let ordersContainer = TabContainer()
      private let badge = Badge()
      override func viewDidLoad() {
        super.viewDidLoad()
        viewControllers = Tab.allCases.map { controller(for: $0) }
        fill()
      }
      private func controller(for tab: Tab) -> UIViewController {
        switch tab {
        case .home: return homeStack
        case .orders: return ordersContainer
        case .profile: return makeProfile()
        }
      }
      private func makeProfile() -> UIViewController { ProfileController() }
      private func fill() {
        let home = makeHome()
        homeStack.viewControllers = [home]
        ordersContainer.content = OrdersController()
      }
      private func makeHome() -> UIViewController { HomeController() }
      func count(_ tab: Tab) {
        switch tab {
        case .home: break
        case .orders: break
        case .profile: badge.count += 1
        }
      }
      func show(_ tab: Tab, then: (() -> Void)? = nil) {
        dismiss(animated: true) {
          self.selectedIndex = tab.place()
          then?()
        }
      }
    }
    final class Badge { var count = 0 }
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      let bar = BarController()
      func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        guard let url = contexts.first?.url else { return }
        if url.host == "start" { bar.show(.home) }
        if url.host == "orders" { bar.show(.orders) }
        if url.host == "me" { bar.show(.profile) }
        if url.host == "order" { bar.show(.orders) { self.bar.present(ProfileController(), animated: true) } }
      }
    }
    """

  /// The bar keeps a tab's controller in a property, names it for the case, and puts the tab's screen into it.
  @Test func whatTheBarPutsIntoATabIsShown() {
    let opened = LinkOutcomeTests.opened(by: Self.keepingBar)
    #expect(opened["…://start"] == ["HomeController"], "\(opened)")
    #expect(opened["…://orders"] == ["OrdersController"], "\(opened)")
    #expect(opened["…://order"] == ["ProfileController"], "\(opened)")
    // No property holds it.
    #expect(opened["…://me"]?.contains("HomeController") != true, "\(opened)")
    #expect(opened["…://me"]?.contains("OrdersController") != true, "\(opened)")
  }
}
