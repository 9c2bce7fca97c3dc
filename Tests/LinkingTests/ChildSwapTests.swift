import Testing

/// Controllers that others take in, one in the place of another: what their buttons do starts there.
@Suite struct ChildSwapTests {
  /// A container by a protocol's extension.
  @Test func whatAProtocolsExtensionTakesIn() {
    let edges = screenEdges([
      "App/App.swift": """
      import UIKit
      protocol Stage: AnyObject { var current: UIViewController? { get set } }
      extension Stage where Self: UIViewController {
        func show(_ page: UIViewController) {
          current?.willMove(toParent: nil)
          addChild(page)
          view.addSubview(page.view)
          current?.removeFromParent()
          current = page
        }
      }
      final class Root: UIViewController, Stage { var current: UIViewController? }
      final class Wallet: UIViewController {
        private var send: (() -> Void)!
        static func make(send: @escaping () -> Void) -> Wallet {
          let page = Wallet()
          page.send = send
          return page
        }
        @objc private func tapped() { send() }
      }
      final class Scanner: UIViewController {}
      final class WalletLead {
        let root: Root
        init(window: UIWindow) { root = Root(); window.rootViewController = root }
        func start() { root.show(Wallet.make(send: openScanner)) }
        private func openScanner() { root.present(Scanner(), animated: true) }
      }
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: \
      [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          WalletLead(window: window!).start()
          return true
        }
      }
      """
    ])
    #expect(edges == ["AppDelegate root Root", "Wallet sheet Scanner"])
  }

  /// The pages that a coordinator gives to a page controller: as they are, or as functions that make them.
  @Test func pagesOfAPageController() {
    let edges = screenEdges([
      "App/App.swift": """
      import UIKit
      final class Pages: UIPageViewController {
        private var wallet: Wallet!
        private var history: (() -> UIViewController)!
        static func make(wallet: Wallet, history: @escaping () -> UIViewController) -> Pages {
          let pages = Pages()
          pages.wallet = wallet
          pages.history = history
          return pages
        }
        override func viewDidLoad() { setViewControllers([wallet], direction: .forward, animated: false) }
        func showHistory() { setViewControllers([history()], direction: .forward, animated: true, completion: nil) }
      }
      final class Wallet: UIViewController {
        private var send: (() -> Void)!
        static func make(send: @escaping () -> Void) -> Wallet { let page = Wallet(); page.send = send; return page }
        @objc private func tapped() { send() }
      }
      final class History: UIViewController {
        private var filter: (() -> Void)?
        static func make(filter: @escaping () -> Void) -> History { let page = History(); page.filter = filter; return \
      page }
        @objc private func tapped() { filter?() }
      }
      final class Scanner: UIViewController {}
      final class Filter: UIViewController {}
      final class Start: UIViewController { weak var lead: WalletLead?; @objc func go() { lead?.start() } }
      final class WalletLead {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() { navigation.pushViewController(Pages.make(wallet: walletPage(), history: historyPage), animated: \
      true) }
        private func walletPage() -> Wallet { Wallet.make(send: openScanner) }
        private func historyPage() -> UIViewController { UINavigationController(rootViewController: \
      History.make(filter: openFilter)) }
        private func openScanner() { navigation.present(Scanner(), animated: true) }
        private func openFilter() { navigation.present(Filter(), animated: true) }
      }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) { \
      window?.rootViewController = Start() }
      }
      """
    ])
    #expect(edges == ["History sheet Filter", "SceneDelegate root Start", "Start push Pages", "Wallet sheet Scanner"])
  }

