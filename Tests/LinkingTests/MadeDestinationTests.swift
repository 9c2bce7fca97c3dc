import Testing

/// Coordinators that several screens start: a transition starts on the screens whose run makes its destination.
@Suite struct MadeDestinationTests {
  /// A flow that shows a list, and on it the page that its maker asked for.
  private static let settings = """
    final class SettingsFlow {
      enum First { case export, sync }
      let stack: UINavigationController
      let first: First?
      init(_ stack: UINavigationController, first: First? = nil) { self.stack = stack; self.first = first }
      func start() {
        var pages: [UIViewController] = [SettingsList()]
        switch first {
        case .export: pages.append(makeExport())
        case .sync: pages.append(SyncPage())
        default: break
        }
        stack.setViewControllers(pages, animated: false)
      }
      private func makeExport() -> UIViewController { ExportPage() }
    }
    final class SettingsList: UIViewController {}
    final class ExportPage: UIViewController {}
    final class SyncPage: UIViewController {}
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      private var main: MainFlow?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let stack = UINavigationController()
        window?.rootViewController = stack
        main = MainFlow(stack)
        main?.start()
      }
    }
    """

  private static let delegates = """
    import UIKit
    protocol PageDelegate: AnyObject { func openSettings(); func export(); func sync() }
    final class Home: UIViewController { weak var delegate: PageDelegate?; @objc func tapped() { \
    delegate?.openSettings() } }
    final class Cite: UIViewController { weak var delegate: PageDelegate?; @objc func tapped() { delegate?.export() } }
    final class Items: UIViewController { weak var delegate: PageDelegate?; @objc func tapped() { delegate?.sync() } }
    final class MainFlow: PageDelegate {
      let stack: UINavigationController
      init(_ stack: UINavigationController) { self.stack = stack }
      func start() {
        let home = Home(), cite = Cite(), items = Items()
        home.delegate = self
        cite.delegate = self
        items.delegate = self
        stack.viewControllers = [home]
        stack.pushViewController(cite, animated: true)
        stack.pushViewController(items, animated: true)
      }
      func openSettings() { SettingsFlow(stack).start() }
      func export() { SettingsFlow(stack, first: .export).start() }
      func sync() { SettingsFlow(stack, first: .sync).start() }
    }
    """

  private static let closures = """
    import UIKit
    final class Home: UIViewController { var onSettings: () -> Void = {}; @objc func tapped() { onSettings() } }
    final class Cite: UIViewController { var onExport: () -> Void = {}; @objc func tapped() { onExport() } }
    final class Items: UIViewController { var onSync: () -> Void = {}; @objc func tapped() { onSync() } }
    final class MainFlow {
      let stack: UINavigationController
      init(_ stack: UINavigationController) { self.stack = stack }
      func start() {
        let home = Home(), cite = Cite(), items = Items()
        home.onSettings = { [weak self] in self?.show(nil) }
        cite.onExport = { [weak self] in self?.show(.export) }
        items.onSync = { [weak self] in self?.show(.sync) }
        stack.viewControllers = [home]
        stack.pushViewController(cite, animated: true)
        stack.pushViewController(items, animated: true)
      }
      private func show(_ first: SettingsFlow.First?) {
        let flow = SettingsFlow(stack, first: first)
        flow.start()
      }
    }
    """

  private static let publishers = """
    import Combine
    import UIKit
    enum Wish { case settings, export, sync }
    final class HomeModel { let wishes = PassthroughSubject<Wish, Never>(); func ask() { wishes.send(.settings) } }
    final class CiteModel { let wishes = PassthroughSubject<Wish, Never>(); func ask() { wishes.send(.export) } }
    final class ItemsModel { let wishes = PassthroughSubject<Wish, Never>(); func ask() { wishes.send(.sync) } }
    final class Home: UIViewController { let model = HomeModel(); @objc func tapped() { model.ask() } }
    final class Cite: UIViewController { let model = CiteModel(); @objc func tapped() { model.ask() } }
    final class Items: UIViewController { let model = ItemsModel(); @objc func tapped() { model.ask() } }
    final class MainFlow {
      let stack: UINavigationController
      private var bag: Set<AnyCancellable> = []
      init(_ stack: UINavigationController) { self.stack = stack }
      func start() {
        let home = Home(), cite = Cite(), items = Items()
        home.model.wishes.sink { [weak self] in self?.handle($0) }.store(in: &bag)
        cite.model.wishes.sink { [weak self] in self?.handle($0) }.store(in: &bag)
        items.model.wishes.sink { [weak self] in self?.handle($0) }.store(in: &bag)
        stack.viewControllers = [home]
        stack.pushViewController(cite, animated: true)
        stack.pushViewController(items, animated: true)
      }
      private func handle(_ wish: Wish) {
        switch wish {
        case .settings: SettingsFlow(stack).start()
        case .export: SettingsFlow(stack, first: .export).start()
        case .sync: SettingsFlow(stack, first: .sync).start()
        }
      }
    }
    """

