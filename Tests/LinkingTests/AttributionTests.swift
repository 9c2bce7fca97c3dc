import Linking
import Testing

/// Which screens a user is on when code of a coordinator runs.
@Suite struct AttributionTests {
  /// A view model gets its coordinator's methods as a struct of closures and calls them when its screen tells it to.
  @Test func actionsHandedOnInAStruct() {
    let edges = screenEdges([
      "App/Flow.swift": """
      struct ListActions {
        let showDetail: (Int) -> Void
        let showFilters: (@escaping (String) -> Void) -> Void
      }
      protocol ListModel { func select(_ id: Int); func filter() }
      final class DefaultListModel: ListModel {
        private let actions: ListActions?
        init(actions: ListActions? = nil) { self.actions = actions }
        func select(_ id: Int) { actions?.showDetail(id) }
        func filter() { actions?.showFilters(apply(filter:)) }
        private func apply(filter: String) {}
      }
      final class List: UIViewController {
        private let model: ListModel
        init(model: ListModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
        @objc func tapped() { model.select(1) }
        @objc func tappedFilter() { model.filter() }
      }
      final class Detail: UIViewController {}
      final class Filters: UIViewController {}
      final class Container {
        func makeList(actions: ListActions) -> UIViewController { List(model: DefaultListModel(actions: actions)) }
      }
      final class Flow {
        private weak var navigation: UINavigationController?
        private let container = Container()
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          let actions = ListActions(showDetail: showDetail, showFilters: showFilters)
          navigation?.pushViewController(container.makeList(actions: actions), animated: false)
        }
        private func showDetail(_ id: Int) { navigation?.pushViewController(Detail(), animated: true) }
        private func showFilters(done: @escaping (String) -> Void) { navigation?.present(Filters(), animated: true) }
      }
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: \
      [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          let navigation = UINavigationController()
          window?.rootViewController = navigation
          Flow(navigation: navigation).start()
          return true
        }
      }
      """
    ])
    #expect(edges.contains("List push Detail"))
    #expect(edges.contains("List sheet Filters"))
    #expect(edges.contains("AppDelegate push List"))
    #expect(edges.contains("AppDelegate flow Flow"))
    #expect(edges.count == 4, "\(edges)")
  }

  /// The coordinator knows the view model by a protocol, and the one its screen belongs to by a base class.
  @Test func closuresSetThroughAProtocolAndChildrenOfABaseClass() {
    let edges = screenEdges([
      "App/Flow.swift": """
      protocol ListModel: AnyObject { var detailAction: (() -> Void)? { get set } }
      final class DefaultListModel: ListModel {
        var detailAction: (() -> Void)?
        func select() { detailAction?() }
      }
      final class List: UIViewController {
        private let model = DefaultListModel()
        @objc func tapped() { model.select() }
      }
      final class Detail: UIViewController {
        var more: (() -> Void)?
        @objc func tapped() { more?() }
      }
      final class More: UIViewController {}
      class Flow {
        let root: UINavigationController
        init(root: UINavigationController) { self.root = root }
        final func start() { begin(at: nil) }
        func begin(at url: URL?) {}
        func start(_ child: Flow) { child.begin(at: nil) }
      }
      final class Builder {
        func list(_ root: UINavigationController) -> Flow { ListFlow(root: root, model: DefaultListModel()) }
        func detail(_ root: UINavigationController) -> Flow { DetailFlow(root: root) }
        func more(_ root: UINavigationController) -> Flow { MoreFlow(root: root) }
      }
      final class ListFlow: Flow {
        private let model: ListModel
        private let builder = Builder()
        init(root: UINavigationController, model: ListModel) {
          self.model = model
          super.init(root: root)
          model.detailAction = { [weak self] in self?.showDetail() }
        }
        override func begin(at url: URL?) { root.setViewControllers([List()], animated: false) }
        private func showDetail() {
          let next = builder.detail(root)
          start(next)
        }
      }
      final class DetailFlow: Flow {
        private let builder = Builder()
        override func begin(at url: URL?) {
          let detail = Detail()
          detail.more = { [weak self] in self?.showMore() }
          root.pushViewController(detail, animated: true)
        }
        private func showMore() { start(builder.more(root)) }
      }
      final class MoreFlow: Flow {
        override func begin(at url: URL?) { root.pushViewController(More(), animated: true) }
      }
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: \
      [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          let navigation = UINavigationController()
          window?.rootViewController = navigation
          Builder().list(navigation).start()
          return true
        }
      }
      """
    ])
    #expect(edges.filter { $0.contains(" push ") } == ["Detail push More", "List push Detail"])
  }

