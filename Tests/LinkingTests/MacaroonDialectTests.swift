import Testing

/// Events that MacaroonUIKit's views publish of their controls.
@Suite struct MacaroonDialectTests {
  private func causes(_ observed: String, by view: String = "BannerView") -> [String]? {
    LinkingTests.causes(
      """
      import MacaroonUIKit
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) \
      -> \
      Bool {
          window?.rootViewController = UINavigationController(rootViewController: HomePage())
          return true
        }
      }
      final class DetailPage: UIViewController {}
      final class BannerView: MacaroonUIKit.View, ViewModelBindable, UIInteractable {
        private let openButton = UIButton()
        private let hideButton = UIButton()
        func customize() {
          openButton.setTitle("Open", for: .normal)
          hideButton.setTitle("Hide", for: .normal)
          startPublishing(event: .hide, for: hideButton)
          startPublishing(event: .open, for: openButton)
        }
      }
      final class HomePage: UIViewController {
        private let banner = \(view)()
        override func viewDidLoad() {
          super.viewDidLoad()
          banner.startObserving(event: \(observed)) { [weak self] in self?.openDetail() }
        }
        private func openDetail() { navigationController?.pushViewController(DetailPage(), animated: true) }
      }
      """)["HomePage push DetailPage"]
  }

  @Test func controlOfAnEvent() {
    #expect(causes(".open") == [#"UIButton("Open")"#])
    #expect(causes(".hide") == [#"UIButton("Hide")"#])
  }

  /// No control of the view is known for the event: the view may be the library's.
  @Test func eventWithoutAControl() {
    #expect(causes(".other") == ["startObserving(.other)"])
    #expect(causes(".open", by: "LibraryView") == ["startObserving(.open)"])
  }

  /// The tabs of a container are the screens of its items.
  @Test func tabsOfItems() {
    let edges = screenEdges([
      "App.swift": """
      import MacaroonUIKit
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) \
      -> Bool {
          window?.rootViewController = RootPage()
          return true
        }
      }
      struct HomeItem: TabBarItem {
        let screen: UIViewController?
        init(_ screen: UIViewController) { self.screen = screen }
      }
      struct GapItem: TabBarItem { var screen: UIViewController? { nil } }
      struct MenuItem: TabBarItem {
        let screen: UIViewController?
        init(_ screen: UIViewController) { self.screen = screen }
      }
      final class HomePage: UIViewController {}
      final class MenuPage: UIViewController {}
      final class TabPage: TabBarContainer {}
      final class RootPage: UIViewController {
        private lazy var tabs = TabPage()
        override func viewDidLoad() {
          super.viewDidLoad()
          addContent(tabs) { content in view.addSubview(content) }
          let home = HomeItem(UINavigationController(rootViewController: HomePage()))
          tabs.items = [home, GapItem(), MenuItem(MenuPage())]
        }
      }
      """
    ])
    #expect(edges == ["AppDelegate root RootPage", "RootPage tab HomePage", "RootPage tab MenuPage"])
  }
}
