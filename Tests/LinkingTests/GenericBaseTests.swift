import Testing

/// What a generic base class runs for its subclasses, views that are made without their name, and the app itself.
@Suite struct GenericBaseTests {
  /// `class Page<Model: PageModel>` runs the model that a subclass says, and no other page's.
  @Test func aModelRunsOnItsOwnPage() {
    let edges = screenEdges([
      "App/App.swift": """
      import UIKit
      protocol PageModel: AnyObject { func appeared() }
      class Page<Model: PageModel>: UIViewController {
        let model: Model
        init(model: Model) { self.model = model; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() { setUp() }
        private func setUp() { model.appeared() }
      }
      final class Flow {
        let stack = UINavigationController()
        func start() { stack.pushViewController(HomePage(model: HomeModel(flow: self)), animated: false) }
        func showCart() { stack.pushViewController(CartPage(model: CartModel(flow: self)), animated: true) }
        func showHelp() { stack.present(HelpController(), animated: true) }
      }
      final class HomeModel: PageModel { let flow: Flow; init(flow: Flow) { self.flow = flow }; func appeared() { \
      flow.showCart() } }
      final class CartModel: PageModel { let flow: Flow; init(flow: Flow) { self.flow = flow }; func appeared() { \
      flow.showHelp() } }
      final class HomePage: Page<HomeModel> {}
      final class CartPage: Page<CartModel> {}
      final class HelpController: UIViewController {}
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        let flow = Flow()
        func applicationDidFinishLaunching(_ application: UIApplication) { window?.rootViewController = flow.stack; \
      flow.start() }
      }
      """
    ])
    #expect(
      edges == [
        "AppDelegate flow Flow", "AppDelegate push HomePage", "CartPage sheet HelpController",
        "HomePage push CartPage",
      ])
  }

  /// A page may say a protocol, or pass the question on to its own subclasses.
  @Test func pagesThatSayNoClass() {
    let edges = screenEdges([
      "App/App.swift": """
      import UIKit
      protocol PageModel: AnyObject { func appeared() }
      protocol CartModel: PageModel {}
      class Page<Model>: UIViewController {
        let model: Model
        init(model: Model) { self.model = model; super.init(nibName: nil, bundle: nil) }
      }
      class ListPage<Items: PageModel>: Page<Items> { override func viewDidLoad() { model.appeared() } }
      final class HomePage: ListPage<HomeModel> {}
      class CartPage: UIViewController {}
      final class HomeModel: PageModel {
        weak var page: UIViewController?
        func appeared() { page?.present(HelpController(), animated: true) }
      }
      final class HelpController: UIViewController {}
      """, "App/AppDelegate.swift": launch("HomePage", with: "model: HomeModel()"),
    ])
    #expect(edges == ["AppDelegate root HomePage", "HomePage sheet HelpController"])
  }

  /// `lazy var rows: RowsView = .init(…)` stands on its screen as `RowsView(…)` does.
  @Test(arguments: [": RowsView = .init(page: self)", " = RowsView(page: self)"]) func aViewMadeWithoutItsName(
    _ rows: String
  ) {
    let edges = screenEdges([
      "App/App.swift": """
      import UIKit
      import ReactorKit
      final class HomeController: UIViewController { lazy var rows\(rows) }
      final class RowsView: UIView, View {
        weak var page: UIViewController?
        init(page: UIViewController) { self.page = page; super.init(frame: .zero) }
        func bind(reactor: RowsReactor) {
          list.rx.itemSelected.subscribe(onNext: { [weak self] _ in \
      self?.page?.navigationController?.pushViewController(DetailController(), animated: true) })
        }
      }
      final class DetailController: UIViewController {}
      """, "App/AppDelegate.swift": launch("HomeController"),
    ])
    #expect(edges == ["AppDelegate root HomeController", "HomeController push DetailController"])
  }

  /// The app's own application object hears of every touch: who asks it for something else does not lock the app.
  @Test func theApplicationObjectRunsByItself() {
    let edges = screenEdges([
      "App/App.swift": """
      import UIKit
      func application() -> Application { UIApplication.shared as! Application }
      final class Application: UIApplication {
        override func sendEvent(_ event: UIEvent) { super.sendEvent(event); schedule() }
        private func schedule() { AppDelegate.shared.lock() }
        func name() -> String { "A" }
      }
      final class HomeController: UIViewController {
        override func viewDidLoad() { title = application().name() }
        @objc func tapped() { AppDelegate.shared.lock() }
      }
      final class AboutController: UIViewController {
        override func viewDidLoad() { title = application().name() }
      }
      final class LockController: UIViewController {}
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        static let shared = AppDelegate()
        var window: UIWindow?
        func applicationDidFinishLaunching(_ application: UIApplication) {
          let tabs = UITabBarController()
          tabs.viewControllers = [HomeController(), AboutController()]
          window?.rootViewController = tabs
        }
        func lock() { window?.rootViewController = LockController() }
      }
      """
    ])
    #expect(edges.filter { $0.contains("LockController") } == ["HomeController root LockController"])
  }

  /// A message that leaves by itself after a while.
  @Test func aPageThatIsMadeToLeave() {
    let lines = transitionLines(
      """
      import UIKit
      final class Toast: UIViewController {
        init(message: String) {
          super.init(nibName: nil, bundle: nil)
          DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in self?.dismiss(animated: false) }
        }
      }
      final class Home: UIViewController { @objc func tapped() { present(Toast(message: "Copied"), animated: true) } }
      """)
    #expect(lines == ["Home sheet Toast", "Toast back dismiss"])
  }

  private func launch(_ first: String, with arguments: String = "") -> String {
    """
    import UIKit
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func applicationDidFinishLaunching(_ application: UIApplication) { window?.rootViewController = \
    \(first)(\(arguments)) }
    }
    """
  }

  /// Presenters that share a base class whose functions are called as a controller's are: they are no controllers, and
  /// each runs on its own page.
  @Test func presentersThatAreToldOfTheirView() {
    let edges = screenEdges([
      "App/A.swift": """
      import UIKit
      protocol Presenting: AnyObject { func viewDidLoad() }
      class Presenter: Presenting { func viewDidLoad() {} }
      class Page: UIViewController {
        var basePresenter: Presenting!
        override func viewDidLoad() { super.viewDidLoad(); basePresenter.viewDidLoad() }
      }
      protocol CartPresenting: Presenting { func paid() }
      final class CartPresenter: Presenter, CartPresenting {
        var router: CartRouter!
        override func viewDidLoad() { router.askForPin() }
        func paid() { router.openReceipt() }
      }
      final class CartRouter {
        weak var page: UIViewController?
        static func make() -> UIViewController {
          let page = Library.page() as! CartPage
          let presenter = CartPresenter()
          let router = CartRouter()
          page.presenter = presenter
          presenter.router = router
          router.page = page
          return page
        }
        func openReceipt() { page?.navigationController?.pushViewController(ReceiptRouter.make(), animated: true) }
        func askForPin() { page?.present(Pin(), animated: true) }
      }
      final class CartPage: Page {
        var presenter: CartPresenting! { didSet { basePresenter = presenter } }
        @objc func pay() { presenter.paid() }
      }
      protocol ReceiptPresenting: Presenting { func closed() }
      final class ReceiptPresenter: Presenter, ReceiptPresenting { func closed() {} }
      final class ReceiptRouter {
        static func make() -> UIViewController {
          let page = ReceiptPage()
          page.presenter = ReceiptPresenter()
          return page
        }
      }
      final class ReceiptPage: Page { var presenter: ReceiptPresenting! { didSet { basePresenter = presenter } } }
      final class Pin: UIViewController {}
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func applicationDidFinishLaunching(_ application: UIApplication) { window?.rootViewController = \
      UINavigationController(rootViewController: CartRouter.make()) }
      }
      """
    ])
    #expect(edges == ["AppDelegate root CartPage", "CartPage push ReceiptPage", "CartPage sheet Pin"])
  }
}
