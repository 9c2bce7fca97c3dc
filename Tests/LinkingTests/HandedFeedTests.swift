import Testing

/// Closures that an app's functions run for a stream, and the objects that a generic class leaves to those who inherit
/// from it.
@Suite struct HandedFeedTests {
  private func flow(_ observing: String, _ operators: String = "") -> [String] {
    screenEdges([
      "App/Operators.swift": "import Combine\n\(operators)",
      "App/App.swift": """
      import UIKit
      import Combine
      final class Stepper<Step> {
        private let subject = PassthroughSubject<Step, Never>()
        lazy var steps: AnyPublisher<Step, Never> = subject.eraseToAnyPublisher()
        func next(_ step: Step) { subject.send(step) }
      }
      protocol Stepping { associatedtype Step; var stepper: Stepper<Step> { get } }
      class Model<Step>: Stepping { let stepper = Stepper<Step>() }
      enum HomeStep { case open, close }
      enum CartStep { case open, close }
      final class HomeModel: Model<HomeStep> { func tapped() { stepper.next(.open) } }
      final class CartModel: Model<CartStep> { func tapped() { stepper.next(.open) } }
      class Page<M: Stepping>: UIViewController {
        let model: M
        init(model: M) { self.model = model; super.init(nibName: nil, bundle: nil) }
      }
      final class HomePage: Page<HomeModel> { @objc func tapped() { model.tapped() } }
      final class CartPage: Page<CartModel> { @objc func tapped() { model.tapped() } }
      final class HelpController: UIViewController {}
      final class Flow {
        var bag = Set<AnyCancellable>()
        let stack = UINavigationController()
        func start() { push(HomePage(model: HomeModel())) { [unowned self] in switch $0 { case .open: showCart(); case \
      .close: break } } }
        func showCart() { push(CartPage(model: CartModel())) { [unowned self] in switch $0 { case .open: showHelp(); \
      case .close: break } } }
        func showHelp() { stack.present(HelpController(), animated: true) }
        func push<M: Stepping>(_ page: Page<M>, handler: @escaping (M.Step) -> Void) { show(page, handler: handler) }
        func show<M: Stepping>(_ page: Page<M>, handler: @escaping (M.Step) -> Void) {
          let model = page.model
          stack.pushViewController(page, animated: true)
          model.stepper.steps\(observing).store(in: &bag)
        }
      }
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        let flow = Flow()
        func applicationDidFinishLaunching(_ application: UIApplication) { window?.rootViewController = flow.stack; \
      flow.start() }
      }
      """,
    ])
  }

  /// The handler of a page's steps, handed through functions to where the steps are observed, runs for that page's
  /// steps.
  @Test func aHandlerRunsForTheStepsOfItsOwnPage() {
    #expect(
      flow(".sink { handler($0) }") == [
        "AppDelegate flow Flow", "AppDelegate push HomePage", "CartPage sheet HelpController",
        "HomePage push CartPage",
      ])
  }

  /// The handler itself is the observer.
  @Test func aHandlerThatObserves() {
    #expect(
      flow(".sink(receiveValue: handler)") == [
        "AppDelegate flow Flow", "AppDelegate push HomePage", "CartPage sheet HelpController",
        "HomePage push CartPage",
      ])
  }

  /// The same by an operator that the app adds to streams.
  @Test func anOperatorOfTheApps() {
    let operators = """
      extension Publisher where Failure == Never {
        func sinkOnMain(_ receive: @escaping (Output) -> Void) -> AnyCancellable { sink { value in \
      DispatchQueue.main.async { receive(value) } } }
      }
      """
    #expect(
      flow(".sinkOnMain { handler($0) }", operators) == [
        "AppDelegate flow Flow", "AppDelegate push HomePage", "CartPage sheet HelpController",
        "HomePage push CartPage",
      ])
  }

  /// `present(make: { CartFlow(stack: $0) })` starts that flow, and no other.
  @Test func whatAClosureMakesIsStarted() {
    let edges = screenEdges([
      "App/App.swift": """
      import UIKit
      class Flow {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() {}
      }
      extension Flow {
        func present<F: Flow>(make: (UINavigationController) -> F) {
          let inner = UINavigationController()
          let child = make(inner)
          child.start()
          stack.present(inner, animated: true)
        }
      }
      final class MainFlow: Flow {
        override func start() { stack.pushViewController(HomeController(flow: self), animated: false) }
        func showCart() { present(make: { CartFlow(stack: $0) }) }
        func showHelp() { present(make: { HelpFlow(stack: $0) }) }
      }
      final class CartFlow: Flow { override func start() { stack.pushViewController(CartController(flow: self), \
      animated: false) } }
      final class HelpFlow: Flow { override func start() { stack.pushViewController(HelpController(), animated: false) \
      } }
      final class HomeController: UIViewController {
        let flow: MainFlow
        init(flow: MainFlow) { self.flow = flow; super.init(nibName: nil, bundle: nil) }
        @objc func cart() { flow.showCart() }
      }
      final class CartController: UIViewController {
        let flow: CartFlow
        init(flow: CartFlow) { self.flow = flow; super.init(nibName: nil, bundle: nil) }
      }
      final class HelpController: UIViewController {}
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func applicationDidFinishLaunching(_ application: UIApplication) {
          let stack = UINavigationController()
          window?.rootViewController = stack
          MainFlow(stack: stack).start()
        }
      }
      """
    ])
    #expect(edges.filter { $0.hasSuffix("push CartController") } == ["HomeController push CartController"])
    // Nobody starts that one: it leads on from itself.
    #expect(edges.filter { $0.hasSuffix("push HelpController") } == ["HelpFlow push HelpController"])
    #expect(!edges.contains { $0.hasSuffix("flow HelpFlow") })
  }

  /// A page that is told its view, which says the model: `class Scene<Content: ModelledView> { let model: Content.Model
  /// }`.
  @Test(arguments: ["Scene<HomeView>", "Titled<HomeView>"]) func aModelThatThePagesViewSays(_ base: String) {
    let edges = screenEdges([
      "App/App.swift": """
      import UIKit
      protocol PageModel { func appeared() }
      protocol ModelledView: UIView { associatedtype Model: PageModel }
      protocol TitledPage {}
      typealias Titled<Content: ModelledView> = Scene<Content> & TitledPage
      class Scene<Content: ModelledView>: UIViewController {
        typealias Model = Content.Model
        let model: Model
        required init(model: Model) { self.model = model; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() { model.appeared() }
      }
      final class HomeModel: PageModel { weak var page: UIViewController?; func appeared() { \
      page?.present(HelpController(), animated: true) } }
      final class CartModel: PageModel { func appeared() {} }
      final class HomeView: UIView, ModelledView { typealias Model = HomeModel }
      final class CartView: UIView, ModelledView { typealias Model = CartModel }
      final class HomePage: \(base) {}
      final class CartPage: Scene<CartView> {}
      final class HelpController: UIViewController {}
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func applicationDidFinishLaunching(_ application: UIApplication) {
          let tabs = UITabBarController()
          tabs.viewControllers = [HomePage(model: HomeModel()), CartPage(model: CartModel())]
          window?.rootViewController = tabs
        }
      }
      """
    ])
    #expect(edges.filter { $0.contains("HelpController") } == ["HomePage sheet HelpController"])
  }
}
