import Testing

/// Code of a base class, where its subclasses are parts of other screens.
@Suite struct PartsOfBaseClassTests {
  private func lines(_ pages: String, _ heirs: String) -> [String] {
    screenEdges([
      "App/App.swift": """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) \
      -> Bool {
          window?.rootViewController = CoinPage()
          return true
        }
      }
      class ListPage: UIViewController {
        override func viewDidLoad() { navigationItem.rightBarButtonItem = UIBarButtonItem(
          title: "Filter", style: .plain, target: self, action: #selector(filter)) }
        @objc private func filter() { present(FilterPage(), animated: true) }
      }
      final class FilterPage: UIViewController {}
      protocol PageItem { var screen: UIViewController { get } }
      class Pages: UIViewController {
        var items: [PageItem] = [] { didSet { items.forEach { put($0) } } }
        private func put(_ item: PageItem) { addChild(item.screen) }
      }
      \(heirs)
      final class CoinPage: Pages {
        private lazy var activity = ActivityPage()
        override func viewDidLoad() {
          \(pages)
        }
      }
      """
    ])
  }

  private static let item = """
    struct ActivityItem: PageItem {
      let screen: UIViewController
      init(screen: UIViewController) { self.screen = screen }
    }
    """

  @Test(arguments: ["addChild(activity)", "items = [ActivityItem(screen: activity)]"])
  func theCodeRunsOnTheScreenAroundThePart(pages: String) {
    #expect(
      lines(pages, Self.item + "\nfinal class ActivityPage: ListPage {}") == [
        "AppDelegate root CoinPage", "CoinPage sheet FilterPage",
      ])
  }

  /// A subclass that is shown by itself is a screen of its own, and the other one a part.
  @Test func aShownSubclassAndAPart() {
    let found = lines(
      "addChild(activity); present(AllPage(), animated: true)",
      "final class ActivityPage: ListPage {}\nfinal class AllPage: ListPage {}")
    #expect(found.filter { $0.hasSuffix("FilterPage") } == ["AllPage sheet FilterPage", "CoinPage sheet FilterPage"])
  }

  /// A class between base and screens is made by nobody: who opens the screens is no origin.
  @Test func aClassBetweenIsNoPart() {
    let found = lines(
      "present(ActivityPage(), animated: true)",
      "class FilteredPage: ListPage {}\nfinal class ActivityPage: FilteredPage {}")
    #expect(found.filter { $0.hasSuffix("FilterPage") } == ["ActivityPage sheet FilterPage"])
  }
}
