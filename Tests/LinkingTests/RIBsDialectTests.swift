import Linking
import NavigationModel
import Testing

/// Routers, interactors and builders whose library is not in the tree.
@Suite("RIBs")
struct RIBsDialectTests {
  private let root = """
    import RIBs
    import UIKit
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      var rootRouter: LaunchRouting?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let window = UIWindow(windowScene: scene)
        let router = RootBuilder().build()
        rootRouter = router
        router.launch(from: window)
      }
      func reset() {
        guard let window else { return }
        rootRouter = nil
        let router = RootBuilder().build()
        rootRouter = router
        rootRouter?.launch(from: window)
      }
    }
    protocol RootRouting: ViewableRouting { func openHome() }
    protocol RootInteractable: Interactable { var router: RootRouting? { get set } }
    protocol RootPresentable: Presentable {}
    final class RootBuilder {
      func build() -> LaunchRouting {
        let controller = RootController()
        return RootRouter(interactor: RootInteractor(presenter: controller), viewController: controller, home: \
    HomeBuilder())
      }
    }
    final class RootInteractor: PresentableInteractor<RootPresentable>, RootInteractable {
      weak var router: RootRouting?
      override func didBecomeActive() { super.didBecomeActive(); router?.openHome() }
    }
    protocol HomeBuildable: Buildable { func build() -> HomeRouting }
    protocol HomeRouting: ViewableRouting { func openDetail() }
    protocol HomeInteractable: Interactable { var router: HomeRouting? { get set } }
    protocol HomePresentable: Presentable { var listener: HomeListener? { get set } }
    protocol HomeListener: AnyObject { func tapped() }
    final class HomeBuilder: HomeBuildable {
      func build() -> HomeRouting {
        let controller = HomeController()
        return HomeRouter(interactor: HomeInteractor(presenter: controller), viewController: controller)
      }
    }
    final class HomeInteractor: PresentableInteractor<HomePresentable>, HomeInteractable, HomeListener {
      weak var router: HomeRouting?
      override init(presenter: HomePresentable) { super.init(presenter: presenter); presenter.listener = self }
      func tapped() { router?.openDetail() }
    }
    final class DetailController: UIViewController, ViewControllable {}

    """

  /// The library's own method shows what its object holds: who calls it is the site.
  @Test func aRouterThatTheLibraryLaunches() {
    let lines = transitionLines(
      root,
      """
      protocol RootControllable: ViewControllable {}
      final class RootRouter: LaunchRouter<RootInteractable, RootControllable>, RootRouting {
        init(interactor: RootInteractable, viewController: RootControllable, home: HomeBuildable) { \
      super.init(interactor: interactor, viewController: viewController) }
        func openHome() {}
      }
      final class RootController: UIViewController, RootControllable, RootPresentable {}
      final class HomeRouter: ViewableRouter<HomeInteractable, ViewControllable>, HomeRouting { func openDetail() {} }
      final class HomeController: UIViewController, ViewControllable, HomePresentable { weak var listener: \
      HomeListener? }
      """)
    #expect(lines == ["SceneDelegate root RootController"])
  }

  /// `Router` and `Component` are anybody's names; an app that has types of its own by them is not the library.
  @Test func typesOfTheAppThatBearNamesOfTheLibrary() {
    let edges = screenEdges([
      "App/App.swift": root + tabs,
      "Network/Router.swift": """
      public enum Router { case login, logout }
      public struct Component { var name: String }
      """,
    ])
    #expect(edges.contains("RootController tab SettingsController"))
    #expect(edges.contains("HomeController push ListController"))
  }

  /// Tabs of which one is a navigation controller that is filled here, another one that its own router fills.
  private let tabs = """
    protocol RootControllable: ViewControllable {}
    final class RootRouter: LaunchRouter<RootInteractable, RootControllable>, RootRouting {
      let home: HomeBuildable
      init(interactor: RootInteractable, viewController: RootControllable, home: HomeBuildable) {
        self.home = home
        super.init(interactor: interactor, viewController: viewController)
      }
      func openHome() {}
      override func didLoad() {
        super.didLoad()
        let router = home.build()
        attachChild(router)
        let settings = UINavigationController()
        settings.viewControllers = [SettingsController()]
        (viewControllable.uiviewController as? UITabBarController)?.viewControllers = \
    [router.viewControllable.uiviewController, settings]
      }
    }
    final class RootController: UITabBarController, RootControllable, RootPresentable {}
    final class SettingsController: UIViewController {}
    protocol HomeControllable: ViewControllable { func push(_ page: ViewControllable) }
    final class HomeController: UINavigationController, HomeControllable, HomePresentable {
      weak var listener: HomeListener?
      @objc func tap() { listener?.tapped() }
      func push(_ page: ViewControllable) { pushViewController(page.uiviewController, animated: true) }
    }
    final class HomeRouter: ViewableRouter<HomeInteractable, HomeControllable>, HomeRouting {
      override func didLoad() { super.didLoad(); viewController.push(ListController()) }
      func openDetail() { viewController.push(DetailController()) }
    }
    final class ListController: UIViewController, ViewControllable {}
    """

