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
}
