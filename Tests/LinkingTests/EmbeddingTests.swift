import NavigationModel
import Testing

/// Controllers that are parts of others, and no destinations.
@Suite struct EmbeddingTests {
  private static let app = """
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> \
    Bool {
        window?.rootViewController = MainPage()
        return true
      }
    }
    final class NewsPage: UIViewController {
      @objc func tapMore(_ sender: UIButton) { present(MorePage(), animated: true) }
    }
    final class MorePage: UIViewController {}

    """

  private func parts(_ source: String) -> (embeddings: [String], depths: [String: Int?]) {
    let graph = graph(["App/App.swift": Self.app + source])
    return (
      graph.embeddings.map { "\($0.parent) > \($0.child)" },
      Dictionary(graph.screens.map { ($0.id, $0.depth) }, uniquingKeysWith: { a, _ in a })
    )
  }

  /// The data source of a library's pages makes and keeps them.
  @Test func aPageIsAPartOfWhoKeepsItsMaker() {
    let found = parts(
      """
      import Pageboy
      final class MainModel: PageboyViewControllerDataSource {
        let news: NewsPage
        init() { news = { let page = NewsPage(); return page }() }
        func viewController(for pages: PageboyViewController, at index: Int) -> UIViewController? { news }
      }
      final class MainPage: PageboyViewController { let model = MainModel() }
      """)
    #expect(found.embeddings == ["MainPage > NewsPage"])
    #expect(found.depths["NewsPage"] == 0 && found.depths["MorePage"] == 1)
  }

  /// The screen that makes the page controller stands for it, where that is no screen of its own.
  @Test func aPartOfAPartIsAPartOfTheScreen() {
    let found = parts(
      """
      import Pageboy
      final class PagesModel: PageboyViewControllerDataSource {
        let news: NewsPage
        init() { news = NewsPage() }
        func viewController(for pages: PageboyViewController, at index: Int) -> UIViewController? { news }
      }
      final class Pages: PageboyViewController { var model: PagesModel! }
      final class MainPage: UIViewController {
        override func viewDidLoad() {
          let pages = Pages()
          pages.model = .init()
          addChild(pages)
          view.addSubview(pages.view)
        }
      }
      """)
    #expect(found.embeddings == ["MainPage > NewsPage"])
  }

  /// Where a transition leads to it, it is a destination.
  @Test func aDestinationIsNoPart() {
    let found = parts(
      """
      final class MainModel { let news: NewsPage; init() { news = NewsPage() } }
      final class MainPage: UIViewController {
        let model = MainModel()
        @objc func tapNews(_ sender: UIButton) { present(model.news, animated: true) }
      }
      """)
    #expect(found.embeddings.isEmpty)
  }
}
