import Testing

/// Code that is handed on: it runs where it ends up, and nowhere where it is only kept.
@Suite struct HandedOnTests {
  /// Who only keeps a function does not run it.
  @Test func aFunctionThatIsKeptButNeverRun() {
    let edges = screenEdges([
      "App/App.swift": """
      import UIKit
      final class TabsController: UIViewController {
        private let showReceipt: (Int) -> Void
        private let showShop: () -> Void
        init(showReceipt: @escaping (Int) -> Void, showShop: @escaping () -> Void) {
          self.showReceipt = showReceipt
          self.showShop = showShop
          super.init(nibName: nil, bundle: nil)
        }
        @objc func shop() { showShop() }
      }
      final class ShopController: UIViewController {
        private let showReceipt: (Int) -> Void
        init(showReceipt: @escaping (Int) -> Void) { self.showReceipt = showReceipt; super.init(nibName: nil, bundle: \
      nil) }
        @objc func pay() { showReceipt(1) }
      }
      final class ReceiptController: UIViewController {}
      final class StartController: UIViewController {
        let start: () -> Void
        init(start: @escaping () -> Void) { self.start = start; super.init(nibName: nil, bundle: nil) }
        @objc func go() { start() }
      }
      final class Flow {
        let navigation = UINavigationController()
        func begin() { navigation.setViewControllers([StartController(start: showTabs)], animated: false) }
        func showTabs() { navigation.pushViewController(TabsController(showReceipt: showReceipt, showShop: showShop), \
      animated: true) }
        func showShop() { navigation.pushViewController(ShopController(showReceipt: showReceipt), animated: true) }
        func showReceipt(_ number: Int) { navigation.pushViewController(ReceiptController(), animated: true) }
      }
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        let flow = Flow()
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: \
      [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          flow.begin()
          window?.rootViewController = flow.navigation
          return true
        }
      }
      """
    ])
    #expect(edges.filter { $0.hasSuffix("push ReceiptController") } == ["ShopController push ReceiptController"])
  }

  /// A service that makes a stream for its answer answers who asked, whoever else asks it.
  @Test func aStreamThatIsAnAnswer() {
    let edges = screenEdges([
      "App/App.swift": """
      import Combine
      import UIKit
      final class Accounts {
        func save(_ name: String) -> AnyPublisher<Bool, Never> {
          let answer = PassthroughSubject<Bool, Never>()
          Backend.default.save(name) { _ in answer.send(true) }
          return answer.eraseToAnyPublisher()
        }
      }
      final class SignUpModel {
        let accounts: Accounts
        let onEnd: () -> Void
        private var bag = Set<AnyCancellable>()
        init(accounts: Accounts, onEnd: @escaping () -> Void) { self.accounts = accounts; self.onEnd = onEnd }
        func bind(_ taps: AnyPublisher<Void, Never>) {
          taps.flatMap { self.accounts.save("new") }.sink { [weak self] _ in self?.onEnd() }.store(in: &bag)
        }
      }
      final class SignUp: UIViewController {
        let model: SignUpModel
        private let taps = PassthroughSubject<Void, Never>()
        init(model: SignUpModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() { super.viewDidLoad(); model.bind(taps.eraseToAnyPublisher()) }
        @objc func tapped() { taps.send() }
      }
      final class SettingsModel {
        let accounts: Accounts
        private var bag = Set<AnyCancellable>()
        init(accounts: Accounts) { self.accounts = accounts }
        func rename() { accounts.save("other").sink { _ in print("saved") }.store(in: &bag) }
      }
      final class Settings: UIViewController {
        let model: SettingsModel
        init(model: SettingsModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
        @objc func rename() { model.rename() }
      }
      final class Home: UIViewController {
        @objc func settings() { navigationController?.pushViewController(Settings(model: SettingsModel(accounts: \
      Accounts())), animated: true) }
      }
      final class Flow {
        let navigation = UINavigationController()
        let accounts = Accounts()
        func begin() { navigation.setViewControllers([SignUp(model: SignUpModel(accounts: accounts, onEnd: { [weak \
      self] in self?.showHome() }))], animated: false) }
        func showHome() { navigation.pushViewController(Home(), animated: true) }
      }
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        let flow = Flow()
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: \
      [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          flow.begin()
          window?.rootViewController = flow.navigation
          return true
        }
      }
      """
    ])
    #expect(edges.filter { $0.hasSuffix("push Home") } == ["SignUp push Home"])
  }

