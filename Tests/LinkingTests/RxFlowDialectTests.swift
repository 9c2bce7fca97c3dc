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
          return .one(flowContributor: .contribute(withNextPresentable: shop, withNextStepper: OneStepper(withSingleStep: MuseumStep.shop)))
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
      public protocol Flow: Presentable { var root: Presentable { get }; func navigate(to step: Step) -> FlowContributors }
      public enum Flows {
        public static func use<R>(_ flow: Flow, when: ExecuteStrategy, block: @escaping (R) -> Void) { block(flow.root as! R) }
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
}