  @Test(arguments: [delegates, closures, publishers])
  func aFlowIsStartedForWhatItMakes(caller: String) {
    let found = origins(caller + "\n" + Self.settings)
    #expect(found["SettingsFlow root ExportPage"] == ["Cite"])
    #expect(found["SettingsFlow root SyncPage"] == ["Items"])
    #expect(found["SettingsFlow root SettingsList"] == ["Cite", "Home", "Items"])
  }

  /// The value that decides is taken out of the argument by patterns, and stored on the way.
  @Test(arguments: [
    "switch result { case .some(let state): shower.show(state); case .none: break }",
    "if case let state? = result { shower.show(state) }",
    "guard let state = result else { return }; shower.show(state)",
  ])
  func aPatternTakesOutWhatDecides(_ handing: String) {
    let found = origins(
      """
      import UIKit
      enum Source { case push(Int), url(String) }
      enum Link { case chat(Int), call(String) }
      enum State { case main, link(Link) }
      final class Shower {
        weak var stack: UINavigationController?
        func show(_ state: State) {
          switch state {
          case .main: stack?.popToRootViewController(animated: true)
          case .link(let link): open(link)
          }
        }
        private func open(_ link: Link) {
          switch link {
          case .chat: stack?.pushViewController(Chat(), animated: true)
          case .call: stack?.present(Call(), animated: true)
          }
        }
      }
      final class Launcher {
        let shower = Shower()
        func receive(_ source: Source) {
          let result: State?
          switch source {
          case .push(let id): result = .link(.chat(id))
          case .url(let text): result = state(for: text)
          }
          \(handing)
        }
        private func state(for text: String) -> State? { text.isEmpty ? nil : .link(.call(text)) }
      }
      final class Inbox: UIViewController { let launcher = Launcher(); @objc func tapped() { \
      launcher.receive(.push(1)) } }
      final class Browser: UIViewController {
        let launcher = Launcher()
        @objc func tapped() { launcher.receive(.url("a")) }
      }
      final class Chat: UIViewController {}
      final class Call: UIViewController {}
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let tabs = UITabBarController()
          tabs.viewControllers = [Inbox(), Browser()]
          window?.rootViewController = tabs
        }
      }
      """)
    #expect(found["Shower push Chat"] == ["Inbox"])
    #expect(found["Shower sheet Call"] == ["Browser"])
  }

  /// A library's enum carries the case that decides.
  @Test func aCaseOfALibraryCarriesWhatDecides() {
    let found = origins(
      """
      import Requests
      import UIKit
      enum AppError: Error { case other(Int), ledger }
      enum Page { case ledger, list }
      final class Alerts {
        weak var host: UIViewController?
        func show(_ error: RequestError<AppError>) {
          switch error {
          case .inApp(let reason): show(reason: reason)
          default: break
          }
        }
        private func show(reason: AppError) {
          switch reason {
          case .ledger: host?.present(LedgerHelp(), animated: true)
          default: break
          }
        }
      }
      final class Sign: UIViewController {
        let alerts = Alerts()
        @objc func failed() { alerts.show(.inApp(.ledger)) }
      }
      final class Send: UIViewController {
        let alerts = Alerts()
        @objc func failed() { alerts.show(.inApp(.other(1))) }
      }
      final class LedgerHelp: UIViewController {}
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let tabs = UITabBarController()
          tabs.viewControllers = [Sign(), Send()]
          window?.rootViewController = tabs
        }
      }
      """)
    #expect(found["Alerts sheet LedgerHelp"] == ["Sign"])
  }

  /// A function shows what another one makes: only the callers that ask for the filled stack show its first screen.
  @Test func anEmptyStackIsShownForItsOwnCase() {
    let found = origins(
      """
      import UIKit
      final class Router {
        enum Page { case about, settings }
        enum Style { case push, popover, none }
        private var flow: SettingsFlow?
        func show(_ page: Page, from host: UIViewController, as style: Style) {
          let shown = make(page, from: host)
          switch style {
          case .push: host.navigationController?.pushViewController(shown, animated: true)
          case .popover:
            shown.modalPresentationStyle = .popover
            host.present(shown, animated: true)
          case .none: break
          }
        }
        private func make(_ page: Page, from host: UIViewController) -> UIViewController {
          let made: UIViewController
          switch page {
          case .about: made = About()
          case .settings:
            let flow = SettingsFlow(host)
            flow.start()
            made = flow.stack
            self.flow = flow
          }
          return made
        }
      }
      final class SettingsFlow {
        let stack: UINavigationController
        let host: UIViewController
        private let list: SettingsList
        init(_ host: UIViewController) {
          self.host = host
          stack = UINavigationController()
          list = SettingsList()
        }
        func start() {
          stack.pushViewController(list, animated: false)
          host.present(stack, animated: true)
        }
      }
      final class Home: UIViewController {
        let router = Router()
        @objc func about() { router.show(.about, from: self, as: .popover) }
        @objc func settings() { router.show(.settings, from: self, as: .none) }
      }
      final class About: UIViewController {}
      final class SettingsList: UIViewController {}
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = UINavigationController(rootViewController: Home())
        }
      }
      """)
    #expect(
      found.keys.filter { $0.hasSuffix("SettingsList") || $0.hasSuffix("About") }.sorted() == [
        "Home popover About", "SettingsFlow sheet SettingsList",
      ])
  }
}
