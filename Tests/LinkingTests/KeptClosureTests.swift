import Testing

/// Closures that objects keep in a property of their base class: each runs when its own object calls it.
@Suite struct KeptClosureTests {
  private let base = """
    import UIKit
    protocol Starting: AnyObject { func start() }
    protocol Finishing: Starting {
      associatedtype Outcome
      var onFinish: ((Outcome) -> Void)? { get set }
    }
    extension Finishing { func finish(with outcome: Outcome) { onFinish?(outcome) } }
    class Leader: Starting {
      let navigation = UINavigationController()
      func start() {}
      func run<Child: Finishing>(_ child: Child, onEnd: @escaping (Child.Outcome) -> Void) {
        child.onFinish = onEnd
        child.start()
      }
    }
    class FinishingLeader<Outcome>: Leader, Finishing { var onFinish: ((Outcome) -> Void)? }
    final class IntroController: UIViewController {
      var leader: IntroLeader?
      @objc func done() { leader?.finish(with: true) }
    }
    final class IntroLeader: FinishingLeader<Bool> {
      override func start() {
        let intro = IntroController()
        intro.leader = self
        navigation.setViewControllers([intro], animated: false)
      }
    }
    final class OptionsController: UIViewController {
      var leader: OptionsLeader?
      @objc func close() { leader?.close() }
    }
    final class OptionsLeader: FinishingLeader<Void> {
      override func start() {
        let options = OptionsController()
        options.leader = self
        navigation.setViewControllers([options], animated: false)
      }
      func close() { onFinish?(()) }
    }
    final class HomeController: UIViewController {}
    final class GoodbyeController: UIViewController {}
    """

  @Test func aClosureRunsForTheObjectThatKeepsIt() {
    let edges = screenEdges([
      "App/Base.swift": base,
      "App/Main.swift": """
      import UIKit
      final class MainLeader: Leader {
        override func start() {
          let intro = IntroLeader()
          intro.onFinish = { [weak self] _ in self?.navigation.pushViewController(HomeController(), animated: true) }
          intro.start()
          let options = OptionsLeader()
          options.onFinish = { [weak self] _ in self?.navigation.present(GoodbyeController(), animated: true) }
          options.start()
        }
      }
      """,
    ])
    #expect(edges.contains("IntroController push HomeController"))
    #expect(edges.contains("OptionsController sheet GoodbyeController"))
    #expect(!edges.contains("OptionsController push HomeController"))
    #expect(!edges.contains("IntroController sheet GoodbyeController"))
  }

  @Test func aClosureThatIsHandedOverWithTheObject() {
    let edges = screenEdges([
      "App/Base.swift": base,
      "App/Main.swift": """
      import UIKit
      final class MainLeader: Leader {
        override func start() {
          run(IntroLeader()) { [weak self] _ in self?.navigation.pushViewController(HomeController(), animated: true) }
          run(OptionsLeader()) { [weak self] _ in self?.navigation.present(GoodbyeController(), animated: true) }
        }
      }
      """,
    ])
    #expect(edges.contains("IntroController push HomeController"))
    #expect(edges.contains("OptionsController sheet GoodbyeController"))
    #expect(!edges.contains("OptionsController push HomeController"))
    #expect(!edges.contains("IntroController sheet GoodbyeController"))
  }

  /// A closure in a property runs where the property is read, by the protocol's name for it, too.
  @Test func aPropertyThatIsReadThroughAProtocol() {
    let edges = screenEdges([
      "App/App.swift": """
      import UIKit
      import Deeds
      protocol ListInputs { var openDeed: Deed { get } }
      protocol HelpInputs { var helpDeed: Deed { get } }
      final class ListModel: ListInputs {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        lazy var openDeed: Deed = { Deed { [unowned self] in \
      self.navigation.pushViewController(DetailController(inputs: HelpModel(navigation: navigation)), animated: true) \
      } }()
      }
      final class HelpModel: HelpInputs {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        lazy var helpDeed: Deed = { Deed { [unowned self] in self.navigation.present(HelpController(), animated: true) \
      } }()
      }
      final class ListController: UIViewController {
        let inputs: ListInputs
        init(inputs: ListInputs) { self.inputs = inputs; super.init(nibName: nil, bundle: nil) }
        @objc func tapped() { inputs.openDeed.execute() }
      }
      final class DetailController: UIViewController {
        let inputs: HelpInputs
        init(inputs: HelpInputs) { self.inputs = inputs; super.init(nibName: nil, bundle: nil) }
        @objc func tapped() { inputs.helpDeed.execute() }
      }
      final class HelpController: UIViewController {}
      final class AppLeader {
        let navigation = UINavigationController()
        func begin() { navigation.setViewControllers([ListController(inputs: ListModel(navigation: navigation))], \
      animated: false) }
      }
      """
    ])
    #expect(edges == ["DetailController sheet HelpController", "ListController push DetailController"])
  }