  /// Pages that a coordinator makes, keeps and gives out as a data source. The commands of a menu that it keeps, too,
  /// which UIKit calls, run on the screens that it shows, and not where the coordinator is made.
  @Test func whatACoordinatorKeepsForItself() {
    let edges = screenEdges([
      "App/App.swift": """
      import UIKit
      protocol PageSource: AnyObject { func page(_ index: Int) -> UIViewController? }
      protocol FieldsDelegate: AnyObject { func didPressShare() }
      final class Viewer: UIViewController {
        weak var source: PageSource?
        private var pages: UIPageViewController!
        override func viewDidLoad() {
          pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
          addChild(pages)
          if let first = source?.page(0) { pages.setViewControllers([first], direction: .forward, animated: false) }
        }
      }
      final class Fields: UIViewController { weak var delegate: FieldsDelegate?; @objc func tapped() { \
      delegate?.didPressShare() } }
      final class Share: UIViewController {}
      final class Audit: UIViewController {}
      final class ViewerCoordinator: PageSource, FieldsDelegate {
        final class Commands: UIResponder {
          private weak var coordinator: ViewerCoordinator?
          init(coordinator: ViewerCoordinator) { self.coordinator = coordinator }
          @objc func audit() { coordinator?.showAudit() }
        }
        private let navigation: UINavigationController
        private let fields: Fields
        private var commands: Commands?
        init(navigation: UINavigationController) {
          self.navigation = navigation
          fields = Fields()
          fields.delegate = self
          commands = Commands(coordinator: self)
        }
        func start() { let viewer = Viewer(); viewer.source = self; navigation.pushViewController(viewer, animated: \
      true) }
        func page(_ index: Int) -> UIViewController? { fields }
        func didPressShare() { navigation.present(Share(), animated: true) }
        func showAudit() { navigation.present(Audit(), animated: true) }
      }
      final class List: UIViewController {
        private var viewer: ViewerCoordinator?
        @objc func tapped() { viewer = ViewerCoordinator(navigation: navigationController!); viewer?.start() }
      }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) { \
      window?.rootViewController = List() }
      }
      """
    ])
    #expect(
      edges.filter { !$0.contains(" flow ") } == [
        "Fields sheet Share", "List push Viewer", "SceneDelegate root List", "Viewer sheet Audit",
      ])
  }

  /// The pages that a container is made with, one in the place of another; and what a drawer is given to hold.
  @Test func whatContainersAreMadeWithAndGiven() {
    let edges = screenEdges([
      "App/App.swift": """
      import UIKit
      final class Pager: UIViewController {
        private let pages: [UIViewController]
        private var current: UIViewController?
        init(pages: [UIViewController]) { self.pages = pages; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() { super.viewDidLoad(); select(0) }
        func select(_ index: Int) {
          current?.view.removeFromSuperview()
          current?.removeFromParent()
          let page = pages[index]
          addChild(page)
          view.addSubview(page.view)
          current = page
        }
      }
      final class Drawer: UIViewController {
        var menu: UIViewController! { didSet { embed(menu) } }
        func embed(_ child: UIViewController) { addChild(child); view.addSubview(child.view) }
      }
      final class News: UIViewController {
        @objc func open() { navigationController?.pushViewController(Article(), animated: true) }
      }
      final class Sport: UIViewController { @objc func open() { present(Match(), animated: true) } }
      final class Menu: UIViewController { @objc func open() { present(Settings(), animated: true) } }
      final class Article: UIViewController {}
      final class Match: UIViewController {}
      final class Settings: UIViewController {}
      final class Start: UIViewController {
        @objc func go() { present(Pager(pages: [News(), Sport()]), animated: true) }
      }
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: \
      [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          let drawer = Drawer()
          drawer.menu = Menu()
          window?.rootViewController = drawer
          drawer.present(Start(), animated: true)
          return true
        }
      }
      """
    ])
    #expect(
      edges == [
        "AppDelegate root Drawer", "AppDelegate sheet Start", "Drawer sheet Settings", "News push Article",
        "Sport sheet Match", "Start sheet Pager",
      ])
  }

  /// A base class takes the pages in, one in the place of another, that a screen gives to an heir which it shows; what
  /// it gives to one that nobody shows is a part of its own.
  @Test func pagesOfAnHeir() {
    let code = { (shown: String) in
      [
        "App/App.swift": """
        import UIKit
        class Container: UIViewController {
          var pages: [UIViewController] = []
          private weak var current: UIViewController?
          func show(at index: Int) {
            current?.removeFromParent()
            let page = pages[index]
            addChild(page)
            view.addSubview(page.view)
            current = page
          }
        }
        final class Segments: Container { override func viewDidLoad() { super.viewDidLoad(); show(at: 0) } }
        final class News: UIViewController {
          @objc func open() { navigationController?.pushViewController(Article(), animated: true) }
        }
        final class Article: UIViewController {}
        final class Start: UIViewController {
          @objc func go() {
            let segments = Segments()
            segments.pages = [News()]
            \(shown)
          }
        }
        @main final class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          func application(_ application: UIApplication, didFinishLaunchingWithOptions options: \
        [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
            window?.rootViewController = Start()
            return true
          }
        }
        """
      ]
    }
    #expect(
      screenEdges(code("present(segments, animated: true)")) == [
        "AppDelegate root Start", "News push Article", "Start sheet Segments",
      ])
    #expect(screenEdges(code("view.addSubview(segments.view)")) == ["AppDelegate root Start", "Start push Article"])
  }

  /// The pages that a page controller makes and keeps in a list without a type of their own: what their buttons do
  /// starts there. One page alone is a part.
  @Test(arguments: ["[Welcome(), Features(), Start()]", "[Features()]"])
  func pagesOfAListOfItsOwn(list: String) {
    let found = graph([
      "App/App.swift": """
      import UIKit
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func applicationDidFinishLaunching(_ app: UIApplication) { window?.rootViewController = Tour() }
      }
      final class Tour: UIPageViewController {
        private lazy var pages: [UIViewController] = {
          return \(list)
        }()
        override func viewDidLoad() {
          super.viewDidLoad()
          setViewControllers([pages[0]], direction: .forward, animated: false)
        }
      }
      final class Welcome: UIViewController {}
      final class Features: UIViewController {
        @objc func more() { present(Detail(), animated: true) }
      }
      final class Start: UIViewController {}
      final class Detail: UIViewController {}
      """
    ])
    let isList = list.contains("Start")
    #expect(
      found.embeddings.map { "\($0.parent) \($0.child)" }.sorted()
        == (isList ? ["Tour Features", "Tour Start", "Tour Welcome"] : []))
    #expect(found.transitions.first { $0.to == "Detail" }?.from == [isList ? "Features" : "Tour"])
  }
}