  /// A function makes the closure that a screen is given: it runs on that screen.
  @Test(arguments: ["return { [weak self] in self?.push(Detail(), on: stack) }", "{ self.push(Detail(), on: stack) }"])
  func aClosureThatAFunctionMakes(_ made: String) {
    let edges = screenEdges([
      "App/App.swift": """
      import UIKit
      final class List: UIViewController {
        private var open: (() -> Void)!
        static func make(open: @escaping () -> Void) -> List { let page = List(); page.open = open; return page }
        @objc func tapped() { open() }
      }
      final class Detail: UIViewController {}
      final class Start: UIViewController { weak var lead: Lead?; @objc func go() { lead?.start() } }
      final class Lead {
        func start() {
          let stack = UINavigationController()
          stack.pushViewController(List.make(open: opening(on: stack)), animated: true)
        }
        private func opening(on stack: UINavigationController) -> () -> Void { \(made) }
        private func push(_ page: UIViewController, on stack: UINavigationController) { stack.pushViewController(page, \
      animated: true) }
      }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) { \
      window?.rootViewController = Start() }
      }
      """
    ])
    #expect(edges == ["List push Detail", "SceneDelegate root Start", "Start push List"])
  }

  /// What the items of a popup of the app's own do starts there.
  @Test(arguments: [
    "popup.items = [Item(run: { self.present(Detail(), animated: true) })]",
    "var items: [Item] = []; items.append(Item(run: { self.present(Detail(), animated: true) })); popup.items = items",
  ])
  func itemsThatAPopupIsGiven(_ given: String) {
    let edges = screenEdges([
      "App/App.swift": """
      import UIKit
      struct Item { let run: () -> Void }
      final class Popup: UIViewController {
        var items: [Item] = []
        func tapped(_ place: Int) { let item = items[place]; dismiss(animated: true, completion: item.run) }
      }
      final class Detail: UIViewController {}
      final class Home: UIViewController {
        @objc func tapped() {
          let popup = Popup()
          \(given)
          present(popup, animated: true)
        }
      }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) { \
      window?.rootViewController = Home() }
      }
      """
    ])
    #expect(edges == ["Home sheet Popup", "Popup back dismiss", "Popup sheet Detail", "SceneDelegate root Home"])
  }

  /// What rows do starts on the table that is made of them, by a subscript of the app's own.
  @Test func rowsOfSections() {
    let edges = screenEdges([
      "App/App.swift": """
      import UIKit
      protocol Row { func select(on page: UIViewController) }
      struct Section<T> {
        private let rows: [T]
        init(rows: [T]) { self.rows = rows }
        subscript(index: Int) -> T { return rows[index] }
      }
      class Table: UITableViewController {
        let sections: [Section<Row>]
        init(sections: [Section<Row>]) { self.sections = sections; super.init(style: .grouped) }
        override func tableView(_ tableView: UITableView, didSelectRowAt place: IndexPath) { \
      sections[place.section][place.row].select(on: self) }
      }
      final class HelpRow: Row { func select(on page: UIViewController) { page.present(Help(), animated: true) } }
      final class Help: UIViewController {}
      final class Home: UIViewController {
        @objc func tapped() { navigationController?.pushViewController(Table(sections: [Section(rows: [HelpRow()])]), \
      animated: true) }
      }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) { \
      window?.rootViewController = Home() }
      }
      """
    ])
    #expect(edges == ["Home push Table", "SceneDelegate root Home", "Table sheet Help"])
  }
}