  private let delegating = """
    protocol FlowDelegate: AnyObject { func didFinish(_ child: Flow) }
    protocol Flow: AnyObject { var delegate: FlowDelegate? { get set }; func start() }
    final class Login: UIViewController { weak var flow: LoginFlow?; @objc func done() { \
    flow?.delegate?.didFinish(flow!) } }
    final class Home: UIViewController { weak var flow: HomeFlow?; @objc func out() { flow?.delegate?.didFinish(flow!) \
    } }
    protocol Playing: Flow { func play() }
    final class Game: UIViewController { weak var flow: Playing?; @objc func leave() { \
    flow?.delegate?.didFinish(flow!) } }
    final class LoginFlow: Flow {
      let navigation: UINavigationController
      weak var delegate: FlowDelegate?
      init(_ navigation: UINavigationController) { self.navigation = navigation }
      func start() { let login = Login(); login.flow = self; navigation.pushViewController(login, animated: true) }
    }
    final class GameFlow: Playing {
      let navigation: UINavigationController
      weak var delegate: FlowDelegate?
      init(_ navigation: UINavigationController) { self.navigation = navigation }
      func start() { let game = Game(); game.flow = self; navigation.pushViewController(game, animated: true) }
      func play() {}
    }
    final class HomeFlow: Flow, FlowDelegate {
      let navigation: UINavigationController
      weak var delegate: FlowDelegate?
      init(_ navigation: UINavigationController) { self.navigation = navigation }
      func start() { let home = Home(); home.flow = self; navigation.pushViewController(home, animated: true) }
      func play() { let game = GameFlow(navigation); game.delegate = self; game.start() }
      func didFinish(_ child: Flow) { navigation.viewControllers.removeLast() }
    }
    """

