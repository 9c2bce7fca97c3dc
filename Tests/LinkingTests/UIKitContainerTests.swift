import Linking
import NavigationModel
import Testing

/// Navigation controllers and containers of the app's own.
@Suite struct UIKitContainerTests {
  private let screens = """
    import UIKit
    final class ListController: UIViewController {}
    final class DetailController: UIViewController {}
    final class StyledNavigation: UINavigationController {
      override func viewDidLoad() { super.viewDidLoad(); navigationBar.isTranslucent = false }
    }
    """

  @Test func anAppsNavigationControllerShowsWhatItIsFilledWith() {
    let lines = transitionLines(
      screens,
      """
      final class DetailCoordinator {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        var presented: UIViewController { navigation }
        func start() { navigation.pushViewController(DetailController(), animated: false) }
      }
      final class EmptyCoordinator {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
      }
      final class Home: UIViewController {
        func open() {
          let coordinator = DetailCoordinator(navigation: StyledNavigation())
          coordinator.start()
          show(coordinator)
        }
        private func show(_ child: DetailCoordinator) { present(child.presented, animated: true) }
        func openEmpty() { present(EmptyCoordinator(navigation: StyledNavigation()).navigation, animated: true) }
      }
      """)
    #expect(
      lines == [
        "DetailCoordinator push DetailController", "Home flow DetailCoordinator", "Home sheet DetailController",
        "Home sheet StyledNavigation",
      ])
  }

  /// Each router has a stack of its own: who presents one of them presents none of the others.
  @Test func aRoutersStackIsTheOneThatItWasMadeWith() {
    let lines = transitionLines(
      screens,
      """
      final class Router {
        var navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func push(_ page: UIViewController) { navigation.pushViewController(page, animated: true) }
        func present(_ page: UIViewController) { navigation.topViewController?.present(page, animated: true) }
      }
      final class ListCoordinator {
        private var router: Router
        init() { router = Router(navigation: StyledNavigation()) }
        func start() { router.push(ListController()) }
        func showDetail() { DetailCoordinator(router: router).start() }
      }
      final class DetailCoordinator {
        private let router: Router
        private let own: Router
        init(router: Router) {
          self.router = router
          own = Router(navigation: StyledNavigation())
        }
        func start() {
          own.push(DetailController())
          router.present(own.navigation)
        }
      }
      """)
    #expect(
      lines == [
        "DetailCoordinator push DetailController", "DetailCoordinator sheet DetailController",
        "ListCoordinator flow DetailCoordinator", "ListCoordinator push ListController",
      ])
  }

  /// A popup of the app's own takes the window's controller as its parent, and shows what it is given. What lays itself
  /// into a controller that it is given is a part of that.
  @Test func anAppsPopupShowsWhatItIsGiven() {
    let lines = transitionLines(
      screens,
      """
      final class Popup: UIViewController {
        func present(content: UIViewController) {
          let top = self.top
          top.addChild(self)
          top.view.addSubview(view)
          addChild(content)
          view.addSubview(content.view)
        }
        private var top: UIViewController {
          guard let root = UIApplication.shared.keyWindow?.rootViewController else { return UIViewController() }
          return root
        }
      }
      final class Frame: UIViewController {
        func install(content: UIViewController, in parent: UIViewController) {
          parent.addChild(self)
          addChild(content)
        }
      }
      final class ListCoordinator {
        private let popup = Popup()
        func showDetail() { popup.present(content: DetailController()) }
        func frame(_ page: UIViewController) { Frame().install(content: ListController(), in: page) }
      }
      """)
    #expect(lines == ["ListCoordinator sheet DetailController"])
  }

  /// A container that shows its children itself: nothing but `addChild` stands at the end of the way.
  @Test func anAppsContainerPushes() {
    let lines = transitionLines(
      screens,
      """
      final class StackContainer: UIViewController {
        private(set) var controllers: [UIViewController] = []
        func pushViewController(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
          var next = controllers.filter { $0 != controller }
          next.append(controller)
          install(next)
        }
        func popViewController(animated: Bool) { install(Array(controllers.dropLast())) }
        private func install(_ list: [UIViewController]) {
          for controller in list where !controllers.contains(controller) { addChild(controller) }
          controllers = list
        }
      }
      final class ListCoordinator {
        let container: StackContainer
        init(container: StackContainer) { self.container = container }
        func start() {
          let list = ListController()
          container.pushViewController(list, animated: true)
        }
        func leave() { container.popViewController(animated: true) }
      }
      """)
    #expect(lines == ["ListCoordinator back pop", "ListCoordinator push ListController"])
  }

  /// What only forwards to a navigation controller is followed as any function.
  @Test func aContainerThatHandsOnIsNoContainer() {
    let lines = transitionLines(
      screens,
      """
      final class Shell: UIViewController {
        private let inner = UINavigationController()
        override func viewDidLoad() { addChild(inner) }
        func pushViewController(_ controller: UIViewController) { inner.pushViewController(controller, animated: true) }
      }
      final class Home {
        let shell = Shell()
        func open() { shell.pushViewController(DetailController()) }
      }
      """)
    #expect(lines == ["Home push DetailController"])
  }

  /// Closures in properties are handed out before they run.
  @Test func whatClosuresPushIsNotWhatATabStartsWith() {
    let lines = transitionLines(
      screens,
      """
      final class Model { var open: (() -> Void)? }
      final class ListCoordinator {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          let model = Model()
          model.open = showDetail
          showList()
        }
        lazy var showList: () -> Void = { [weak self] in self?.navigation.pushViewController(ListController(), \
      animated: false) }
        lazy var showDetail: () -> Void = { [weak self] in self?.navigation.pushViewController(DetailController(), \
      animated: true) }
      }
      final class Tabs {
        let tabs = UITabBarController()
        func start() { tabs.setViewControllers([list()], animated: false) }
        private func list() -> UINavigationController {
          let navigation = UINavigationController()
          let coordinator = ListCoordinator(navigation: navigation)
          coordinator.start()
          return navigation
        }
      }
      """)
    #expect(lines.filter { $0.hasPrefix("Tabs tab") } == ["Tabs tab ListController"])
  }

  /// One way of making a child that is shown at once, and another that asks a factory.
  @Test func aResultThatHoldsWhatIsShown() {
    let lines = transitionLines(
      screens,
      """
      enum Route { case root, detail, modal }
      enum Made { case controller(UIViewController), failed }
      final class Factory {
        func make(_ route: Route) -> Made {
          switch route {
          case .root, .modal: .failed
          case .detail: .controller(DetailController())
          }
        }
      }
      final class Settings {
        let navigation = UINavigationController(), factory = Factory()
        func start(initial: Route? = nil) {
          push(from: make(for: .root))
          if let initial, initial != .root { push(from: make(for: initial)) }
        }
        func navigate(to route: Route) {
          switch route {
          case .modal: break
          default: push(from: make(for: route))
          }
        }
        private func push(from result: Made) {
          switch result {
          case let .controller(c): navigation.pushViewController(c, animated: true)
          case .failed: break
          }
        }
        private func make(for route: Route) -> Made {
          if route == .root {
            let list = ListController()
            return .controller(list)
          } else {
            return factory.make(route)
          }
        }
      }
      final class App {
        let settings = Settings()
        func open() { settings.navigate(to: .detail) }
      }
      """)
    #expect(lines == ["App push DetailController", "Settings push ListController"])
  }

  /// An override that hands on to UIKit is UIKit's own method to those who call it.
  @Test func overridesThatHandOn() {
    let lines = transitionLines(
      screens,
      """
      class BottomSheet: UIViewController {
        override func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
          UIView.animate(withDuration: 1) {} completion: { _ in super.dismiss(animated: animated, completion: \
      completion) }
        }
      }
      class TallSheet: BottomSheet {
        override func dismiss(animated: Bool, completion: (() -> Void)? = nil) { super.dismiss(animated: false, \
      completion: completion) }
      }
      final class Filter: BottomSheet { func close() { dismiss(animated: true) } }
      final class Picker: TallSheet { func close() { self.dismiss(animated: true, completion: nil) } }
      final class LoudNavigation: UINavigationController {
        override func pushViewController(_ controller: UIViewController, animated: Bool) {
          controller.hidesBottomBarWhenPushed = true
          super.pushViewController(controller, animated: animated)
        }
      }
      final class Home {
        let navigation = LoudNavigation()
        func open() { navigation.pushViewController(DetailController(), animated: true) }
      }
      """)
    #expect(lines == ["Filter back dismiss", "Home push DetailController", "Picker back dismiss"])
  }

  @Test(arguments: ["{ page, title in wrap(page, title) }", "{ wrap($0, $1) }", "{ wrap($0.0, $0.1) }"])
  func tabsMadeOfPairs(mapping: String) {
    let lines = transitionLines(
      """
      import UIKit
      final class Tabs: UITabBarController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let pages: [(UIViewController, String)] = [(FeedController(), "Feed"), (MeController(), "Me")]
          viewControllers = pages.map \(mapping)
        }
        private func wrap(_ page: UIViewController, _ title: String) -> UIViewController {
          page.title = title
          return UINavigationController(rootViewController: page)
        }
      }
      final class FeedController: UIViewController {}
      final class MeController: UIViewController {}
      """)
    #expect(lines == ["Tabs tab FeedController", "Tabs tab MeController"])
  }

  /// What buttons push later onto a navigation controller, in closures written before it is filled, is not what it is
  /// shown with.
  @Test func whatClosuresPushLater() {
    let lines = transitionLines(
      screens,
      """
      struct Row { let title: String; let action: () -> Void }
      final class Rows: UIViewController { init(rows: [Row], done: @escaping () -> Void) { super.init(nibName: nil, \
      bundle: nil) } }
      final class Presenter {
        var top: UIViewController?
        func open() {
          let navigation = UINavigationController()
          let rows = [Row(title: "List") { navigation.pushViewController(ListController(), animated: true) }]
          let settings = Rows(rows: rows, done: { navigation.pushViewController(DetailController(), animated: true) })
          navigation.viewControllers = [settings]
          top?.present(navigation, animated: true)
        }
      }
      """)
    #expect(lines == ["Presenter push DetailController", "Presenter push ListController", "Presenter sheet Rows"])
  }

  /// A wireframe takes its screen out of the stack that it makes, and hands on the stack as its screen's.
  @Test func theStackAroundAScreen() {
    let lines = transitionLines(
      """
      import UIKit
      class Wireframe {
        private unowned var page: UIViewController
        init(page: UIViewController) { self.page = page }
        var viewController: UIViewController { page }
        var navigationController: UINavigationController? { viewController.navigationController }
        func show(_ other: UIViewController) { navigationController?.pushViewController(other, animated: true) }
      }
      final class HomeWireframe: Wireframe {
        init() {
          let stack = UINavigationController(rootViewController: HomeController())
          let page = stack.topViewController as! HomeController
          super.init(page: page)
          page.wireframe = self
        }
        func open() { show(DetailWireframe().viewController) }
      }
      final class DetailWireframe: Wireframe { init() { super.init(page: DetailController()) } }
      final class SettingsWireframe: Wireframe {
        init() {
          let page = SettingsController()
          let stack = UINavigationController(rootViewController: page)
          super.init(page: page)
        }
      }
      final class Tabs: UITabBarController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let home = HomeWireframe().navigationController!
          viewControllers = [home, SettingsWireframe().navigationController!]
        }
      }
      final class HomeController: UIViewController { var wireframe: HomeWireframe? }
      final class DetailController: UIViewController {}
      final class SettingsController: UIViewController {}
      """)
    #expect(lines == ["HomeWireframe push DetailController", "Tabs tab HomeController", "Tabs tab SettingsController"])
  }

  /// What a screen gives to a container of its own is a part of that screen.
  @Test func whatAScreenTakesInItself() {
    let edges = screenEdges([
      "App/App.swift": """
      import UIKit
      final class CardBox: UIViewController {
        private var current: UIViewController?
        func fill(with card: UIViewController) {
          current?.removeFromParent()
          current = card
          addChild(card)
          view.addSubview(card.view)
        }
      }
      final class Card: UIViewController { @objc func tapped() { present(DetailController(), animated: true) } }
      final class DetailController: UIViewController {}
      final class Home: UIViewController {
        private let box = CardBox()
        override func viewDidLoad() { super.viewDidLoad(); box.fill(with: Card()) }
      }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) { \
      window?.rootViewController = Home() }
      }
      """
    ])
    #expect(edges == ["Home sheet DetailController", "SceneDelegate root Home"])
  }

  /// Coordinators that make a router for themselves where they are given none: what the router's stack shows is what
  /// this coordinator puts there, and nothing of the others. A stack is never pushed onto another.
  @Test func routersOfManyCoordinators() {
    let lines = transitionLines(
      """
      import UIKit
      protocol Presentable { func toPresentable() -> UIViewController }
      extension UIViewController: Presentable { func toPresentable() -> UIViewController { self } }
      protocol Routing: AnyObject, Presentable {
        var modules: [Presentable] { get }
        func push(_ module: Presentable)
        func setRoot(_ module: Presentable)
      }
      class AppStack: UINavigationController {}
      final class Router: NSObject, Routing {
        private let navigation: UINavigationController
        var modules: [Presentable] { navigation.viewControllers }
        init(navigation: UINavigationController = AppStack()) { self.navigation = navigation; super.init() }
        func setRoot(_ module: Presentable) { navigation.setViewControllers([module.toPresentable()], animated: false) }
        func push(_ module: Presentable) {
          let page = module.toPresentable()
          guard page is UINavigationController == false else { return }
          navigation.pushViewController(page, animated: true)
        }
        func toPresentable() -> UIViewController { navigation }
      }
      final class Recovery: Presentable {
        private let router: Routing
        init(router: Routing? = nil) {
          if let router = router { self.router = router } else { self.router = Router(navigation: AppStack()) }
        }
        func start() { if router.modules.isEmpty { router.setRoot(KeyPage()) } else { router.push(KeyPage()) } }
        func toPresentable() -> UIViewController { router.toPresentable() }
      }
      final class Rooms: Presentable {
        private let router: Routing
        init() { self.router = Router(navigation: AppStack()) }
        func start() { router.setRoot(RoomList()) }
        func toPresentable() -> UIViewController { router.toPresentable() }
      }
      final class Stars: Presentable {
        func toPresentable() -> UIViewController { StarPage() }
      }
      final class KeyPage: UIViewController {}
      final class RoomList: UIViewController {}
      final class StarPage: UIViewController {}
      final class Home: UIViewController {
        @objc func recover() {
          let coordinator = Recovery()
          present(coordinator.toPresentable(), animated: true)
          coordinator.start()
        }
        @objc func rooms() {
          let coordinator = Rooms()
          let page = coordinator.toPresentable()
          present(page, animated: true)
          coordinator.start()
        }
      }
      """)
    #expect(
      lines.filter { $0.hasPrefix("Home ") && !$0.contains(" flow ") } == ["Home sheet KeyPage", "Home sheet RoomList"])
    #expect(!lines.contains { $0.contains("AppStack") })
  }

  /// One method shows the first screen of a stack and all that follow. Nothing is replaced by the first one.
  @Test func theFirstOfAStackThatIsEmpty() {
    func source(_ condition: String, _ first: String) -> String {
      let later = "navigation.pushViewController(page, animated: true)"
      return """
        import UIKit
        class Flow {
          let navigation: UINavigationController
          init(navigation: UINavigationController) { self.navigation = navigation }
          func show(_ page: UIViewController, animated: Bool = true) {
            if \(condition) { \(first) } else if animated { \(later) } else { navigation.pushViewController(page, \
        animated: false) }
          }
        }
        final class HelpFlow: Flow {
          func begin() { show(Intro()) }
          func next() { show(Chapter(), animated: false) }
        }
        final class Intro: UIViewController {}
        final class Chapter: UIViewController {}
        """
    }
    func found(_ condition: String, _ first: String) -> [String] { transitionLines(source(condition, first)) }
    #expect(
      found("navigation.viewControllers.isEmpty", "navigation.viewControllers = [page]") == [
        "HelpFlow push Chapter", "HelpFlow push Intro",
      ])
    #expect(
      found("navigation.viewControllers.isEmpty", "navigation.setViewControllers([page], animated: false)") == [
        "HelpFlow push Chapter", "HelpFlow push Intro",
      ])
    let either = graph(["App/App.swift": source("isFirst", "navigation.viewControllers = [page]")]).transitions
    #expect(either.filter { $0.to == "Intro" }.map { [$0.kind] + $0.otherKinds } == [[.push, .root]])
  }

  /// A function that puts what it is given into a new stack and hands the stack back: who shows the stack shows that.
  @Test func functionsThatPutAScreenIntoAStackOfItsOwn() {
    let lines = transitionLines(
      screens,
      """
      extension UIViewController {
        func inStyledStack() -> StyledNavigation {
          let stack = StyledNavigation()
          stack.setViewControllers([self], animated: false)
          return stack
        }
        func inStack() -> UINavigationController {
          let stack = UINavigationController()
          stack.viewControllers = [self]
          stack.navigationBar.isTranslucent = false
          return stack
        }
      }
      enum Stacks {
        static func around(_ page: UIViewController) -> UINavigationController {
          let stack = UINavigationController()
          stack.pushViewController(page, animated: false)
          return stack
        }
      }
      final class HelpController: UIViewController {}
      final class Tabs: UITabBarController {
        override func viewDidLoad() { viewControllers = [ListController().inStyledStack(), \
      DetailController().inStack(), Stacks.around(HelpController())] }
        func help() { let stack = HelpController().inStyledStack(); present(stack, animated: true) }
      }
      """)
    #expect(
      lines == [
        "Tabs sheet HelpController", "Tabs tab DetailController", "Tabs tab HelpController", "Tabs tab ListController",
      ])
  }

  /// What an app adds to all controllers it adds to hosting controllers, its own generic ones, too. What a stack of its
  /// own is made with, and what is put into one before it is shown, is what the stack shows.
  @Test func aStackAroundAnyController() {
    let lines = transitionLines(
      screens,
      """
      import SwiftUI
      extension UIViewController {
        var enclosed: UINavigationController {
          if let stack = navigationController { return stack }
          return PlainStack(rootViewController: self)
        }
      }
      final class PlainStack: UINavigationController {
        required init() { super.init(navigationBarClass: nil, toolbarClass: nil) }
        override convenience init(rootViewController: UIViewController) {
          self.init()
          viewControllers = [rootViewController]
        }
      }
      class Hosting<Content: View>: UIHostingController<Content> {}
      struct SettingsView: View { var body: some View { Text("Settings") } }
      final class SettingsController: Hosting<SettingsView> {}
      final class InboxController: UIViewController {}
      final class Lead {
        let tabs = UITabBarController()
        let split = UISplitViewController()
        init() {
          let list = ListController(), settings = SettingsController(rootView: SettingsView())
          tabs.viewControllers = [list, settings].map { $0.enclosed }
          let detail = makeDetail()
          detail.pushViewController(DetailController(), animated: false)
          split.viewControllers = [tabs, detail]
          let pages = tabs.mutableArrayValue(forKey: "viewControllers")
          pages.insert(InboxController().enclosed, at: 1)
        }
        private func makeDetail() -> UINavigationController { PlainStack() }
      }
      """)
    #expect(
      lines == [
        "Lead root DetailController", "Lead root UITabBarController", "Lead tab InboxController",
        "Lead tab ListController", "Lead tab SettingsView",
      ])
  }

  /// A screen that shows itself, alone or in a stack, does so for whoever asks it to.
  @Test func aScreenThatShowsItselfInAVariable() {
    let edges = screenEdges([
      "App/App.swift": """
      import UIKit
      extension UIViewController { var enclosed: UINavigationController { UINavigationController(rootViewController: \
      self) } }
      final class Picker: UIViewController {
        func present(from other: UIViewController) {
          let shown: UIViewController
          if UIDevice.current.userInterfaceIdiom == .pad { shown = self } else { shown = enclosed }
          shown.modalPresentationStyle = .popover
          other.present(shown, animated: true)
        }
      }
      final class Home: UIViewController {
        private lazy var picker = Picker()
        @objc func tapped() { picker.present(from: self) }
      }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) { \
      window?.rootViewController = Home() }
      }
      """
    ])
    #expect(edges == ["Home popover Picker", "SceneDelegate root Home"])
  }
}
