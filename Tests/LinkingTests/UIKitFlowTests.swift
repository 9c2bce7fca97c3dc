import Linking
import NavigationModel
import Testing

/// How UIKit apps hand controllers on: base classes, protocols, containers, early exits.
@Suite struct UIKitFlowTests {
  private let screens = """
    import UIKit
    final class ListController: UIViewController {}
    final class DetailController: UIViewController {}
    """

  @Test func aControllerThatABaseClassKeeps() {
    let lines = transitionLines(
      screens,
      """
      class Wireframe {
        private let kept: UIViewController
        init(controller: UIViewController) { kept = controller }
        var controller: UIViewController { kept }
      }
      final class ListWireframe: Wireframe { init() { super.init(controller: ListController()) } }
      final class DetailWireframe: Wireframe { init() { let made = DetailController(); super.init(controller: made) } }
      extension UINavigationController {
        func push(_ wireframe: Wireframe) { pushViewController(wireframe.controller, animated: true) }
      }
      extension UIViewController {
        func presentNobody(_ wireframe: Wireframe) { present(wireframe.controller, animated: true) }
      }
      final class Home: UIViewController {
        func list() { navigationController?.push(ListWireframe()) }
        func detail() { navigationController?.push(DetailWireframe()) }
      }
      """)
    #expect(lines == ["Home push DetailController", "Home push ListController"])
  }

  @Test func aProtocolThatControllersAndRoutersAnswer() {
    let lines = transitionLines(
      screens,
      """
      protocol Presentable { func toPresent() -> UIViewController? }
      extension UIViewController: Presentable { func toPresent() -> UIViewController? { self } }
      protocol DetailScreen: Presentable {}
      extension DetailController: DetailScreen {}
      final class Router: Presentable {
        private weak var root: UINavigationController?
        init(root: UINavigationController) { self.root = root }
        func toPresent() -> UIViewController? { root }
        func push(_ module: Presentable?) { push(module, animated: true) }
        func push(_ module: Presentable?, animated: Bool) {
          guard let controller = module?.toPresent() else { return }
          root?.pushViewController(controller, animated: animated)
        }
      }
      protocol Factory { func detail() -> DetailScreen }
      final class Modules: Factory { func detail() -> DetailScreen { DetailController() } }
      final class Home {
        let router = Router(root: UINavigationController()), factory: Factory = Modules()
        func open() { router.push(factory.detail()) }
      }
      """)
    #expect(lines == ["Home push DetailController"])
  }

  @Test func aParameterInsideOfAContainer() {
    let lines = transitionLines(
      screens,
      """
      final class Navigation: UINavigationController {}
      final class Home: UIViewController {
        func show(_ controller: UIViewController) {
          let navigation = Navigation(rootViewController: controller)
          present(navigation, animated: true)
        }
        func open() { show(DetailController()) }
      }
      """)
    #expect(lines == ["Home sheet DetailController"])
  }

  @Test func whatLeavesTheFunctionFirst() {
    let lines = transitionLines(
      screens,
      """
      enum Style { case root(UIWindow), push, modal }
      enum Scene { case list, detail }
      final class Navigator {
        func make(_ scene: Scene) -> UIViewController {
          switch scene {
          case .list: return ListController()
          case .detail: return DetailController()
          }
        }
        func show(_ scene: Scene, from sender: UIViewController?, as style: Style = .push) { show(make(scene), from: \
      sender, as: style) }
        private func show(_ target: UIViewController, from sender: UIViewController?, as style: Style) {
          switch style {
          case .root(let window):
            window.rootViewController = target
            return
          default: break
          }
          guard let sender = sender else { fatalError() }
          if let navigation = sender as? UINavigationController {
            navigation.pushViewController(target, animated: false)
            return
          }
          switch style {
          case .push: sender.navigationController?.pushViewController(target, animated: true)
          case .modal: sender.present(UINavigationController(rootViewController: target), animated: true)
          default: break
          }
        }
      }
      final class Home: UIViewController {
        let navigator = Navigator()
        func start(_ window: UIWindow) { navigator.show(.list, from: nil, as: .root(window)) }
        func open() { navigator.show(.detail, from: self, as: .modal) }
        func push() { navigator.show(.list, from: self) }
      }
      """)
    #expect(lines == ["Home push ListController", "Home root ListController", "Home sheet DetailController"])
  }