  /// Two coordinators answer one delegate protocol; each screen's coordinator tells its own delegate only.
  @Test func aDelegateIsWhatWasSetOnTheObject() {
    let edges = screenEdges([
      "App/Flows.swift": delegating,
      "App/App.swift": """
      final class AppFlow: FlowDelegate {
        let navigation = UINavigationController()
        func start() { showLogin() }
        func showLogin() { let login = LoginFlow(navigation); login.delegate = self; login.start() }
        func showHome() { let home = HomeFlow(navigation); home.delegate = self; home.start() }
        func didFinish(_ child: Flow) {
          switch child {
          case is LoginFlow: showHome()
          case is HomeFlow: showLogin()
          default: break
          }
        }
      }
      """,
    ])
    #expect(
      edges.filter { $0.contains("push Home") || $0.contains("push Login") } == ["Home push Login", "Login push Home"])
    #expect(edges.contains("Game back pop"))
  }

  /// The variable that gets the delegate is of the protocol's type; what it holds was made in the arms before.
  @Test func aDelegateSetOnOneOfSeveralObjects() {
    let edges = screenEdges([
      "App/Flows.swift": delegating,
      "App/App.swift": """
      enum Tab { case login, home }
      final class TabFlow: FlowDelegate {
        let navigation = UINavigationController()
        func open(_ tab: Tab) {
          let flow: Flow
          switch tab {
          case .login: flow = LoginFlow(navigation)
          case .home: flow = HomeFlow(navigation)
          }
          flow.delegate = self
          flow.start()
        }
        func didFinish(_ child: Flow) { navigation.present(UIActivityViewController(activityItems: [], \
      applicationActivities: nil), animated: true) }
      }
      """,
    ])
    #expect(
      edges.filter { $0.hasSuffix("sheet UIActivityViewController") } == [
        "Home sheet UIActivityViewController", "Login sheet UIActivityViewController",
      ])
  }

  /// What an app adds to every controller shows it on the screen that calls it.
  @Test func anAlertInAnExtensionOfEveryController() {
    let edges = screenEdges([
      "App/Screens.swift": """
      extension UIViewController {
        func warn(_ text: String) {
          let alert = UIAlertController(title: text, message: nil, preferredStyle: .alert)
          present(alert, animated: true)
        }
      }
      class Base: UIViewController {}
      final class First: Base { func fail() { self.warn("no") } }
      final class Second: Base { func fail() { model.run { [weak self] in self?.warn("no") } } }
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        func show(_ navigation: UINavigationController) {
          navigation.pushViewController(First(), animated: true)
          navigation.pushViewController(Second(), animated: true)
        }
      }
      """
    ])
    #expect(edges.contains("First alert alert") && edges.contains("Second alert alert"), "\(edges)")
  }

  /// What a request answers is mapped to a value: that value's own properties are no streams.
  @Test func aMappedAnswerIsNoStream() {
    let edges = screenEdges([
      "App/Screens.swift": """
      import RxSwift
      final class Service {
        func load() -> Single<Int> { fetch().map { answer in answer.count() } }
        func fetch() -> Single<Answer> { Single<Answer>.create { _ in Disposables.create() } }
      }
      struct Answer { let user: BehaviorRelay<Int>; func count() -> Int { return user.value } }
      final class Other: UIViewController { let answer: Answer; init(answer: Answer) { self.answer = answer }; @objc \
      func tap() { answer.user.accept(1) } }
      final class List: UIViewController {
        let service = Service()
        let bag = DisposeBag()
        @objc func tap() { service.load().subscribe(onSuccess: { _ in \
      self.navigationController?.pushViewController(Other(answer: Answer(user: .init(value: 1))), animated: true) \
      }).disposed(by: bag) }
      }
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        func show(_ navigation: UINavigationController) { navigation.pushViewController(List(), animated: true) }
      }
      """
    ])
    #expect(edges.filter { $0.hasSuffix("push Other") } == ["List push Other"])
  }

  @Test func aScreenInPlaceOfTheLastOne() {
    let edges = screenEdges([
      "App/Screens.swift": """
      final class Done: UIViewController {}
      final class Form: UIViewController {
        @objc func save() {
          guard var list = navigationController?.viewControllers else { return }
          list.removeLast()
          list.append(Done())
          navigationController?.setViewControllers(list, animated: true)
        }
      }
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        func show(_ navigation: UINavigationController) { navigation.pushViewController(Form(), animated: true) }
      }
      """
    ])
    #expect(edges.contains("Form root Done"))
  }

  /// A private function that nobody calls runs on no screen, and least of all where its type is made.
  @Test func aPrivateFunctionThatNobodyCalls() {
    let edges = screenEdges([
      "App/Screens.swift": """
      final class Flow {
        let navigation = UINavigationController()
        func showList() { navigation.pushViewController(List(model: Model(flow: self)), animated: true) }
        func showDetail() { navigation.pushViewController(Detail(), animated: true) }
      }
      final class Model {
        let flow: Flow
        init(flow: Flow) { self.flow = flow }
        func tapped() { flow.showDetail() }
        private func leave() { flow.showDetail() }
      }
      final class List: UIViewController { let model: Model; init(model: Model) { self.model = model }; func tap() { \
      model.tapped() } }
      final class Start: UIViewController { let flow = Flow(); func tap() { flow.showList() } }
      final class Detail: UIViewController {}
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        func show(_ navigation: UINavigationController) { navigation.pushViewController(Start(), animated: true) }
      }
      """
    ])
    #expect(edges.filter { $0.hasSuffix("push Detail") } == ["List push Detail"])
  }

  /// A view model observes a stream of a library from the start: what that makes it do, it does on its own screen.
  @Test func aViewModelThatObservesSinceItWasMade() {
    let edges = screenEdges([
      "App/Screens.swift": """
      import Combine
      import UIKit
      final class Flow {
        let navigation = UINavigationController()
        private var bag = Set<AnyCancellable>()
        func showList() {
          let model = ListModel(store: Store())
          model.opened.sink { [weak self] in self?.navigation.pushViewController(Detail(), animated: true) }.store(in: \
      &bag)
          navigation.pushViewController(List(model: model), animated: true)
        }
      }
      final class Store { var changes: AnyPublisher<Int, Never> { Library.shared.publisher() } }
      protocol ListModelling { var opened: PassthroughSubject<Void, Never> { get } }
      final class ListModel: ListModelling {
        let opened = PassthroughSubject<Void, Never>()
        private let store: Store
        private var bag = Set<AnyCancellable>()
        init(store: Store) { self.store = store; bind() }
        private func bind() { store.changes.sink { [weak self] _ in self?.opened.send() }.store(in: &bag) }
      }
      final class List: UIViewController { private let model: ListModelling; init(model: ListModelling) { self.model = \
      model; super.init(nibName: nil, bundle: nil) } }
      final class Start: UIViewController { let flow = Flow(); @objc func tap() { flow.showList() } }
      final class Detail: UIViewController {}
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        func show(_ navigation: UINavigationController) { navigation.pushViewController(Start(), animated: true) }
      }
      """
    ])
    #expect(edges.filter { $0.hasSuffix("push Detail") } == ["List push Detail"])
  }

  /// Rows are values that hold what a tap does; the view model is known by two protocols.
  @Test func rowsThatHoldAMethodOfAProtocol() {
    let edges = screenEdges([
      "App/Screens.swift": """
      struct Row { let title: String; let handler: () -> Void }
      protocol ModelInput { func fontTapped() }
      protocol ModelOutput { var title: String { get } }
      typealias Modelling = ModelInput & ModelOutput
      final class Model: Modelling {
        let flow: Flow
        let title = ""
        init(flow: Flow) { self.flow = flow }
        func fontTapped() { flow.showFonts() }
      }
      final class Settings: UIViewController {
        private var model: Modelling!
        private lazy var rows: [Row] = { [Row(title: "Font", handler: self.model.fontTapped)] }()
        convenience init(model: Modelling) { self.init(nibName: nil, bundle: nil); self.model = model }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { let handler = \
      rows[indexPath.row].handler; handler() }
      }
      final class Fonts: UIViewController {}
      final class Start: UIViewController { let flow = Flow(); @objc func tap() { flow.showSettings() } }
      final class Flow {
        let navigation = UINavigationController()
        func showSettings() { let model = Model(flow: self); navigation.pushViewController(Settings(model: model), \
      animated: true) }
        func showFonts() { navigation.present(Fonts(), animated: true) }
      }
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        func show(_ navigation: UINavigationController) { navigation.pushViewController(Start(), animated: true) }
      }
      """
    ])
    #expect(edges.filter { $0.hasSuffix("sheet Fonts") } == ["Settings sheet Fonts"])
  }

  /// Everybody asks with the same function: what one does when the user agrees, nobody else does.
  @Test func aClosureHandedToAFunctionThatAllShare() {
    let edges = screenEdges([
      "App/Screens.swift": """
      extension UIAlertController {
        static func ask(_ title: String, onAgreed: @escaping () -> Void) -> UIAlertController {
          let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in onAgreed() })
          return alert
        }
      }
      final class First: UIViewController {
        @objc func tap() { present(UIAlertController.ask("Go?", onAgreed: { \
      self.navigationController?.pushViewController(Detail(), animated: true) }), animated: true) }
      }
      final class Second: UIViewController { let flow = Flow(); @objc func tap() { flow.end() } }
      final class Third: UIViewController { @objc func tap() { present(UIAlertController.ask("Sure?", onAgreed: {}), \
      animated: true) } }
      final class Flow {
        let navigation = UINavigationController()
        func end() {
          let alert = UIAlertController.ask("End?", onAgreed: { [weak self] in self?.finish() })
          navigation.present(alert, animated: true)
        }
        private func finish() { navigation.pushViewController(Ended(), animated: true) }
      }
      final class Detail: UIViewController {}
      final class Ended: UIViewController {}
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        func show(_ navigation: UINavigationController) {
          for screen in [First(), Second(), Third()] { navigation.pushViewController(screen, animated: true) }
        }
      }
      """
    ])
    #expect(edges.filter { $0.hasSuffix("push Ended") } == ["Second push Ended"])
    #expect(edges.filter { $0.hasSuffix("push Detail") } == ["First push Detail"])
  }
}

