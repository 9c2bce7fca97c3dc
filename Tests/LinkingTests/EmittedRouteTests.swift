import Testing

/// Steps that screens and view models put into streams, followed to the flow that handles them.
@Suite struct EmittedRouteTests {
  static let library = [
    "Reading.swift": """
    import UIKit
    import RxFlow
    import RxSwift

    enum ReadingStep: Step { case open, shelf, book(Int), note, settings, account, close, closed, login, denied, idle }

    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow!
      let coordinator = FlowCoordinator()
      func start() {
        let flow = StartFlow()
        Flows.use(flow, when: .created) { root in self.window.rootViewController = root }
        coordinator.coordinate(flow: flow, with: StartStepper())
      }
    }
    class StartStepper: Stepper {
      let steps = PublishRelay<Step>()
      var initialStep: Step { ReadingStep.open }
      func readyToEmitSteps() { isMember.map { $0 ? ReadingStep.idle : ReadingStep.login }.bind(to: \
    steps).disposed(by: bag) }
    }
    class StartFlow: Flow {
      var root: Presentable { rootViewController }
      private let rootViewController = UINavigationController()
      func navigate(to step: Step) -> FlowContributors {
        guard let step = step as? ReadingStep else { return .none }
        switch step {
        case .open:
          let tabs = TabsFlow()
          Flows.use(tabs, when: .created) { [unowned self] root in self.rootViewController.pushViewController(root, \
    animated: false) }
          return .one(flowContributor: .contribute(withNextPresentable: tabs, withNextStepper: \
    OneStepper(withSingleStep: ReadingStep.open)))
        case .login:
          rootViewController.present(LoginViewController(), animated: true)
          return .none
        default: return .none
        }
      }
    }
    class TabsFlow: Flow {
      var root: Presentable { rootViewController }
      let rootViewController = UITabBarController()
      func navigate(to step: Step) -> FlowContributors {
        let shelfStepper = ShelfStepper()
        let shelf = ShelfFlow(shelfStepper)
        Flows.use(shelf, when: .created) { [unowned self] root in self.rootViewController.setViewControllers([root], \
    animated: false) }
        return .one(flowContributor: .contribute(
          withNextPresentable: shelf, withNextStepper: CompositeStepper(steppers: [OneStepper(withSingleStep: \
    ReadingStep.shelf), shelfStepper])))
      }
    }
    class ShelfFlow: Flow {
      var root: Presentable { rootViewController }
      private let rootViewController = UINavigationController()
      private let stepper: ShelfStepper
      init(_ stepper: ShelfStepper) { self.stepper = stepper }
      func adapt(step: Step) -> Single<Step> {
        switch step {
        case ReadingStep.note: return allowed ? .just(step) : .just(ReadingStep.denied)
        default: return .just(step)
        }
      }
      func navigate(to step: Step) -> FlowContributors {
        guard let step = step as? ReadingStep else { return .none }
        switch step {
        case .shelf:
          let controller = ShelfViewController()
          controller.model = ShelfModel()
          rootViewController.pushViewController(controller, animated: false)
          controller.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Settings", target: stepper, action: \
    #selector(ShelfStepper.openSettings))
          return .one(flowContributor: .contribute(withNextPresentable: controller, withNextStepper: controller.model))
        case .book:
          let controller = BookViewController()
          rootViewController.pushViewController(controller, animated: true)
          return .one(flowContributor: .contribute(withNext: controller))
        case .note:
          rootViewController.present(NoteViewController(), animated: true)
          return .none
        case .denied:
          rootViewController.present(UIAlertController(title: "No", message: nil, preferredStyle: .alert), animated: \
    true)
          return .none
        case .settings:
          let settings = SettingsFlow()
          Flows.use(settings, when: .created) { [unowned self] root in self.rootViewController.present(root, animated: \
    true) }
          return .one(flowContributor: .contribute(withNextPresentable: settings, withNextStepper: \
    OneStepper(withSingleStep: ReadingStep.settings)))
        case .closed:
          rootViewController.dismiss(animated: true)
          return .none
        default: return .none
        }
      }
    }
    class ShelfStepper: Stepper {
      let steps = PublishRelay<Step>()
      @objc func openSettings() { steps.accept(ReadingStep.settings) }
    }
    class SettingsFlow: Flow {
      var root: Presentable { rootViewController }
      private let rootViewController = UINavigationController()
      func navigate(to step: Step) -> FlowContributors {
        guard let step = step as? ReadingStep else { return .none }
        switch step {
        case .settings:
          let controller = SettingsViewController()
          rootViewController.pushViewController(controller, animated: false)
          return .one(flowContributor: .contribute(withNext: controller))
        case .account:
          rootViewController.pushViewController(AccountViewController(), animated: true)
          return .none
        case .close: return .end(forwardToParentFlowWithStep: ReadingStep.closed)
        default: return .none
        }
      }
    }
    class ShelfModel: Stepper {
      let steps = PublishRelay<Step>()
      func pick(_ id: Int) { self.steps.accept(ReadingStep.book(id)) }
    }
    class ShelfViewController: UIViewController { var model: ShelfModel! }
    class BookViewController: UIViewController, Stepper {
      let steps = PublishRelay<Step>()
      override func viewDidLoad() { button.rx.tap.map { ReadingStep.note }.take(1).bind(to: self.steps) }
    }
    class NoteViewController: UIViewController {}
    class SettingsViewController: UIViewController, Stepper {
      let steps = PublishRelay<Step>()
      struct Row { let step: ReadingStep }
      let rows = [Row(step: .account), Row(step: .close)]
      override func viewDidLoad() { table.rx.modelSelected(Row.self).map { $0.step }.bind(to: steps) }
    }
    class AccountViewController: UIViewController {}
    class LoginViewController: UIViewController {}
    """
  ]

  @Test func aStepGoesFromTheScreenWhoseEmitterSendsIt() {
    let edges = screenEdges(Self.library)
    #expect(edges.contains("ShelfViewController push BookViewController"))
    #expect(edges.contains("BookViewController sheet NoteViewController"))
    #expect(!edges.contains("ShelfViewController sheet NoteViewController"))
  }

  @Test func aFlowShowsTheFirstScreenOfTheFlowItStarts() {
    let edges = screenEdges(Self.library)
    #expect(edges.contains("AppDelegate root UITabBarController"))
    #expect(edges.contains("UITabBarController tab ShelfViewController"))
    #expect(edges.contains("ShelfViewController sheet SettingsViewController"))
  }

  @Test func whatIsSentAtTheStartComesFromWhereTheFlowIsStarted() {
    #expect(screenEdges(Self.library).contains("AppDelegate sheet LoginViewController"))
  }

  @Test func aFlowMayExchangeAStep() {
    #expect(screenEdges(Self.library).contains("BookViewController alert alert"))
  }

  @Test func stepsInAListAreSentByWhoeverHoldsTheList() {
    let edges = screenEdges(Self.library)
    #expect(edges.contains("SettingsViewController push AccountViewController"))
    #expect(edges.contains("SettingsViewController back dismiss"))
  }

  @Test func everyScreenIsReachable() {
    #expect(graph(Self.library).screens.filter { !$0.isReachable }.map(\.name) == [])
  }
}