  @Test func tabsThatCoordinatorsFill() {
    let lines = transitionLines(
      screens,
      """
      protocol Coordinator { func start() }
      final class ListCoordinator: Coordinator {
        let navigation: UINavigationController
        init(_ navigation: UINavigationController) { self.navigation = navigation }
        func start() { navigation.setViewControllers([ListController()], animated: false) }
        func open() { navigation.pushViewController(DetailController(), animated: true) }
      }
      final class TabCoordinator: Coordinator {
        let tabs = UITabBarController()
        func start() { tabs.setViewControllers([makeTab()], animated: false) }
        private func makeTab() -> UINavigationController {
          let navigation = UINavigationController()
          ListCoordinator(navigation).start()
          return navigation
        }
      }
      """)
    #expect(lines.filter { $0.contains("tab") } == ["TabCoordinator tab ListController"])
  }

  @Test func whatAnIntermediateCallWasGivenDecides() {
    let lines = transitionLines(
      screens,
      """
      final class Center {
        static let list = "list", detail = "detail"
        weak var home: Home?
        func navigate(to place: String) {
          if place == Center.list {
            home?.showList()
          } else if place == Center.detail {
            home?.show(DetailController())
          }
        }
      }
      final class Presenter {
        let center = Center()
        func flow(_ place: String, _ controller: UIViewController) {
          guard place == Center.detail else { return }
          open(controller)
        }
        private func open(_ controller: UIViewController) { center.home?.show(controller) }
        func first() { flow(Center.list, ListController()) }
        func second() { flow(Center.detail, ListController()) }
      }
      final class Home: UIViewController {
        func showList() { navigationController?.pushViewController(ListController(), animated: true) }
        func show(_ controller: UIViewController) { present(controller, animated: true) }
      }
      """)
    #expect(lines == ["Center sheet DetailController", "Home push ListController", "Presenter sheet ListController"])
  }

  @Test func namesOfScenesMadeFromTypes() {
    let lines = transitionLines(
      screens,
      """
      final class Home: UIViewController {
        func make<T: UIViewController>() -> T {
          let name = NSStringFromClass(T.self).components(separatedBy: ".").last! + "Scene"
          guard name == "DetailControllerScene" else { return ListController() as! T }
          return DetailController() as! T
        }
        func open() {
          let detail: DetailController = make()
          present(detail, animated: true)
        }
      }
      """)
    #expect(lines == ["Home sheet DetailController"])
  }

  @Test func aTypeThatIsMadeFromAParameter() {
    let lines = transitionLines(
      screens,
      """
      final class Factory {
        func make<T: UIViewController>(_ type: T.Type) -> UIViewController { type.init() }
        func build<T: UIViewController>(_ type: T.Type) -> UIViewController { T() }
      }
      final class Home: UIViewController {
        let factory = Factory()
        func open() { show(factory.make(DetailController.self), sender: nil) }
        func list() { show(factory.build(ListController.self), sender: nil) }
      }
      """)
    #expect(lines == ["Home push DetailController", "Home push ListController"])
  }

  @Test func routersOfALibraryWhoseSourceIsElsewhere() {
    let lines = transitionLines(
      "import RIBs\n" + screens,
      """
      protocol HomeControllable: ViewControllable {}
      extension ListController: HomeControllable {}
      extension DetailController: ViewControllable {}
      extension ViewControllable {
        func push(_ other: ViewControllable) { \
      uiviewController.navigationController?.pushViewController(other.uiviewController, animated: true) }
      }
      protocol DetailBuildable: Buildable { func build() -> ViewableRouting }
      final class DetailRouter: ViewableRouter<Interactable, ViewControllable> {}
      final class DetailBuilder: Builder<Dependency>, DetailBuildable {
        func build() -> ViewableRouting { DetailRouter(interactor: Interactor(), viewController: DetailController()) }
      }
      final class HomeRouter: LaunchRouter<Interactable, HomeControllable> {
        let details: DetailBuildable
        init(interactor: Interactable, viewController: HomeControllable, details: DetailBuildable) {
          self.details = details
          super.init(interactor: interactor, viewController: viewController)
        }
        func attachDetail() {
          let detail = details.build()
          attachChild(detail)
          viewController.push(detail.viewControllable)
        }
      }
      """)
    #expect(lines == ["HomeRouter push DetailController"])
  }