/// Closures that shared helpers and shared components run: each on the screen of whoever made it.
@Suite struct SharedHelperTests {
  private static let app = """
    import SwiftUI
    struct Detail: View { var body: some View { Text("detail") } }
    struct Info: View { var body: some View { Text("info") } }
    """

  @Test func aHelperRunsTheClosureOfItsCaller() {
    let edges = screenEdges([
      "App/App.swift": Self.app + """
        import UIKit
        class BaseController: UIViewController {}
        extension UIViewController {
          func afterLogin(_ action: () -> Void) { if Session.isOpen { action() } }
        }
        final class FirstController: BaseController {
          func tapped() { afterLogin { self.navigationController?.pushViewController(UIHostingController(rootView: \
        Detail()), animated: true) } }
        }
        final class SecondController: BaseController {
          func tapped() { afterLogin { self.navigationController?.pushViewController(UIHostingController(rootView: \
        Info()), animated: true) } }
        }
        final class Flow {
          let navigation = UINavigationController()
          func start() { navigation.pushViewController(FirstController(), animated: true) }
          func next() { navigation.pushViewController(SecondController(), animated: true) }
        }
        """
    ])
    #expect(edges.contains("FirstController push Detail") && edges.contains("SecondController push Info"))
    #expect(!edges.contains("SecondController push Detail") && !edges.contains("FirstController push Info"))
  }

