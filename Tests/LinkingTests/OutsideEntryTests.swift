import NavigationModel
import Testing

/// Where something from outside opens a screen, and what is only launched beside it.
@Suite struct OutsideEntryTests {
  private func entries(_ source: String) -> [String] {
    graph(["App/App.swift": source]).entries.filter { !$0.via.isLaunch }.map {
      "\($0.via.rawValue) \($0.screen) \($0.by ?? "-")"
    }.sorted()
  }

  /// A scene delegate, coordinators, and a link that waits until the tabs are there.
  static let coordinators = """
    import UIKit

    class Coordinator {
      let root: UINavigationController
      init(root: UINavigationController) { self.root = root }
      func start(link: URL?) {}
      func start(_ child: Coordinator, link: URL? = nil) { child.start(link: link) }
    }
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      lazy var app = AppCoordinator(root: UINavigationController())
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = app.root
        app.start(link: options.urlContexts.first?.url)
      }
      func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        guard let url = contexts.first?.url else { return }
        app.start(link: url)
      }
      func sceneWillEnterForeground(_ scene: UIScene) { app.start(link: nil) }
    }
    class AppCoordinator: Coordinator {
      private var pendingLink: URL?
      override func start(link: URL?) {
        pendingLink = link ?? pendingLink
        start(WelcomeCoordinator(root: root))
        openPendingLink()
      }
      private func openPendingLink() {
        if let link = pendingLink {
          start(MainCoordinator(root: root), link: link)
          pendingLink = nil
        }
      }
    }
    class WelcomeCoordinator: Coordinator {
      override func start(link: URL?) { root.setViewControllers([WelcomeViewController()], animated: false) }
    }
    class MainCoordinator: Coordinator {
      override func start(link: URL?) {
        showHome()
        guard let link = link else { return }
        open(link)
      }
      private func showHome() { root.setViewControllers([HomeViewController()], animated: false) }
      private func open(_ link: URL) { root.pushViewController(PageViewController(link: link), animated: true) }
    }
    class WelcomeViewController: UIViewController {}
    class HomeViewController: UIViewController {}
    class PageViewController: UIViewController {
      init(link: URL) { super.init(nibName: nil, bundle: nil) }
    }
    """

  @Test func whatALaunchShowsWhateverItWasToldIsNoLink() {
    #expect(entries(Self.coordinators) == ["deep-link PageViewController SceneDelegate"])
  }

