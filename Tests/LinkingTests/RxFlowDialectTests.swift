import Testing

@Suite struct RxFlowDialectTests {
  static let museum = [
    "Demo/App.swift": """
    import UIKit
    import RxFlow

    enum MuseumStep: Step { case hall, room(Int), shop, closed }

    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow!
      let coordinator = FlowCoordinator()
      func start() {
        let flow = HallFlow()
        Flows.use(flow, when: .created) { root in self.window.rootViewController = root }
        coordinator.coordinate(flow: flow, with: OneStepper(withSingleStep: MuseumStep.hall))
      }
      func deepLink() { coordinator.navigate(to: MuseumStep.room(1)) }
    }
    class HallFlow: Flow {
      var root: Presentable { rootViewController }
      private let rootViewController = UINavigationController()
      func navigate(to step: Step) -> FlowContributors {
        guard let step = step as? MuseumStep else { return .none }
        switch step {
        case .hall: return showHall()
        case .room(let number): return showRoom(number)
        case .shop: return showShop()
        default: return .none
        }
      }
      private func showHall() -> FlowContributors {
        let controller = HallViewController()
        rootViewController.pushViewController(controller, animated: false)
        return .one(flowContributor: .contribute(withNext: controller))
      }
      private func showRoom(_ number: Int) -> FlowContributors {
        rootViewController.pushViewController(RoomViewController.instantiate(), animated: true)
        return .none
      }
      private func showShop() -> FlowContributors {
        let shop = ShopFlow()
        Flows.use(shop, when: .created) { [unowned self] root in self.rootViewController.present(root, animated: true) }
        return .one(flowContributor: .contribute(withNextPresentable: shop, withNextStepper: \
    OneStepper(withSingleStep: MuseumStep.shop)))
      }
    }
    class ShopFlow: Flow {
      var root: Presentable { UINavigationController() }
      func navigate(to step: Step) -> FlowContributors { .none }
    }
    class HallViewController: UIViewController, Stepper {
      let steps = PublishRelay<Step>()
      func tap() { steps.accept(MuseumStep.shop) }
    }
    class RoomViewController: UIViewController, StoryboardBased {}
    """
  ]

  /// The library's own source, as far as following it would mislead.
  static let library = [
    "RxFlow/Flow.swift": """
    public protocol Flow: Presentable { var root: Presentable { get }; func navigate(to step: Step) -> \
    FlowContributors }
    public enum Flows {
      public static func use<R>(_ flow: Flow, when: ExecuteStrategy, block: @escaping (R) -> Void) { block(flow.root \
    as! R) }
    }
    public protocol Presentable {}
    """,
    "RxFlow/Coordination.swift": """
    public final class FlowCoordinator { public func navigate(to step: Step) {} }
    public enum FlowContributor { case contribute(withNextPresentable: Presentable, withNextStepper: Stepper) }
    public enum FlowContributors { case one(flowContributor: FlowContributor), none }
    public protocol Stepper {}
    """,
  ]

  @Test func flowsStartOneAnother() {
    let found = transitions(Self.museum)
    #expect(found.contains("AppDelegate root HallFlow"))
    #expect(found.contains("HallFlow flow ShopFlow"))
    #expect(found.contains("HallFlow push HallViewController"))
    #expect(found.contains("HallFlow push RoomViewController"))
  }

  @Test func aDeepLinkGoesToEveryFlowThatTakesTheStep() {
    let found = transitions(Self.museum)
    #expect(found.contains("AppDelegate push RoomViewController"))
    #expect(!found.contains("AppDelegate push HallViewController"))
  }

  @Test func theLibrarysOwnSourceChangesNothing() {
    #expect(transitions(Self.museum.merging(Self.library) { a, _ in a }) == transitions(Self.museum))
  }

  /// A flow that owns the window, a step enum for each flow, a view model behind a generic base controller.
  static let bakery = [
    "App/Bakery.swift": """
    import UIKit
    import RxFlow
    enum AppStep: Step { case start, tasting }
    enum CakeStep: Step { case cakes, cake(Int), recipe, sold }
    enum OldStep: Step { case oven }
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      let coordinator = FlowCoordinator()
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let flow = AppFlow(window: window!)
        self.coordinator.coordinate(flow: flow, with: AppStepper())
      }
    }
    class AppStepper: Stepper {
      let steps = PublishRelay<Step>()
      var initialStep: Step { return AppStep.start }
    }
    class AppFlow: Flow {
      let window: UIWindow
      var root: Presentable { return self.window }
      init(window: UIWindow) { self.window = window }
      func navigate(to step: Step) -> FlowContributors {
        guard let step = step as? AppStep else { return .none }
        switch step {
        case .start: return self.showCakes()
        case .tasting: return .none
        }
      }
      private func showCakes() -> FlowContributors {
        let cakes = CakeFlow()
        Flows.use(cakes, when: .created) { (root) in self.window.rootViewController = root }
        return .one(flowContributor: .contribute(withNextPresentable: cakes, withNextStepper: \
    OneStepper(withSingleStep: CakeStep.cakes)))
      }
    }
    class CakeFlow: Flow {
      private let rootViewController = UINavigationController()
      var root: Presentable { rootViewController }
      func navigate(to step: Step) -> FlowContributors {
        guard let step = step as? CakeStep else { return .none }
        switch step {
        case .cakes:
          let list = CakesViewController(CakesReactor())
          rootViewController.setViewControllers([list], animated: false)
          return .one(flowContributor: .contribute(withNextPresentable: list, withNextStepper: list.reactor))
        case .cake:
          rootViewController.pushViewController(CakeViewController(), animated: true)
          return .none
        case .recipe:
          rootViewController.present(RecipeViewController(), animated: true)
          return .none
        case .sold:
          rootViewController.popViewController(animated: true)
          return .none
        }
      }
    }
    protocol Reacting: Stepper {}
    class CakesReactor: Reacting {
      let steps = PublishRelay<Step>()
      func pick(_ id: Int) { steps.accept(CakeStep.cake(id)) }
    }
    class ReactorViewController<Reactor: Reacting>: UIViewController {
      let reactor: Reactor
      init(_ reactor: Reactor) { self.reactor = reactor; super.init(nibName: nil, bundle: nil) }
    }
    class CakesViewController: ReactorViewController<CakesReactor> {}
    class CakeViewController: UIViewController {}
    class RecipeViewController: UIViewController {}
    """
  ]