  @Test func oneTabThatIsFilledHereNextToOneThatIsNot() {
    #expect(
      transitionLines(root, tabs) == [
        "HomeRouter push DetailController", "HomeRouter push ListController", "RootRouter tab HomeController",
        "RootRouter tab SettingsController", "SceneDelegate root RootController",
      ])
  }

  /// What the library calls on a router when it is attached happens on the router's own screen.
  @Test func aRouterThatIsLoadedIsOnItsOwnScreen() {
    let edges = screenEdges(["App/App.swift": root + tabs])
    #expect(edges.contains("RootController tab SettingsController"))
    #expect(edges.contains("HomeController push ListController"))
    #expect(edges.contains("HomeController push DetailController"))
  }

  /// A flow that a container takes in, in the place of another one: its buttons are pressed there.
  @Test func aFlowThatAContainerTakesIn() {
    let code =
      root + """
        protocol RootControllable: ViewControllable { func replace(with page: ViewControllable) }
        final class RootRouter: LaunchRouter<RootInteractable, RootControllable>, RootRouting {
          let home: HomeBuildable
          init(interactor: RootInteractable, viewController: RootControllable, home: HomeBuildable) {
            self.home = home
            super.init(interactor: interactor, viewController: viewController)
          }
          func openHome() {
            let router = home.build()
            attachChild(router)
            viewController.replace(with: router.viewControllable)
          }
        }
        final class RootController: UIViewController, RootControllable, RootPresentable {
          private var current: ViewControllable?
          func replace(with page: ViewControllable) {
            current?.uiviewController.view.removeFromSuperview()
            current?.uiviewController.removeFromParent()
            current = page
            addChild(page.uiviewController)
            view.addSubview(page.uiviewController.view)
          }
        }
        final class HomeController: UIViewController, ViewControllable, HomePresentable { weak var listener: \
        HomeListener?; @objc func tap() { listener?.tapped() } }
        final class HomeRouter: ViewableRouter<HomeInteractable, ViewControllable>, HomeRouting {
          func openDetail() { viewControllable.uiviewController.present(DetailController(), animated: true) }
        }
        """
    #expect(screenEdges(["App/App.swift": code]).contains("HomeController sheet DetailController"))
  }

  /// Where a wrapper that is no controller can stand for one, too, the object comes first, and then what it holds:
  /// helpers of all routers show what the router at hand was made with, and those that nobody calls show nothing.
  @Test func wrappersAmongWhatRoutersHold() {
    let lines = transitionLines(
      root,
      """
      protocol RootControllable: ViewControllable {}
      final class RootRouter: LaunchRouter<RootInteractable, RootControllable>, RootRouting {
        private let home: HomeBuildable
        init(interactor: RootInteractable, viewController: RootControllable, home: HomeBuildable) { self.home = home; \
      super.init(interactor: interactor, viewController: viewController) }
        func openHome() { pushRouter(home.build(), animated: true) }
      }
      final class RootController: UIViewController, RootControllable, RootPresentable {}
      final class HomeRouter: ViewableRouter<HomeInteractable, ViewControllable>, HomeRouting { func openDetail() {} }
      final class HomeController: UIViewController, ViewControllable, HomePresentable { weak var listener: \
      HomeListener? }
      extension ViewableRouting {
        func presentRouter(_ router: ViewableRouting, animated: Bool) { \
      viewControllable.present(router.viewControllable, animated: animated) }
        func pushRouter(_ router: ViewableRouting, animated: Bool) { \
      viewControllable.pushViewController(router.viewControllable, animated: animated) }
      }
      extension ViewControllable {
        func present(_ page: ViewControllable, animated: Bool) { uiviewController.present(page.uiviewController, \
      animated: animated, completion: nil) }
        func pushViewController(_ page: ViewControllable, animated: Bool) { \
      uiviewController.navigationController?.pushViewController(page.uiviewController, animated: animated) }
      }
      final class NavigationControllable: ViewControllable {
        var uiviewController: UIViewController { navigationController }
        let navigationController: UINavigationController
        init(_ page: ViewControllable) { navigationController = UINavigationController(rootViewController: \
      page.uiviewController) }
      }
      """)
    #expect(lines == ["RootRouter push HomeController", "SceneDelegate root RootController"])
  }

  /// A library runs what it asks for and what is overridden: a router's method that nobody calls starts from nowhere,
  /// though its protocol, too, has it.
  @Test func aMethodOfARouterThatNobodyCalls() {
    let edges = screenEdges([
      "App/App.swift": root + """
        protocol RootControllable: ViewControllable {}
        final class RootRouter: LaunchRouter<RootInteractable, RootControllable>, RootRouting {
          private let home: HomeBuildable
          init(interactor: RootInteractable, viewController: RootControllable, home: HomeBuildable) { self.home = \
        home; super.init(interactor: interactor, viewController: viewController) }
          func openHome() { viewController.uiviewController.present(home.build().viewControllable.uiviewController, \
        animated: true) }
        }
        final class RootController: UIViewController, RootControllable, RootPresentable {}
        final class HomeController: UIViewController, ViewControllable, HomePresentable { weak var listener: \
        HomeListener?; @objc func tap() { listener?.tapped() } }
        final class SortController: UIViewController {}
        protocol SortRouting: HomeRouting { func openSort() }
        final class HomeRouter: ViewableRouter<HomeInteractable, ViewControllable>, SortRouting {
          func openDetail() { viewControllable.uiviewController.present(DetailController(), animated: true) }
          func openSort() { viewControllable.uiviewController.present(SortController(), animated: true) }
        }
        """
    ])
    #expect(edges.contains("HomeController sheet DetailController"))
    #expect(edges.filter { $0.hasSuffix("SortController") }.isEmpty, "\(edges)")
  }
}