  /// An operator of the app hands a new object to a closure that sets it up.
  @Test func anOperatorThatConfigures() {
    let lines = transitionLines(
      screens,
      """
      infix operator &>: AdditionPrecedence
      @discardableResult
      public func &> <Input>(value: Input, function: (inout Input) throws -> Void) rethrows -> Input {
        var changed = value
        try function(&changed)
        return changed
      }
      final class ChildCoordinator {
        weak var delegate: AnyObject?
        private let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          let list = ListController() &> { $0.title = "List" }
          navigation.pushViewController(list, animated: true)
        }
      }
      final class ParentCoordinator {
        private let navigation = UINavigationController()
        private var child: ChildCoordinator?
        func start() {
          let made = ChildCoordinator(navigation: navigation) &> { $0.delegate = self }
          child = made
          made.start()
        }
        func detail() {
          let detail = DetailController() &> { $0.title = "Detail" }
          let inner = UINavigationController(rootViewController: detail) &> {
            $0.modalPresentationStyle = .fullScreen
          }
          navigation.present(inner, animated: true)
        }
      }
      """)
    #expect(
      lines == [
        "ChildCoordinator push ListController", "ParentCoordinator cover DetailController",
        "ParentCoordinator flow ChildCoordinator",
      ])
  }

  @Test func tabsThatMakeTheirControllers() {
    let lines = transitionLines(
      screens,
      """
      final class Root: UITabBarController {
        init(title: String) {
          super.init(nibName: nil, bundle: nil)
          let shown = title
          tabs = [
            UITab(title: shown, image: nil, identifier: "list") { _ in UINavigationController(rootViewController: \
      ListController()) },
            UITabGroup(title: "More", image: nil, identifier: "more", children: [UITab(title: "Detail", image: nil, \
      identifier: "detail", viewControllerProvider: { _ in DetailController() })]),
          ]
        }
      }
      """)
    #expect(lines == ["Root tab DetailController", "Root tab ListController"])
  }

  /// Protocols of the app stand before UIKit's classes, so that tests can put something else there.
  @Test func protocolsThatUIKitAnswers() {
    let lines = transitionLines(
      screens,
      """
      protocol URLOpener { func open(_ url: URL, options: [String: Any], completionHandler: ((Bool) -> Void)?) }
      extension UIApplication: URLOpener {}
      protocol Subscribable { var topic: String { get } }
      extension Subscribable where Self: UIViewController {
        func showDetail() {
          let navigationController = UINavigationController(rootViewController: DetailController())
          present(navigationController, animated: true, completion: nil)
        }
      }
      final class Home: UIViewController, Subscribable {
        let topic = "Home", opener: any URLOpener = UIApplication.shared
        func openDetail() { showDetail() }
        func openSite(_ address: String) { if let url = URL(string: address) { opener.open(url, options: [:], \
      completionHandler: nil) } }
      }
      """)
    #expect(lines == ["Home url external", "Subscribable sheet DetailController"])
  }

  /// What an app adds to a controller under the name of UIKit's own method goes back for its callers.
  @Test func aVariantOfGoingBack() {
    let lines = transitionLines(
      screens,
      """
      extension UINavigationController {
        func popViewController(animated: Bool, completion: @escaping () -> Void) {
          popViewController(animated: animated)
          completion()
        }
      }
      final class Home: UIViewController {
        func leave() { navigationController?.popViewController(animated: true) { print("left") } }
      }
      """)
    #expect(lines == ["Home back pop"])
  }

  /// A property of UIKit's is what it is, also where the app has a static function of its name.
  @Test func aStaticFunctionNamedLikeAProperty() {
    let lines = transitionLines(
      screens,
      """
      class BaseNavigation: UINavigationController {}
      extension UIViewController { class func topViewController(from root: UIViewController? = nil) -> \
      UIViewController? { root } }
      final class Service {
        static func open() {
          if let root = UIApplication.shared.keyWindow?.rootViewController as? BaseNavigation { \
      root.topViewController?.present(DetailController(), animated: true) }
        }
      }
      """)
    #expect(lines == ["Service sheet DetailController"])
  }

  /// A module makes its screens when they are first asked for, and keeps them.
  @Test func aStackThatAPropertyKeeps() {
    let lines = transitionLines(
      screens,
      """
      class BaseNavigation: UINavigationController {}
      final class ListModule {
        private var navigation: BaseNavigation?
        var view: UIViewController {
          guard let view = navigation else {
            let list = ListController(nibName: nil, bundle: nil)
            navigation = BaseNavigation(rootViewController: list)
            return navigation!
          }
          return view
        }
      }
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: \
      [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window?.rootViewController = ListModule().view
          return true
        }
      }
      class AppAlert: UIAlertController {
        func show(from host: UIViewController) { host.present(self, animated: true) }
        class func warn(_ text: String, from host: UIViewController) {
          let alert: AppAlert = AppAlert(title: text, message: nil, preferredStyle: .alert)
          alert.show(from: host)
        }
      }
      """)
    #expect(lines == ["AppAlert alert alert", "AppDelegate root ListController"])
  }

  /// A library's controller comes out of a nib that the library finds.
  @Test func aLibrarysControllerOutOfAFactoryOfTheLibrary() {
    let lines = transitionLines(
      screens,
      """
      import Pinpad
      extension PinpadViewController {
        static func styled(isHidden: Bool) -> PinpadViewController {
          let pad = PinpadViewController.instantiateFromResourceNib()
          pad.isHidden = isHidden
          return pad
        }
      }
      final class Home: UIViewController {
        func ask() {
          let pad = PinpadViewController.styled(isHidden: true)
          pad.modalPresentationStyle = .overFullScreen
          present(pad, animated: true, completion: nil)
        }
      }
      """)
    #expect(lines == ["Home cover PinpadViewController"])
  }

  /// A class that answers a delegate's method named like a property of its own.
  @Test func aDelegatesMethodNamedLikeAProperty() {
    let lines = transitionLines(
      screens,
      """
      final class Home: UIViewController, UINavigationControllerDelegate, UITabBarControllerDelegate {
        func open() { navigationController?.pushViewController(DetailController(), animated: true) }
        func leave() { self.navigationController?.popViewController(animated: true) }
        func list() { tabBarController?.viewControllers = [ListController()] }
        func navigationController(_ navigationController: UINavigationController, willShow controller: \
      UIViewController, animated: Bool) {}
        func tabBarController(_ tabBarController: UITabBarController, didSelect controller: UIViewController) {}
      }
      """)
    #expect(lines == ["Home back pop", "Home push DetailController", "Home tab ListController"])
  }

  @Test func aStaticMakerCalledOnATypeThatIsHandedIn() {
    let lines = transitionLines(
      """
      import UIKit
      class BaseController<Model>: UIViewController {
        static func make() -> Self { let made = Self.init(nibName: nil, bundle: nil); made.title = ""; return made }
      }
      final class FirstController: BaseController<Int> {}
      final class SecondController: BaseController<String> {}
      final class Flow {
        let navigation = UINavigationController()
        func first() { push(FirstController.self) }
        func second() { push(SecondController.self) }
        private func push<Model, Screen: BaseController<Model>>(_ screen: Screen.Type) { \
      navigation.pushViewController(screen.make(), animated: true) }
      }
      """)
    #expect(lines == ["Flow push FirstController", "Flow push SecondController"])
  }

  @Test func aHostingControllerThatDressesWhatItIsGiven() {
    let lines = transitionLines(
      """
      import SwiftUI
      final class DressedController<Content: View>: UIHostingController<AnyView> {
        init(_ content: Content) { super.init(rootView: AnyView(content.tint(.red))) }
      }
      struct Detail: View { var body: some View { Text("Detail") } }
      final class Flow {
        let navigation = UINavigationController()
        func detail() { navigation.pushViewController(DressedController(Detail()), animated: true) }
      }
      """)
    #expect(lines == ["Flow push Detail"])
  }

  /// The same with a view of the app's own around any content.
  @Test func aHostingControllerThatFramesWhatItIsGiven() {
    let lines = transitionLines(
      """
      import SwiftUI
      final class FramedController<Content: View>: UIHostingController<Frame<Content>> {
        init(_ content: Content, setUp: ((UIViewController) -> Void)? = nil) {
          let reference = Reference()
          super.init(rootView: Frame(content: content, reference: reference))
          setUp?(self)
        }
      }
      final class Reference {}
      struct Frame<Content: View>: View {
        let content: Content
        let reference: Reference
        var body: some View { content.tint(.red) }
      }
      struct Detail: View { var body: some View { Text("Detail") } }
      struct Info: View { var body: some View { Text("Info") } }
      final class Flow {
        let navigation = UINavigationController()
        func detail() {
          let page = Detail()
          let controller = FramedController(page)
          navigation.show(controller, sender: self)
        }
        func info() { navigation.present(FramedController(Info()), animated: true) }
      }
      """)
    #expect(lines == ["Flow push Detail", "Flow sheet Info"])
  }

  @Test func theColumnsOfASplitView() {
    let lines = transitionLines(
      screens,
      """
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let split = UISplitViewController(style: .doubleColumn)
          split.setViewController(ListController(), for: .primary)
          split.setViewController(UINavigationController(rootViewController: DetailController()), for: .secondary)
          window?.rootViewController = split
        }
      }
      """)
    #expect(
      lines == [
        "SceneDelegate root DetailController", "SceneDelegate root ListController",
        "SceneDelegate root UISplitViewController",
      ])
  }

  @Test func aStyleThatOnlySomeAreGiven() {
    let lines = transitionLines(
      screens,
      """
      enum Modal { case list, detail }
      final class Presenter {
        let host = UIViewController()
        func show(_ modal: Modal) {
          let controller = make(modal)
          if case .detail = modal { controller.modalPresentationStyle = .fullScreen }
          host.present(controller, animated: true)
        }
        private func make(_ modal: Modal) -> UIViewController {
          switch modal {
          case .list: return ListController()
          case .detail: return DetailController()
          }
        }
      }
      final class Home: UIViewController {
        let presenter = Presenter()
        func list() { presenter.show(.list) }
        func detail() { presenter.show(.detail) }
      }
      """)
    #expect(lines == ["Home cover DetailController", "Home sheet ListController"])
  }

  /// A coordinator starts the one that it makes by a method that says what begins; one that it is given, it only asks
  /// for something.
  @Test func aStartThatSaysWhatBegins() {
    let lines = transitionLines(
      """
      import UIKit
      final class ScanCoordinator {
        func startScan(from page: UIViewController) { page.present(Scan(), animated: true) }
        func started() {}
      }
      final class HelpCoordinator { func startHelp(from page: UIViewController) { page.present(Help(), animated: true) \
      } }
      final class MainCoordinator {
        var scan: ScanCoordinator?
        let help: HelpCoordinator
        init(help: HelpCoordinator) { self.help = help }
        func open(from page: UIViewController) {
          scan = ScanCoordinator()
          scan?.startScan(from: page)
          scan?.started()
          help.startHelp(from: page)
        }
      }
      final class Scan: UIViewController {}
      final class Help: UIViewController {}
      """)
    #expect(lines.filter { $0.contains(" flow ") } == ["MainCoordinator flow ScanCoordinator"])
  }
}
