import Testing

/// Tab bar controllers that somebody else fills and listens to.
@Suite struct TabBarOriginTests {
  private static let source = """
    import UIKit
    final class MainBar: UITabBarController {}
    final class Inbox: UIViewController {}
    final class Archive: UIViewController {}
    final class Composer: UIViewController {}
    final class BarRouter {
      var bar: UITabBarController
      init(bar: UITabBarController) { self.bar = bar }
      func fill(_ pages: [UIViewController]) { bar.viewControllers = pages }
    }
    final class MainCoordinator: NSObject {
      private let window: UIWindow
      private lazy var router: BarRouter = {
        let bar = MainBar()
        bar.delegate = self
        return BarRouter(bar: bar)
      }()
      init(window: UIWindow) {
        self.window = window
        super.init()
        router.fill([Inbox(), Archive()])
      }
      func start() { window.rootViewController = router.bar }
    }
    extension MainCoordinator: UITabBarControllerDelegate {
      func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> \
    Bool {
        tabBarController.present(Composer(), animated: true)
        return false
      }
    }
    final class Welcome: UIViewController { @objc func begin() { MainCoordinator(window: view.window!).start() } }
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) { \
    window?.rootViewController = Welcome() }
    }
    """

  /// Tabs start on the bar that the router is made with, and so does what the bar tells its delegate.
  @Test func tabsOfARouter() {
    #expect(
      screenEdges(["App/A.swift": Self.source]) == [
        "MainBar sheet Composer", "MainBar tab Archive", "MainBar tab Inbox", "SceneDelegate root Welcome",
        "Welcome flow MainCoordinator", "Welcome root MainBar",
      ])
  }

  /// A router for two bars says nothing of either.
  @Test func aRouterOfSeveralBars() {
    let edges = screenEdges([
      "App/A.swift": Self.source,
      "App/B.swift": """
      import UIKit
      final class OtherBar: UITabBarController {}
      final class Spare: UIViewController { let router = BarRouter(bar: OtherBar()) }
      """,
    ])
    #expect(!edges.contains { $0.hasPrefix("OtherBar") })
  }

  /// The bar comes with the initialiser, and gets each tab as a child.
  @Test func theBarOfTheInitialiser() {
    let edges = screenEdges([
      "App/A.swift": """
      import UIKit
      final class MainBar: UITabBarController {}
      final class MainCoordinator: NSObject, UITabBarControllerDelegate {
        let window: UIWindow
        var bar: UITabBarController
        init(_ window: UIWindow, bar: UITabBarController = MainBar()) {
          self.window = window
          self.bar = bar
        }
        func start() {
          bar.delegate = self
          bar.addChild(Inbox())
          let player = Player()
          bar.addChild(player)
          bar.view.addSubview(player.view)
          window.rootViewController = bar
        }
        func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) \
      -> Bool {
          bar.present(Composer(), animated: true)
          return false
        }
      }
      final class Inbox: UIViewController {}
      /// It lies over the tabs, and is none.
      final class Player: UIViewController {}
      final class Composer: UIViewController {}
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        var main: MainCoordinator?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          main = MainCoordinator(window!)
          main?.start()
        }
      }
      """
    ])
    #expect(
      edges == [
        "MainBar sheet Composer", "MainBar tab Inbox", "SceneDelegate flow MainCoordinator",
        "SceneDelegate root MainBar",
      ])
  }

  /// What a child flow puts at the root of its stack is there behind its tab, whoever begins the flows.
  @Test func rootsOfTabsThatChildFlowsSet() {
    let source = """
      import UIKit
      class Flow {
        let root: UINavigationController
        init(stack: UINavigationController) { root = stack }
        func start() {}
      }
      final class HomeController: UIViewController {}
      final class MenuController: UIViewController {}
      final class MainBar: UITabBarController {}
      final class HomeFlow: Flow {
        override func start() { root.setViewControllers([HomeController()], animated: false) }
      }
      final class MenuFlow: Flow {
        override func start() { root.setViewControllers([MenuController()], animated: false) }
      }
      final class TabFlow: Flow {
        private let bar = MainBar()
        private lazy var home = HomeFlow(stack: UINavigationController())
        private lazy var menu = MenuFlow(stack: UINavigationController())
        private var flows: [Flow] { [home, menu] }
        override func start() {
          bar.viewControllers = flows.map { $0.root }
          flows.forEach { $0.start() }
          root.setViewControllers([bar], animated: false)
        }
      }
      final class Welcome: UIViewController {
        @objc func begin() { TabFlow(stack: navigationController!).start() }
      }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = UINavigationController(rootViewController: Welcome())
        }
      }
      """
    let edges = screenEdges(["App.swift": source])
    #expect(edges.contains("MainBar tab HomeController"))
    #expect(edges.contains("MainBar root HomeController"))
    #expect(!edges.contains("Welcome root HomeController"))
    #expect(edges.contains("Welcome root MainBar"))
    // There users choose the tab, and begin the flows elsewhere.
    let said = causes(source)
    #expect(said["HomeFlow root HomeController"] == ["Tab"])
    #expect(said["TabFlow root MainBar"]?.contains("Tab") == false)
  }

  /// What others ask a bar to show starts on their screens, and what the bar does itself on the bar.
  @Test func whatABarIsAskedToShow() {
    let edges = screenEdges([
      "App.swift": """
      import UIKit
      protocol Shower: AnyObject { func showHelp(); func showNews() }
      final class Hub {
        static let shared = Hub()
        static let help = "help"
        static let news = "news"
        weak var shower: Shower?
        func go(to page: String) {
          if page == Hub.help {
            shower?.showHelp()
          } else if page == Hub.news {
            shower?.showNews()
          }
        }
      }
      final class MainBar: UITabBarController, Shower {
        override func viewDidLoad() {
          super.viewDidLoad()
          Hub.shared.shower = self
          viewControllers = [Inbox(), Archive()]
          greet()
        }
        func showHelp() { (selectedViewController as? UINavigationController)?.pushViewController(Help(), animated: \
      true) }
        func showNews() { present(News(), animated: true) }
        func greet() { present(Greeting(), animated: true) }
      }
      final class Inbox: UIViewController { @objc func ask() { Hub.shared.go(to: Hub.help) } }
      final class Archive: UIViewController {
        @objc func read() { Hub.shared.go(to: Hub.news) }
        @objc func hail() { (tabBarController as? MainBar)?.greet() }
      }
      final class Help: UIViewController {}
      final class News: UIViewController {}
      final class Greeting: UIViewController {}
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = MainBar()
        }
      }
      """
    ])
    #expect(
      edges == [
        "Archive sheet Greeting", "Archive sheet News", "Inbox push Help", "MainBar sheet Greeting",
        "MainBar tab Archive",
        "MainBar tab Inbox", "SceneDelegate root MainBar",
      ])
  }

  /// A split view controller finds the bar among its own columns: its tabs start there, whoever fills it.
  @Test func theBarInAColumn() {
    let edges = screenEdges([
      "App.swift": """
      import UIKit
      final class Split: UISplitViewController {
        var bar: UITabBarController? { viewControllers.first as? UITabBarController }
        func fill(_ pages: [UIViewController]) { bar?.viewControllers = pages }
      }
      final class Inbox: UIViewController {}
      final class Login: UIViewController {
        var whenDone: (() -> Void)?
        @objc func finish() { whenDone?() }
      }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        let split = Split()
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = split
          let login = Login()
          login.whenDone = { [weak self] in self?.split.fill([Inbox()]) }
          split.present(login, animated: false)
        }
      }
      """
    ])
    #expect(edges.contains("Split tab Inbox"))
    #expect(!edges.contains("Login tab Inbox"))
  }
}