  @Test func aRowRunsTheClosureOfTheScreenItIsOn() {
    let edges = screenEdges([
      "App/App.swift": Self.app + """
        struct Row: View {
          let action: () -> Void
          var body: some View { Button("Open", action: action) }
        }
        enum Page: Hashable { case detail, info }
        final class Router: ObservableObject {
          @Published var path: [Page] = []
          func open(_ page: Page) { path.append(page) }
        }
        struct Home: View {
          @StateObject var router = Router()
          var body: some View {
            TabView {
              NavigationStack(path: $router.path) {
                First(router: router).navigationDestination(for: Page.self) { page in
                  switch page {
                  case .detail: Detail()
                  case .info: Info()
                  }
                }
              }
              Second(router: router)
            }
          }
        }
        struct First: View {
          let router: Router
          var body: some View { Row(action: { router.open(.detail) }) }
        }
        struct Second: View {
          let router: Router
          var body: some View { Row { router.open(.info) } }
        }
        @main struct Demo: App { var body: some Scene { WindowGroup { Home() } } }
        """
    ])
    #expect(edges.contains("First push Detail") && edges.contains("Second push Info"))
    #expect(!edges.contains("First push Info") && !edges.contains("Second push Detail"))
  }
}

/// One object answers several delegates whose methods differ in the types they take alone.
@Suite struct OverloadedDelegateTests {
  @Test func whatIsTakenTellsWhoseMethodItIs() {
    let edges = screenEdges([
      "App/App.swift": """
      import UIKit
      enum Setting { case about, help }
      enum Topic { case license }
      protocol SettingsDelegate: AnyObject { func didSelect(_ controller: UIViewController, entry: Setting) }
      protocol AboutDelegate: AnyObject { func didSelect(_ controller: UIViewController, entry: Topic) }
      final class SettingsController: UIViewController {
        weak var delegate: SettingsDelegate?
        func tapped(_ entry: Setting) { delegate?.didSelect(self, entry: entry) }
      }
      final class AboutController: UIViewController {
        weak var delegate: AboutDelegate?
        func tapped(_ topic: Topic) { delegate?.didSelect(self, entry: topic) }
      }
      final class LicenseController: UIViewController {}
      final class Flow: SettingsDelegate, AboutDelegate {
        let navigation = UINavigationController()
        func start() {
          let settings = SettingsController()
          settings.delegate = self
          navigation.pushViewController(settings, animated: false)
        }
        func didSelect(_ controller: UIViewController, entry: Setting) {
          let about = AboutController()
          about.delegate = self
          navigation.pushViewController(about, animated: true)
        }
        func didSelect(_ controller: UIViewController, entry: Topic) { \
      navigation.pushViewController(LicenseController(), animated: true) }
      }
      """
    ])
    #expect(edges == ["AboutController push LicenseController", "SettingsController push AboutController"])
  }