  @Test func waysBeginAtTheDelegate() {
    let linked = graph(["App/App.swift": Self.coordinators])
    #expect(
      linked.entries.filter(\.via.isLaunch).map(\.screen) == [
        "AppCoordinator", "HomeViewController", "WelcomeViewController",
      ])
    #expect(linked.entries.first { $0.screen == "AppCoordinator" }?.by == "SceneDelegate")
    #expect(linked.transitions.filter(\.from.isEmpty).isEmpty)
    #expect(linked.screens.filter { !$0.isReachable }.isEmpty)
  }

  @Test func aLaunchThatIsToldOfALinkOpensIt() {
    let found = entries(
      """
      import UIKit
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        var saved: UIApplicationShortcutItem?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = HomeViewController()
          if let context = options.urlContexts.first { open(context) }
          if let item = options.shortcutItem { saved = item }
        }
        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
          if let context = contexts.first { open(context) }
        }
        func sceneDidBecomeActive(_ scene: UIScene) {
          if let item = saved { run(item) }
        }
        func windowScene(_ scene: UIWindowScene, performActionFor item: UIApplicationShortcutItem) async -> Bool {
          run(item)
          return true
        }
        private func open(_ context: UIOpenURLContext) {
          switch context.url.host {
          case "profile":
            Task { window?.rootViewController?.present(ProfileViewController(), animated: true) }
          default: return
          }
        }
        private func run(_ item: UIApplicationShortcutItem) {
          switch item.type {
          case "new": window?.rootViewController?.present(ComposeViewController(), animated: true)
          default: break
          }
        }
      }
      class HomeViewController: UIViewController {}
      class ProfileViewController: UIViewController {}
      class ComposeViewController: UIViewController {}
      """)
    #expect(found == ["deep-link ProfileViewController SceneDelegate", "shortcut ComposeViewController SceneDelegate"])
  }

  @Test func aTapOnANotificationOpensWhatAServiceIsWaitingFor() {
    let found = entries(
      """
      import Combine
      import UIKit
      import UserNotifications
      class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
        let service = Alerts.shared
        func userNotificationCenter(
          _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
          withCompletionHandler done: @escaping () -> Void
        ) {
          if let id = response.notification.request.content.userInfo["id"] as? String { service.opened.send(id) }
          done()
        }
      }
      class Alerts {
        static let shared = Alerts()
        let opened = PassthroughSubject<String, Never>()
      }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        var router: Router?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let home = HomeViewController()
          window?.rootViewController = home
          router = Router(home: home)
        }
      }
      class Router {
        let home: HomeViewController
        var subscriptions: Set<AnyCancellable> = []
        init(home: HomeViewController) {
          self.home = home
          Alerts.shared.opened.sink { [weak self] id in
            self?.home.present(MessageViewController(id: id), animated: true)
          }.store(in: &subscriptions)
        }
      }
      class HomeViewController: UIViewController {}
      class MessageViewController: UIViewController {
        init(id: String) { super.init(nibName: nil, bundle: nil) }
      }
      """)
    #expect(found == ["notification MessageViewController AppDelegate"])
  }

  /// A library is told of links, and runs what was registered with it. A shortcut that carries one is that link, and
  /// what the code is given for its own use says nothing.
  @Test func aLibraryRunsWhatIsRegisteredForALink() {
    let found = entries(
      """
      import UIKit
      import LinkRoutes
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions o: \
      [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window?.rootViewController = MainTabs()
          setup()
          return true
        }
        func application(_ application: UIApplication, performActionFor item: UIApplicationShortcutItem, \
      completionHandler: @escaping (Bool) -> Void) {
          if let text = item.userInfo?["url"] as? String, let url = URL(string: text) { LinkRoutes.routeURL(url) }
        }
        func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) \
      -> Bool {
          if let scheme = url.scheme, scheme == "shop" { LinkRoutes.routeURL(url) }
          return true
        }
        func setup() {
          LinkRoutes.global().addRoute("/upnext/*") { [weak self] dict -> Bool in
            var source: Source = .unknown
            if let s = dict["source"] as? String {
              source = Source(rawValue: s) ?? .unknown
            }
            (self?.window?.rootViewController as? MainTabs)?.mini.showUpNext(from: source)
            return true
          }
          LinkRoutes.global().addRoute("/x/*") { parameters -> Bool in
            if let path = parameters["a"] as? [String], !path.isEmpty {
              NavManager.shared.navigateTo(NavManager.bundle, data: ["x": path[0]])
            } else {
              NavManager.shared.navigateTo(NavManager.signIn, data: ["x": 1])
            }
            return true
          }
        }
      }
      enum Source: String { case unknown, mini }
      protocol NavProtocol: AnyObject { func showBundle(_ id: String?); func signIn(_ id: String) }
      class NavManager {
        static let bundle = "bundle"
        static let signIn = "year"
        static let shared = NavManager()
        weak var main: NavProtocol?
        func navigateTo(_ place: String, data: NSDictionary? = nil) { perform(place, data: data, animated: true) }
        private func perform(_ place: String, data: NSDictionary?, animated: Bool) {
          if place == NavManager.bundle {
            guard let data = data else { return }
            main?.showBundle(data["x"] as? String)
          } else if place == NavManager.signIn {
            if let id = data?["x"] as? String { main?.signIn(id) }
          }
        }
      }
      class Mini: UIViewController {
        @objc func tap() { showUpNext(from: .mini) }
        func showUpNext(from source: Source) {
          present(UpNextController(source: source), animated: true)
        }
      }
      class MainTabs: UITabBarController, NavProtocol {
        let mini = Mini()
        override func viewDidLoad() { NavManager.shared.main = self }
        func showBundle(_ id: String?) {
          let vc = BundleController()
          vc.bundle = id
          present(vc, animated: true)
        }
        func signIn(_ id: String) { present(SignInController(id: id), animated: true) }
      }
      class BundleController: UIViewController { var bundle: String? }
      class SignInController: UIViewController { init(id: String) {} }
      class UpNextController: UIViewController { init(source: Source) {} }
      """)
    #expect(
      found == [
        "deep-link BundleController AppDelegate", "deep-link SignInController AppDelegate",
        "deep-link UpNextController AppDelegate",
      ])
  }

  /// A closure that is put away, and a notification that is posted for another reason, run later.
  @Test func whatRunsLaterIsNoEntry() {
    let found = entries(
      """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
          guard let id = url.host else { return false }
          show(id)
          return true
        }
        func show(_ id: String) {
          let page = PageController(id: id)
          page.table.configure(onTap: { [weak self] in self?.showPictures() })
          window?.rootViewController?.present(page, animated: true)
          Session.shared.refresh()
        }
        func showPictures() { window?.rootViewController?.present(PicturesController(), animated: true) }
        func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [AnyHashable: Any]?) -> Bool {
          window?.rootViewController = HomeController()
          return true
        }
      }
      class Session {
        static let shared = Session()
        func refresh() { NotificationCenter.default.post(name: .sessionEnded, object: nil) }
      }
      extension Notification.Name { static let sessionEnded = Notification.Name("sessionEnded") }
      class Table {
        var onTap: (() -> Void)?
        func configure(onTap: @escaping () -> Void) { self.onTap = onTap }
      }
      class HomeController: UIViewController {
        override func viewDidLoad() {
          NotificationCenter.default.addObserver(forName: .sessionEnded, object: nil, queue: .main) { [weak self] _ in
            self?.present(LoginController(), animated: true)
          }
        }
      }
      class PageController: UIViewController {
        let table = Table()
        init(id: String) { super.init(nibName: nil, bundle: nil) }
      }
      class PicturesController: UIViewController {}
      class LoginController: UIViewController {}
      """)
    #expect(found == ["deep-link PageController AppDelegate"])
  }
}
