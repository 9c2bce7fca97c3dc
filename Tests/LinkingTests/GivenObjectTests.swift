import NavigationModel
import Testing

/// What an object does that a shared view or coordinator was given, it does for those who gave it, and not for all who
/// make such a view.
@Suite struct GivenObjectTests {
  private func origins(of screen: String, in source: String) -> [String]? {
    graph(["App.swift": source]).transitions.first { $0.to == screen }?.from.sorted()
  }

  private func app(_ web: String, home: String, news: String) -> String {
    """
    import SwiftUI
    import WebKit
    @main struct ShopApp: App {
      var body: some Scene { WindowGroup { TabView { HomeView(); NewsView() } } }
    }
    protocol WebTelling: AnyObject { func didFail() }
    final class HomeModel: ObservableObject, WebTelling {
      @Published var isFailed = false
      func didFail() { isFailed = true }
    }
    struct ErrorView: View { var body: some View { Text("Error") } }
    struct HomeView: View {
      @StateObject var model = HomeModel()
      var body: some View { \(home) }
    }
    struct NewsView: View {
      @StateObject var model = HomeModel()
      var body: some View { \(news) }
    }
    \(web)
    """
  }

  /// A view's coordinator tells the delegate that the view was made with.
  private static let web = """
    struct WebPage: UIViewRepresentable {
      var told: WebTelling?
      init(url: String, told: WebTelling? = nil) { self.told = told }
      class Coordinator: NSObject, WKNavigationDelegate {
        var parent: WebPage
        init(_ parent: WebPage) { self.parent = parent }
        func webView(_ view: WKWebView, didFail navigation: WKNavigation!, withError error: Error) {
          parent.told?.didFail()
        }
      }
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      func makeUIView(context: Context) -> WKWebView { WKWebView() }
    }
    final class Opener {
      static let stack = UINavigationController()
    }
    final class FailController: UIViewController {}
    final class PageModel: WebTelling {
      func didFail() { Opener.stack.pushViewController(FailController(), animated: true) }
    }
    final class OtherModel: WebTelling { func didFail() { print("failed") } }
    """

  @Test(arguments: [
    ("WebPage(url: \"b\")", ["HomeView"]), ("WebPage(url: \"b\", told: OtherModel())", ["HomeView"]),
    ("WebPage(url: \"b\", told: PageModel())", ["HomeView", "NewsView"]),
  ])
  func aCoordinatorTellsWhatItsViewWasMadeWith(news: String, expected: [String]) {
    let source = app(Self.web, home: "WebPage(url: \"a\", told: PageModel())", news: news)
    #expect(origins(of: "FailController", in: source) == expected)
  }

  /// A view for any model, which each of two screens gives its own.
  @Test func aModelOfAGenericViewIsItsOwners() {
    let source = """
      import SwiftUI
      @main struct ShopApp: App {
        var body: some Scene {
          WindowGroup {
            TabView {
              Root<BookModel> { BookModel() }
              Shelf(model: FilmModel())
            }
          }
        }
      }
      protocol ListModel: ObservableObject { func open() }
      final class BookModel: ListModel {
        func open() { Opener.stack.pushViewController(BookController(), animated: true) }
      }
      final class FilmModel: ListModel {
        func open() { Opener.stack.pushViewController(FilmController(), animated: true) }
      }
      enum Opener { static let stack = UINavigationController() }
      final class BookController: UIViewController {}
      final class FilmController: UIViewController {}
      struct Root<Model: ListModel>: View {
        @StateObject var model: Model
        init(make: () -> Model) { _model = .init(wrappedValue: make()) }
        var body: some View { NavigationStack { Rows(model: model) } }
      }
      struct Shelf: View {
        @StateObject var model: FilmModel
        var body: some View { NavigationStack { Rows(model: model) } }
      }
      struct Rows<Model: ListModel>: View {
        @ObservedObject var model: Model
        var body: some View { Button("Open") { model.open() } }
      }
      """
    #expect(origins(of: "BookController", in: source) == ["Root"])
    #expect(origins(of: "FilmController", in: source) == ["Shelf"])
  }

  /// What presents a flow is a strategy that its maker gives it, by a function in an extension of the protocol.
  @Test func aStrategyIsItsOwners() {
    let source = """
      import UIKit
      protocol Presenting { func finish(); func begin(_ screen: UIViewController) }
      final class SheetPresenting: Presenting {
        let base: UIViewController
        init(base: UIViewController) { self.base = base }
        func begin(_ screen: UIViewController) { base.present(screen, animated: true) }
        func finish() { base.present(ThanksController(), animated: true) }
      }
      final class PlainPresenting: Presenting {
        let base: UIViewController
        init(base: UIViewController) { self.base = base }
        func begin(_ screen: UIViewController) { base.present(screen, animated: true) }
        func finish() { base.dismiss(animated: true) }
      }
      extension Presenting where Self == SheetPresenting {
        static func sheet(base: UIViewController) -> Self { .init(base: base) }
      }
      extension Presenting {
        static func plain(base: UIViewController) -> Self where Self == PlainPresenting { .init(base: base) }
      }
      final class ThanksController: UIViewController {}
      final class ImportController: UIViewController {
        var onDone: (() -> Void)?
        @objc func tapped() { onDone?() }
      }
      final class TipController: UIViewController {
        var onDone: (() -> Void)?
        @objc func tapped() { onDone?() }
      }
      final class ImportFlow {
        let flow: Presenting
        init(flow: Presenting) { self.flow = flow }
        func start() {
          let screen = ImportController()
          screen.onDone = { self.flow.finish() }
          flow.begin(screen)
        }
      }
      final class TipFlow {
        let flow: Presenting
        init(flow: Presenting) { self.flow = flow }
        func start() {
          let screen = TipController()
          screen.onDone = { self.flow.finish() }
          flow.begin(screen)
        }
      }
      final class HomeController: UIViewController {
        @objc func importTapped() { ImportFlow(flow: .sheet(base: self)).start() }
        @objc func tipTapped() { TipFlow(flow: .plain(base: self)).start() }
      }
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
          window?.rootViewController = UINavigationController(rootViewController: HomeController())
          return true
        }
      }
      """
    #expect(origins(of: "ThanksController", in: source) == ["ImportController"])
  }
}