  @Test func aFlowThatOwnsTheWindowIsWhereTheAppStarts() {
    let graph = graph(Self.bakery)
    #expect(transitions(Self.bakery).contains("SceneDelegate flow AppFlow"))
    #expect(graph.entries.contains { $0.screen == "AppFlow" && $0.via == .sceneDelegate })
    #expect(
      screenEdges(Self.bakery) == [
        "AppFlow flow CakeFlow", "CakeFlow root CakesViewController", "CakeFlow sheet RecipeViewController",
        "CakesViewController push CakeViewController", "SceneDelegate flow AppFlow",
        "SceneDelegate root CakesViewController",
      ])
    #expect(graph.unresolved.isEmpty)
  }

  @Test func stepsAreRoutesWhetherSomebodySendsThemOrNot() {
    let graph = graph(Self.bakery)
    let routes = graph.routes.map {
      "\($0.id) \($0.destinations.joined(separator: "+")) \($0.isUsed ? "sent" : "never sent")"
    }
    #expect(
      routes == [
        "AppStep.start CakeFlow+CakesViewController sent", "AppStep.tasting  never sent",
        "CakeStep.cake CakeViewController sent",
        "CakeStep.cakes CakesViewController sent", "CakeStep.recipe RecipeViewController never sent",
        "CakeStep.sold  never sent", "OldStep.oven  never sent",
      ])
    #expect(graph.transitions.first { $0.to == "CakeViewController" }?.route == "CakeStep.cake")
  }

  /// A flow that answers two types of steps, controllers that a container gives out, and a stepper that a generic base
  /// class keeps.
  @Test func whoSendsIsKnownByTheSubclass() {
    let graph = graph([
      "App.swift": """
      import RxFlow
      import UIKit
      enum MyStep: Step { case mine, other, shop }
      enum MarkStep: Step { case marks, detail(Int) }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        var coordinator = FlowCoordinator()
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: \
      UIScene.ConnectionOptions) {
          let flow = MyFlow(container: Container())
          Flows.use(flow, when: .created) { root in self.window?.rootViewController = root }
          coordinator.coordinate(flow: flow, with: OneStepper(withSingleStep: MyStep.mine))
        }
      }
      class MyFlow: Flow {
        let container: Container
        private let rootViewController = UINavigationController()
        var root: Presentable { rootViewController }
        init(container: Container) { self.container = container }
        func navigate(to step: Step) -> FlowContributors {
          if let mark = step as? MarkStep {
            switch mark {
            case let .detail(id): return showDetail(id)
            default: return .none
            }
          }
          guard let step = step as? MyStep else { return .none }
          switch step {
          case .mine: return showMine()
          case .other:
            rootViewController.pushViewController(OtherController(), animated: true)
            return .none
          case .shop: return showShop()
          }
        }
        private func showDetail(_ id: Int) -> FlowContributors {
          rootViewController.pushViewController(DetailController(), animated: true)
          return .none
        }
        private func showMine() -> FlowContributors {
          let mine = container.resolve(MyController.self)!
          rootViewController.setViewControllers([mine], animated: false)
          return .one(flowContributor: .contribute(withNextPresentable: mine, withNextStepper: mine.reactor))
        }
        private func showShop() -> FlowContributors {
          let shop = ShopFlow()
          Flows.use(shop, when: .created) { root in self.rootViewController.present(root, animated: true) }
          return .one(flowContributor: .contribute(withNextPresentable: shop, withNextStepper: \
      OneStepper(withSingleStep: MyStep.mine)))
        }
      }
      class ShopFlow: Flow {
        private let rootViewController = ShopController()
        var root: Presentable { rootViewController }
        func navigate(to step: Step) -> FlowContributors { .none }
      }
      protocol Reacting: Stepper {}
      class ReactorController<Reactor: Reacting>: UIViewController {
        let reactor: Reactor
        init(_ reactor: Reactor) { self.reactor = reactor; super.init(nibName: nil, bundle: nil) }
      }
      class MyReactor: Reacting {
        let steps = PublishRelay<Step>()
        func tap() { steps.accept(MyStep.other) }
        func tapMark() { steps.accept(MarkStep.detail(1)) }
        func tapShop() { steps.accept(MyStep.shop) }
      }
      class MyController: ReactorController<MyReactor> {}
      class OtherController: UIViewController {}
      class DetailController: UIViewController {}
      class ShopController: UIViewController {}
      """
    ])
    let lines = graph.transitions.filter { $0.owner == "MyFlow" }.map {
      "\($0.from.joined(separator: "+")) \($0.kind) \($0.to ?? "") \($0.route ?? "")"
    }
    #expect(
      lines == [
        "MyFlow flow ShopFlow MyStep.shop", "MyController push DetailController MarkStep.detail",
        "MyController push OtherController MyStep.other",
        "MyFlow root MyController MyStep.mine", "MyController sheet ShopController MyStep.shop",
      ])
  }
}