  /// A leader's closure that a screen hands on to a button: many screens have such buttons, and this one is tapped
  /// there.
  @Test func aClosureThatAScreenGivesToItsButton() {
    let edges = screenEdges([
      "App/App.swift": """
      import UIKit
      class BigButton: UIControl {
        var onTap: (() -> Void)?
        init(title: String) { super.init(frame: .zero); addTarget(self, action: #selector(tapped), for: \
      .touchUpInside) }
        @objc private func tapped() { onTap?() }
      }
      final class StartController: UIViewController {
        let create = BigButton(title: "Create")
        private let onCreate: () -> Void
        init(onCreate: @escaping () -> Void) { self.onCreate = onCreate; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() { create.onTap = onCreate }
      }
      final class PinController: UIViewController {
        let save = BigButton(title: "Save")
        override func viewDidLoad() { save.onTap = { [weak self] in self?.dismiss(animated: true) } }
      }
      final class AppLeader {
        let navigation = UINavigationController()
        func begin() {
          let start = StartController(onCreate: { [weak self] in self?.navigation.pushViewController(PinController(), \
      animated: true) })
          navigation.setViewControllers([start], animated: false)
        }
      }
      """
    ])
    #expect(
      edges == ["PinController back dismiss", "StartController push PinController"]
        || edges == ["StartController push PinController"])
  }

  /// A closure in a variable, called there or by a function that it is handed to: it runs for who asked for it, whoever
  /// else uses that function. What another closure calls runs where that one does.
  @Test func aClosureInAVariable() {
    let edges = screenEdges([
      "App/App.swift": """
      import UIKit
      final class ListController: UIViewController {
        var leader: AppLeader?
        @objc func share() { leader?.share(isClosing: true) }
        @objc func pick() { leader?.pick() }
      }
      final class MapController: UIViewController {
        var leader: AppLeader?
        @objc func close() { leader?.closeAll { print("closed") } }
      }
      final class ShareController: UIViewController {}
      final class DoneController: UIViewController {}
      final class PickController: UIViewController {
        private let onPick: () -> Void
        init(onPick: @escaping () -> Void) { self.onPick = onPick; super.init(nibName: nil, bundle: nil) }
        @objc func tapped() { onPick() }
      }
      final class AppLeader {
        let navigation = UINavigationController()
        func begin() { navigation.setViewControllers([ListController(), MapController()], animated: false) }
        func closeAll(completion: @escaping () -> Void) { navigation.dismiss(animated: true) { completion() } }
        func share(isClosing: Bool) {
          let open: () -> Void = { [weak self] in self?.navigation.present(ShareController(), animated: true) }
          if isClosing { closeAll(completion: open) } else { open() }
        }
        func pick() {
          let finish: () -> Void = { [weak self] in self?.navigation.present(DoneController(), animated: true) }
          navigation.present(PickController(onPick: { finish() }), animated: true)
        }
      }
      """
    ])
    #expect(
      edges.filter { $0.contains("sheet") } == [
        "ListController sheet PickController", "ListController sheet ShareController",
        "PickController sheet DoneController",
      ])
  }

  /// An operation wraps up the code that it is made with. Others make operations with other code.
  @Test func codeThatAnInitialiserWrapsUp() {
    let lines = screenEdges([
      "App/App.swift": #"""
      import UIKit
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func applicationDidFinishLaunching(_ app: UIApplication) { window?.rootViewController = UINavigationController(rootViewController: Home()) }
      }
      final class BlockOperation2: Operation {
        private var work: (() -> Void)?
        init(block: @escaping () -> Void) {
          super.init()
          work = { block() }
        }
        override func main() { work?() }
      }
      final class Flow {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func openLater(_ queue: OperationQueue) {
          queue.addOperation(BlockOperation2 { self.navigation.pushViewController(Detail(), animated: true) })
        }
        func save(_ queue: OperationQueue) { queue.addOperation(BlockOperation2 { print("saved") }) }
      }
      final class Home: UIViewController {
        lazy var flow = Flow(navigation: navigationController!)
        @objc func tap() { flow.openLater(.main) }
        @objc func editTapped() { navigationController?.pushViewController(Editor(flow: flow), animated: true) }
      }
      final class Editor: UIViewController {
        let flow: Flow
        init(flow: Flow) { self.flow = flow; super.init(nibName: nil, bundle: nil) }
        @objc func tap() { flow.save(.main) }
      }
      final class Detail: UIViewController {}
      """#
    ])
    #expect(lines.filter { $0.contains("Detail") } == ["Home push Detail"])
  }

  /// A runner of checks keeps what is to be done when all have passed. Others have it run checks of their own.
  @Test func codeThatAFunctionKeepsForLater() {
    let lines = screenEdges([
      "App/App.swift": #"""
      import UIKit
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func applicationDidFinishLaunching(_ app: UIApplication) {
          let tabs = UITabBarController()
          tabs.viewControllers = [Send(), Stake()]
          window?.rootViewController = tabs
        }
      }
      protocol Checking: AnyObject { func run(onSuccess: @escaping () -> Void) }
      final class CheckRunner: Checking {
        private var checks: [Bool]
        private var onSuccess: (() -> Void)?
        init(checks: [Bool]) { self.checks = checks }
        func run(onSuccess: @escaping () -> Void) {
          self.onSuccess = onSuccess
          next()
        }
        private func next() {
          guard checks.isEmpty else { checks.removeFirst(); next(); return }
          onSuccess?()
        }
      }
      final class Send: UIViewController {
        @objc func proceed() {
          CheckRunner(checks: [true]).run { [weak self] in self?.navigationController?.pushViewController(SendConfirmation(), animated: true) }
        }
      }
      final class StakePresenter {
        weak var page: UIViewController?
        func proceed() {
          let checks: Checking = CheckRunner(checks: [])
          checks.run { [weak self] in self?.open() }
        }
        private func open() { page?.navigationController?.pushViewController(StakeConfirmation(), animated: true) }
      }
      final class Stake: UIViewController {
        let presenter = StakePresenter()
        @objc func proceed() { presenter.proceed() }
      }
      final class SendConfirmation: UIViewController {}
      final class StakeConfirmation: UIViewController {}
      """#
    ])
    #expect(lines.filter { $0.contains("push") } == ["Send push SendConfirmation", "Stake push StakeConfirmation"])
  }

  /// A screen takes its closure out of the property before it runs it.
  @Test func aClosureByAnotherName() {
    let edges = screenEdges([
      "App/A.swift": """
      import UIKit
      final class Problem: UIViewController {
        var onRetry: (() -> Void)?
        static func make(code: Int) -> Problem { Problem() }
        @IBAction private func tapped() {
          guard let action = onRetry else { return }
          action()
        }
      }
      final class Guide {
        func check(on stack: UINavigationController) {
          let problem = Problem.make(code: 1)
          problem.onRetry = { [weak self] in self?.goOn(stack) }
          stack.present(problem, animated: true)
        }
        private func goOn(_ stack: UINavigationController) { stack.pushViewController(Done(), animated: true) }
      }
      final class Done: UIViewController {}
      final class Home: UIViewController {
        let guide = Guide()
        @objc func tapped() { if let stack = navigationController { guide.check(on: stack) } }
      }
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func applicationDidFinishLaunching(_ application: UIApplication) { window?.rootViewController = \
      UINavigationController(rootViewController: Home()) }
      }
      """
    ])
    #expect(edges == ["AppDelegate root Home", "Home sheet Problem", "Problem push Done"])
  }
}