  /// One function shows everything; an extension fills in from where, and only the callers say both.
  @Test func armsThatOnlyTheWrappersCallersDecide() {
    let edges = screenEdges([
      "App/Flow.swift": """
      import UIKit
      enum Page { case list, detail, settings }
      enum Context { case full }
      protocol Navigating { static var page: Page { get } }
      protocol Router { func navigate(from: Page, to: Page, context: Context?) }
      extension Router { func navigate(from: Page, to: Page) { navigate(from: from, to: to, context: nil) } }
      final class Dependencies { static let shared = Dependencies(); lazy var router: Router = AppRouter() }
      extension Navigating {
        func navigate(to page: Page, context: Context? = nil) { Dependencies.shared.router.navigate(from: Self.page, \
      to: page, context: context) }
      }
      final class AppRouter: Router {
        var current: UIViewController?
        func navigate(from origin: Page, to destination: Page, context: Context?) {
          DispatchQueue.main.async { [weak self] in
            guard let self = self else { return }
            switch (origin, destination) {
            case (.list, .detail): self.current?.present(Detail(), animated: true)
            case (.list, .settings), (.detail, .settings):
              self.current?.present(Settings(), animated: true)
              if case .full = context { self.current?.present(Full(), animated: true) }
            case (.settings, .detail): self.navigate(from: .list, to: .detail)
            default: break
            }
          }
        }
      }
      final class List: UIViewController, Navigating {
        static var page: Page = .list
        @objc func open() { navigate(to: .detail) }
        @objc func openSettings() { navigate(to: .settings, context: .full) }
      }
      final class Detail: UIViewController, Navigating {
        static var page: Page = .detail
        @objc func open() { navigate(to: .settings) }
      }
      final class Settings: UIViewController, Navigating {
        static var page: Page = .settings
        @objc func open() { navigate(to: .detail) }
      }
      final class Full: UIViewController {}
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: \
      [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window?.rootViewController = List()
          return true
        }
      }
      """
    ])
    #expect(
      edges == [
        "AppDelegate root List", "Detail sheet Settings", "List sheet Detail", "List sheet Full", "List sheet Settings",
        "Settings sheet Detail",
      ])
  }

  /// A picker shows itself; the user comes from the screens that tell it to.
  @Test func aScreenThatShowsItself() {
    let edges = screenEdges([
      "App/Flow.swift": """
      import UIKit
      class Picker<T>: UITableViewController {
        init(items: [T]) { super.init(style: .grouped) }
      }
      extension Picker {
        func present(in host: UIViewController) {
          let navigation = UINavigationController(rootViewController: self)
          host.present(navigation, animated: true, completion: nil)
        }
      }
      final class List: UIViewController {
        func pick() { let picker = Picker(items: [1]); picker.present(in: self) }
      }
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: \
      [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window?.rootViewController = List()
          return true
        }
      }
      """
    ])
    #expect(edges == ["AppDelegate root List", "List sheet Picker"])
  }

  /// What a container is made of is a part of it, whoever makes it; its base class is a library's.
  @Test func controllersThatAContainerIsMadeOf() {
    let edges = screenEdges([
      "App/Flow.swift": """
      import UIKit
      import Drawers
      final class Drawer: DrawerBase {
        override func viewDidLoad() { super.viewDidLoad() }
      }
      final class Map: UIViewController {
        func open() { navigationController?.pushViewController(Detail(), animated: true) }
      }
      final class List: UIViewController {
        func open() { present(Detail(), animated: true) }
      }
      final class Detail: UIViewController {}
      final class Factory {
        static func make() -> UIViewController {
          let list = List()
          return Drawer(content: Map(), drawer: list)
        }
      }
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: \
      [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window?.rootViewController = UINavigationController(rootViewController: Factory.make())
          return true
        }
      }
      """
    ])
    #expect(edges == ["AppDelegate root Drawer", "Drawer push Detail", "Drawer sheet Detail"])
  }

  /// A base class runs what it is given when a view model has finished; which one, each call says.
  @Test func closuresThatAHelperRunsForAStream() {
    let edges = screenEdges([
      "App/Flow.swift": """
      import UIKit
      import Combine
      protocol Finishing { var onFinish: AnyPublisher<Void, Never> { get } }
      class BaseCoordinator {
        var cancellables = Set<AnyCancellable>()
        func bindFinish(from model: Finishing, action: @escaping () -> Void) {
          model.onFinish.first().receive(on: DispatchQueue.main).sink { [weak self] _ in
            guard self != nil else { return }
            action()
          }.store(in: &cancellables)
        }
      }
      final class ListModel: Finishing {
        private let finished = PassthroughSubject<Void, Never>()
        var onFinish: AnyPublisher<Void, Never> { finished.eraseToAnyPublisher() }
        func tapped() { finished.send() }
      }
      final class DetailModel: Finishing {
        private let done = PassthroughSubject<Void, Never>()
        var onFinish: AnyPublisher<Void, Never> { done.eraseToAnyPublisher() }
        func tapped() { done.send() }
      }
      final class List: UIViewController {
        let model: ListModel
        init(model: ListModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
        @objc func tapped() { model.tapped() }
      }
      final class Detail: UIViewController {
        let model: DetailModel
        init(model: DetailModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
        @objc func tapped() { model.tapped() }
      }
      final class End: UIViewController {}
      final class AppCoordinator: BaseCoordinator {
        let navigation = UINavigationController()
        func start() {
          let model = ListModel()
          bindFinish(from: model) { [weak self] in self?.showDetail() }
          navigation.pushViewController(List(model: model), animated: false)
        }
        func showDetail() {
          let model = DetailModel()
          bindFinish(from: model) { [weak self] in self?.showEnd() }
          navigation.pushViewController(Detail(model: model), animated: true)
        }
        func showEnd() { navigation.present(End(), animated: true) }
      }
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        let coordinator = AppCoordinator()
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: \
      [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          coordinator.start()
          return true
        }
      }
      """
    ])
    #expect(
      edges == [
        "AppDelegate flow AppCoordinator", "AppDelegate push List", "Detail sheet End", "List push Detail",
      ])
  }

  /// What a base class offers is done by those who ask for it; what it does on its own, all do.
  @Test func whatABaseClassOffers() {
    let edges = screenEdges([
      "App/Flow.swift": """
      import UIKit
      class Base: UIViewController {
        override func viewDidLoad() { super.viewDidLoad(); greet() }
        private func greet() { present(Welcome(), animated: true) }
        func showError(_ text: String) { present(UIAlertController(title: text, message: nil, preferredStyle: .alert), \
      animated: true) }
      }
      final class Welcome: UIViewController {}
      final class List: Base {
        func open() { navigationController?.pushViewController(Detail(), animated: true) }
      }
      final class Detail: Base {
        func save() { showError("No") }
      }
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: \
      [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window?.rootViewController = UINavigationController(rootViewController: List())
          return true
        }
      }
      """
    ])
    #expect(
      edges == [
        "AppDelegate root List", "Detail alert alert", "Detail sheet Welcome", "List push Detail", "List sheet Welcome",
      ])
  }

  /// One arm of a function runs another of the same function.
  @Test func armsThatRunOtherArms() {
    let edges = screenEdges([
      "App/Flow.swift": """
      import UIKit
      enum Page { case list, detail, devices }
      enum Context { case full, plain }
      final class Router {
        static let shared = Router()
        var current: UIViewController?
        func go(from: Page, to: Page, context: Context?) {
          switch (from, to) {
          case (.list, .detail):
            current?.present(Detail(), animated: true)
            if case .full = context { go(from: .detail, to: .devices, context: nil) }
          case (.detail, .devices): current?.present(Devices(), animated: true)
          default: break
          }
        }
      }
      final class List: UIViewController {
        @objc func open() { Router.shared.go(from: .list, to: .detail, context: .full) }
      }
      final class Detail: UIViewController {
        @objc func open() { Router.shared.go(from: .detail, to: .devices, context: .plain) }
      }
      final class Devices: UIViewController {}
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: \
      [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window?.rootViewController = List()
          return true
        }
      }
      """
    ])
    #expect(edges == ["AppDelegate root List", "Detail sheet Devices", "List sheet Detail", "List sheet Devices"])
  }

  /// A presenter knows its screen by a protocol, and what the app adds to every controller answers it.
  @Test func requirementsThatAnExtensionOfAControllerAnswers() {
    let edges = screenEdges([
      "App/Flow.swift": """
      import UIKit
      extension UIViewController {
        func warn(title: String) { present(UIAlertController(title: title, message: nil, preferredStyle: .alert), \
      animated: true) }
      }
      protocol ListInput: AnyObject { func warn(title: String) }
      final class ListPresenter {
        weak var view: ListInput?
        func load() { view?.warn(title: "No") }
      }
      final class List: UIViewController, ListInput {
        let presenter = ListPresenter()
        override func viewDidLoad() { super.viewDidLoad(); presenter.view = self; presenter.load() }
        @objc func open() { present(Detail(), animated: true) }
      }
      final class Detail: UIViewController {}
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: \
      [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window?.rootViewController = List()
          return true
        }
      }
      """
    ])
    #expect(edges == ["AppDelegate root List", "List alert alert", "List sheet Detail"])
  }

  /// What a view hands to the screens of its stack runs there.
  @Test(arguments: ["onNext: { showLast() }", "onNext: showLast"])
  func closuresThatOneScreenHandsToAnother(argument: String) {
    let edges = screenEdges([
      "App/Flow.swift": """
      import SwiftUI
      enum Page: Hashable { case detail, last }
      @main struct StepsApp: App { var body: some Scene { WindowGroup { Start() } } }
      struct Start: View {
        @State var path: [Page] = []
        var body: some View {
          NavigationStack(path: $path) {
            Button("First") { path.append(.detail) }
              .navigationDestination(for: Page.self) { page in
                switch page {
                case .detail: Detail(\(argument))
                case .last: Last()
                }
              }
          }
        }
        func showLast() { path.append(.last) }
      }
      struct Detail: View { let onNext: () -> Void; var body: some View { Button("Next", action: onNext) } }
      struct Last: View { var body: some View { Text("Last") } }
      """
    ])
    #expect(edges == ["Detail push Last", "Start push Detail", "StepsApp root Start"])
  }
}
