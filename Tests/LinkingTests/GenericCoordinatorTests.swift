import Testing

/// Coordinators that are generic over the first of their children, or over the controller that they lead.
@Suite struct GenericCoordinatorTests {
  private let base = """
    import UIKit
    protocol Leading: AnyObject { var controller: UIViewController { get }; func start() }
    protocol Stacking: AnyObject { var navigation: UINavigationController { get }; var children: [Leading] { get set } }
    extension Stacking {
      func add(_ child: Leading) { children.append(child); child.start() }
      func push(_ child: Leading) { add(child); navigation.pushViewController(child.controller, animated: true) }
    }
    class Plain<Controller: UIViewController>: Leading {
      let shown: Controller
      var controller: UIViewController { shown }
      init(_ shown: Controller) { self.shown = shown }
      func start() {}
    }
    class Stacked<First: Leading>: Stacking, Leading {
      let navigation: UINavigationController
      let first: First
      var children: [Leading] = []
      var bottom: UIViewController { first.controller }
      var controller: UIViewController { navigation }
      init(first: First, navigation: UINavigationController = UINavigationController()) {
        self.navigation = navigation
        self.first = first
      }
      func start() {
        add(first)
        navigation.setViewControllers([bottom], animated: false)
      }
    }
    final class HomeController: UIViewController {
      var onTap: (() -> Void)?
      @objc func tapped() { onTap?() }
    }
    final class DetailController: UIViewController {}
    final class AboutController: UIViewController {}
    final class HomeLeader: Leading {
      let home: HomeController
      weak var parent: Stacking?
      var controller: UIViewController { home }
      init() { home = HomeController() }
      func start() { home.onTap = { [weak self] in self?.showDetail() } }
      private func showDetail() { parent?.push(Plain(DetailController())) }
    }
    final class AboutLeader: Stacked<Plain<AboutController>> {
      init() { super.init(first: Plain(AboutController()), navigation: UINavigationController()) }
    }
    final class AppLeader {
      func begin() {
        let home = Stacked(first: HomeLeader())
        home.start()
        let about = AboutLeader()
        about.start()
      }
    }
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(_ application: UIApplication, didFinishLaunchingWithOptions options: \
    [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        AppLeader().begin()
        return true
      }
    }
    """

  /// Each object shows what it was made with, and nothing that others were made with.
  @Test func theFirstChildIsTheOneThatTheObjectIsMadeWith() {
    let moves = graph(["App/App.swift": base]).transitions.filter { $0.kind != .flow }.map {
      "\($0.owner) \($0.kind.rawValue) \($0.to ?? "?")"
    }.sorted()
    #expect(
      moves == [
        "AboutLeader root AboutController", "AppLeader root HomeController", "HomeLeader push DetailController",
      ])
  }

  /// What a coordinator adds to a container by a method that the app has for all controllers.
  @Test func childrenThatAnExtensionOfAllControllersTakesIn() {
    let edges = screenEdges([
      "App/App.swift": """
      import UIKit
      extension UIViewController {
        func add(_ child: UIViewController, to parent: UIView? = nil) {
          addChild(child)
          (parent ?? view).addSubview(child.view)
          child.didMove(toParent: self)
        }
        func remove(_ child: UIViewController) {
          child.willMove(toParent: nil)
          child.removeFromParent()
        }
      }
      final class RootController: UIViewController {}
      final class HeaderController: UIViewController {
        @objc func tapped() { present(UIAlertController(title: "About", message: nil, preferredStyle: .alert), \
      animated: true) }
      }
      final class ChoiceController: UIViewController {
        weak var delegate: DoorLeader?
        let header = HeaderController()
        override func viewDidLoad() { add(header) }
        @objc func tapped() { delegate?.openLogin() }
      }
      final class LoginController: UIViewController {}
      final class DoorLeader {
        let root: RootController
        let choice = ChoiceController()
        init(root: RootController) { self.root = root }
        func start() {
          choice.delegate = self
          root.add(choice)
        }
        func openLogin() { choice.present(LoginController(), animated: true) }
      }
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var door: DoorLeader?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: \
      [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          let root = RootController()
          window?.rootViewController = root
          door = DoorLeader(root: root)
          door?.start()
          return true
        }
      }
      """
    ]).filter { !$0.contains(" flow ") }
    #expect(
      edges == [
        "AppDelegate root RootController", "ChoiceController alert alert", "ChoiceController sheet LoginController",
      ])
  }

  /// All children start in one function of the base class; where nobody starts one of them, the starts of the others
  /// say nothing of it.
  @Test func aChildThatNobodyStarts() {
    let edges = screenEdges([
      "App/App.swift": """
      import UIKit
      class Base: NSObject {
        func coordinate(to child: Base) { child.start() }
        func start() { fatalError("start() must be implemented") }
      }
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: \
      [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          let window = UIWindow()
          MainCoordinator(window: window).start()
          return true
        }
      }
      final class MainCoordinator: Base {
        let window: UIWindow
        init(window: UIWindow) { self.window = window }
        override func start() { window.rootViewController = MainController(coordinator: self) }
        func openNews() { coordinate(to: NewsCoordinator(host: window.rootViewController!)) }
        private func openOld() { coordinate(to: OldCoordinator(host: window.rootViewController!)) }
      }
      final class NewsCoordinator: Base {
        let host: UIViewController
        init(host: UIViewController) { self.host = host }
        override func start() { host.present(NewsController(), animated: true) }
      }
      final class OldCoordinator: Base {
        let host: UIViewController
        init(host: UIViewController) { self.host = host }
        override func start() { host.present(OldController(), animated: true) }
      }
      final class MainController: UIViewController {
        let coordinator: MainCoordinator
        init(coordinator: MainCoordinator) { self.coordinator = coordinator; super.init(nibName: nil, bundle: nil) }
        @objc func newsTapped() { coordinator.openNews() }
      }
      final class NewsController: UIViewController {}
      final class OldController: UIViewController {}
      """
    ])
    #expect(
      edges == [
        "AppDelegate flow MainCoordinator", "AppDelegate root MainController", "MainController sheet NewsController",
      ])
  }
}
