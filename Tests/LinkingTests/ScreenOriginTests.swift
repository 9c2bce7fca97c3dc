import Linking
import Testing

/// Which screens a user is on: what must not count.
@Suite struct ScreenOriginTests {
  private static let screens = screens("leave")

  /// - Parameter ending: the method by which a flow is told to finish.
  private static func screens(_ ending: String) -> String {
    """
    import UIKit
    final class Home: UIViewController {
      weak var flow: HomeFlow?
      @objc func tapped() { flow?.openDetail() }
      @objc func left() { flow?.\(ending)() }
    }
    final class Detail: UIViewController {}
    final class Login: UIViewController {
      weak var flow: LoginFlow?
      @objc func tapped() { flow?.\(ending)() }
    }
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      let services = Services()
      func application(_ application: UIApplication, didFinishLaunchingWithOptions options: \
    [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let navigation = UINavigationController()
        window?.rootViewController = navigation
        AppFlow(navigation: navigation).start()
        return true
      }
    }
    final class Services {}
    """
  }

  /// `if child is LoginFlow`: who finished decides, also where `self` is handed on by a protocol's extension.
  @Test(arguments: ["leave", "finish"])
  func theArmForAChildOfAType(ending: String) {
    let edges = screenEdges([
      "App/Screens.swift": Self.screens(ending),
      "App/Flows.swift": """
      protocol FlowDelegate: AnyObject { func didFinish(_ child: Flow) }
      protocol Flow: AnyObject { var navigation: UINavigationController { get }; var delegate: FlowDelegate? { get set \
      }; func start() }
      extension Flow { func finish() { delegate?.didFinish(self) } }
      final class HomeFlow: Flow {
        let navigation: UINavigationController
        weak var delegate: FlowDelegate?
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() { let home = Home(); home.flow = self; navigation.pushViewController(home, animated: true) }
        func openDetail() { navigation.pushViewController(Detail(), animated: true) }
        func leave() { finish() }
      }
      final class LoginFlow: Flow {
        let navigation: UINavigationController
        weak var delegate: FlowDelegate?
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() { let login = Login(); login.flow = self; navigation.pushViewController(login, animated: true) }
        func leave() { finish() }
      }
      final class AppFlow: FlowDelegate {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() { showLogin() }
        private func showLogin() { let flow = LoginFlow(navigation: navigation); flow.delegate = self; flow.start() }
        private func showHome() { let flow = HomeFlow(navigation: navigation); flow.delegate = self; flow.start() }
        func didFinish(_ child: Flow) {
          if child is LoginFlow { showHome() } else { showLogin() }
        }
      }
      """,
    ])
    #expect(
      edges == [
        "AppDelegate flow AppFlow", "AppDelegate flow LoginFlow", "AppDelegate push Login", "Home flow LoginFlow",
        "Home push Detail", "Home push Login", "Login flow HomeFlow",
        "Login push Home",
      ])
  }

  /// What a protocol of the app's offers all of its screens, and only some of them use.
  @Test func whatAProtocolOffers() {
    let edges = screenEdges([
      "App/App.swift": """
      import UIKit
      protocol Telling: AnyObject {}
      extension Telling {
        func tell(_ text: String) { (self as? UIViewController)?.present(UIAlertController(title: text, message: nil, \
      preferredStyle: .alert), animated: true) }
        func ask(_ text: String) { (self as? UIViewController)?.present(UIAlertController(title: text, message: nil, \
      preferredStyle: .actionSheet), animated: true) }
      }
      final class Home: UIViewController, Telling {
        @objc func tapped() { navigationController?.pushViewController(Detail(), animated: true) }
      }
      final class Detail: UIViewController, Telling {
        @objc func tapped() { tell("Done") }
      }
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: \
      [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window?.rootViewController = UINavigationController(rootViewController: Home())
          return true
        }
      }
      """
    ])
    #expect(edges == ["AppDelegate root Home", "Detail alert alert", "Home push Detail"])
  }

  /// What the system tells a service starts on no screen.
  @Test func whatServicesAreMadeAndToldFor() {
    let edges = screenEdges([
      "App/App.swift": """
      import UIKit
      import UserNotifications
      final class Taps: NSObject, UNUserNotificationCenterDelegate {
        var onTap: (() -> Void)?
        func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, \
      withCompletionHandler completion: @escaping () -> Void) { onTap?() }
      }
      final class HomeModel { let taps = Taps() }
      final class Home: UIViewController {
        let model = HomeModel()
        @objc func tapped() { navigationController?.pushViewController(Settings(model: model), animated: true) }
      }
      final class Settings: UIViewController {
        let model: HomeModel
        init(model: HomeModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
        func reset() { print(model.taps) }
      }
      final class News: UIViewController {}
      final class Leader {
        let home: Home
        init(window: UIWindow?) {
          home = Home()
          window?.rootViewController = UINavigationController(rootViewController: home)
        }
        func start() {
          home.model.taps.onTap = { [weak self] in self?.home.present(News(), animated: true) }
        }
      }
      final class Reporter {
        var leader: Leader?
      }
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var leader: Leader?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: \
      [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          leader = Leader(window: window)
          leader?.start()
          return true
        }
      }
      """
    ])
    #expect(edges == ["AppDelegate root Home", "Home push Settings"])
  }

  /// Who has just set the flag does not run the branch for those who have not.
  @Test(arguments: [
    ("settings.isWelcomed = true", "settings.isWelcomed ?? false"),
    ("settings.isWelcomed = true", "settings.isWelcomed"),
    ("self?.settings.isWelcomed = true", "self.settings.isWelcomed == true"),
    ("UserDefaults.standard.set(true, forKey: \"welcomed\")", "UserDefaults.standard.bool(forKey: \"welcomed\")"),
  ])
  func aFlagThatWasJustSet(setting: String, condition: String) {
    let edges = screenEdges([
      "App/App.swift": """
      import UIKit
      final class Settings { var isWelcomed: Bool? }
      final class Welcome: UIViewController {
        var onEnd: (() -> Void)?
        @objc func tapped() { onEnd?() }
      }
      final class Home: UIViewController {}
      final class Leader {
        let navigation: UINavigationController
        let settings = Settings()
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          if \(condition) { showHome() } else { showWelcome() }
        }
        private func showHome() { navigation.setViewControllers([Home()], animated: false) }
        private func showWelcome() {
          let welcome = Welcome()
          welcome.onEnd = { [weak self] in
            \(setting)
            self?.start()
          }
          navigation.setViewControllers([welcome], animated: false)
        }
      }
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: \
      [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          let navigation = UINavigationController()
          window?.rootViewController = navigation
          Leader(navigation: navigation).start()
          return true
        }
      }
      """
    ])
    #expect(edges == ["AppDelegate root Home", "AppDelegate root Welcome", "Welcome root Home"])
  }

  /// A screen's base class keeps its model: what a library tells the model happens on that screen.
  @Test func aModelThatABaseClassKeeps() {
    let edges = screenEdges([
      "App/App.swift": """
      import CoreLocation
      import UIKit
      class ModelController<Model>: UIViewController {
        let model: Model
        init(model: Model) { self.model = model; super.init(nibName: nil, bundle: nil) }
      }
      final class MapModel: NSObject, CLLocationManagerDelegate {
        var onArrival: (() -> Void)?
        func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) { onArrival?() }
      }
      final class MapController: ModelController<MapModel> {
        override func viewDidLoad() { model.onArrival = { [weak self] in self?.arrive() } }
        private func arrive() { ArrivalLeader().show(over: self) }
      }
      final class ArrivalController: UIViewController {}
      final class ArrivalLeader {
        func show(over screen: UIViewController) { screen.present(ArrivalController(), animated: true) }
      }
      final class MapLeader {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func open() {
          let model = MapModel()
          model.onArrival = { [weak self] in self?.navigation.present(ArrivalController(), animated: true) }
          navigation.pushViewController(MapController(model: model), animated: true)
        }
      }
      final class HomeController: UIViewController {
        @objc func tapped() { navigationController.map { MapLeader(navigation: $0).open() } }
      }
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: \
      [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window?.rootViewController = UINavigationController(rootViewController: HomeController())
          return true
        }
      }
      """
    ])
    #expect(
      edges == [
        "AppDelegate root HomeController", "HomeController push MapController", "MapController sheet ArrivalController",
      ])
  }

  /// A function that nothing calls, named like one of UIKit's: who asks its type for something else does not run it.
  @Test func whatBearsTheNameOfALibrarysMethod() {
    let edges = screenEdges([
      "App/App.swift": """
      import UIKit
      final class Reminders: NSObject {
        static let topic = "news"
        static func register(_ controller: UIViewController, asking: Bool = true) {
          controller.present(UIAlertController(title: "Reminders", message: nil, preferredStyle: .alert), animated: \
      true)
        }
      }
      final class Settings: UITableViewController {
        override func viewDidLoad() {
          tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
          print(Reminders.topic)
        }
      }
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: \
      [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window?.rootViewController = Settings()
          return true
        }
      }
      """
    ])
    #expect(edges == ["AppDelegate root Settings"])
  }

  /// A method that nothing calls runs nowhere, wherever its type is made.
  @Test func whatNobodyCalls() {
    let edges = screenEdges([
      "App/Screens.swift": Self.screens,
      "App/Flows.swift": """
      final class AppFlow {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() { let home = Home(); home.flow = HomeFlow(navigation: navigation); \
      navigation.pushViewController(home, animated: true) }
      }
      final class HomeFlow {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func openDetail() { navigation.pushViewController(Detail(), animated: true) }
        func openLogin() { navigation.pushViewController(Login(), animated: true) }
        func back() { navigation.popViewController(animated: true) }
        func leave() {}
      }
      final class LoginFlow { func leave() {} }
      """,
    ])
    #expect(edges == ["AppDelegate flow AppFlow", "AppDelegate push Home", "Home push Detail"])
  }

  /// Who asks the app's delegate for something does not launch the app.
  @Test func whatHappensAtLaunch() {
    let edges = screenEdges([
      "App/App.swift": """
      import UIKit
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        static var shared: AppDelegate { UIApplication.shared.delegate as! AppDelegate }
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: \
      [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window?.rootViewController = Home()
          Starter().greet(in: window)
          return true
        }
      }
      final class Starter {
        func greet(in window: UIWindow?) { window?.rootViewController?.present(Welcome(), animated: true) }
      }
      final class Home: UIViewController { @objc func tapped() { AppDelegate.shared.window?.tintColor = nil; \
      present(Detail(), animated: true) } }
      final class Detail: UIViewController {}
      final class Welcome: UIViewController {}
      """
    ])
    #expect(edges.contains("Home sheet Detail"))
    #expect(!edges.contains("Home sheet Welcome"))
  }

  /// An interactor that its screen knows by a protocol: what the library calls on it happens on that screen.
  @Test func whatALibraryCallsOnAnObjectThatAScreenKeeps() {
    let edges = screenEdges([
      "App/Flow.swift": """
      import UIKit
      import RIBs
      protocol ListListener: AnyObject {}
      final class ListController: UIViewController, ViewControllable { weak var listener: ListListener? }
      final class DetailController: UIViewController, ViewControllable {}
      final class HomeController: UIViewController, ViewControllable { weak var listener: HomeListener? }
      protocol HomeListener: AnyObject {}
      final class HomeInteractor: PresentableInteractor<HomeController>, HomeListener {
        weak var router: HomeRouter?
        func open() { router?.openList() }
        override func didBecomeActive() { open() }
      }
      final class HomeRouter: ViewableRouter<HomeInteractor, HomeController> {
        func openList() {
          let list = ListController()
          let router = ListRouter(interactor: ListInteractor(presenter: list), viewController: list)
          attachChild(router)
          viewController.present(list, animated: true)
        }
      }
      final class ListInteractor: PresentableInteractor<ListController>, ListListener {
        weak var router: ListRouter?
        override func didBecomeActive() { router?.openDetail() }
      }
      final class ListRouter: ViewableRouter<ListInteractor, ListController> {
        func openDetail() { viewController.present(DetailController(), animated: true) }
      }
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: \
      [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          let home = HomeController()
          let router = HomeRouter(interactor: HomeInteractor(presenter: home), viewController: home)
          window?.rootViewController = home
          return true
        }
      }
      """
    ])
    #expect(edges.contains("ListController sheet DetailController"))
    #expect(edges.contains("HomeController sheet ListController"))
    #expect(!edges.contains("HomeController sheet DetailController"))
  }

  /// A protocol's extension answers another protocol's requirement for whoever conforms to both.
  @Test func whatAnExtensionAnswersForOthers() {
    let edges = screenEdges([
      "App/App.swift": """
      import UIKit
      protocol SearchDelegate: AnyObject { func picked(_ name: String) }
      protocol Searching: UIViewController {}
      extension Searching { func picked(_ name: String) { navigationController?.pushViewController(Detail(), animated: \
      true) } }
      final class Search: UIViewController { weak var delegate: SearchDelegate?; @objc func tapped() { \
      delegate?.picked("a") } }
      final class Detail: UIViewController {}
      final class Home: UIViewController, Searching, SearchDelegate {
        @objc func find() { let search = Search(); search.delegate = self; present(search, animated: true) }
      }
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: \
      [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window?.rootViewController = Home()
          return true
        }
      }
      """
    ])
    #expect(edges.contains { $0.hasSuffix(" push Detail") })
  }

  /// A screen may know the app's delegate by a protocol: what the system calls on it is still no matter of that
  /// screen's.
  @Test func whatTheSystemCallsOnTheDelegateThatAScreenKeeps() {
    let edges = screenEdges([
      "App/App.swift": """
      import UIKit
      protocol TokenProvider: AnyObject {}
      final class Home: UIViewController { weak var tokens: TokenProvider?; @objc func tapped() { present(Detail(), \
      animated: true) } }
      final class Detail: UIViewController {}
      final class Welcome: UIViewController {}
      final class AppDelegate: UIResponder, UIApplicationDelegate, TokenProvider {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: \
      [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          let home = Home()
          home.tokens = self
          window?.rootViewController = home
          return true
        }
        func applicationDidBecomeActive(_ application: UIApplication) { window?.rootViewController?.present(Welcome(), \
      animated: true) }
      }
      """
    ])
    #expect(edges.contains("Home sheet Detail"))
    #expect(!edges.contains("Home sheet Welcome"))
  }

  /// The object that a stream hands on with each value is the one that it was given, however many functions bear the
  /// name.
  @Test(arguments: [
    "taps.withUnretained(self).subscribe(onNext: { owner, _ in owner.flow.leave() })",
    "taps.withUnretained(self).filter { _ in true }.bind(onNext: { owner, _ in owner.flow.leave() })",
    "taps.subscribe(with: self, onNext: { owner, _ in owner.flow.leave() })",
  ])
  func whatAnObjectOfAStreamIsToldToDo(_ binding: String) {
    let others = (1...5).map { "final class Other\($0) { func leave() {} }" }.joined(separator: "\n")
    let edges = screenEdges([
      "App/App.swift": """
      import UIKit
      import RxSwift
      \(others)
      final class HomeFlow {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() { navigation.pushViewController(Home(flow: self), animated: false) }
        func leave() { navigation.pushViewController(Detail(), animated: true) }
      }
      final class Home: UIViewController {
        let flow: HomeFlow
        let taps = PublishSubject<Void>()
        init(flow: HomeFlow) { self.flow = flow; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() { super.viewDidLoad(); \(binding) }
      }
      final class Detail: UIViewController {}
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: \
      [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          let navigation = UINavigationController()
          window?.rootViewController = navigation
          HomeFlow(navigation: navigation).start()
          return true
        }
      }
      """
    ])
    #expect(edges.contains("Home push Detail"))
  }

  /// What makes a controller of one of several objects, and where the app starts: no screen is on then.
  @Test func theFirstOfAllFlowsRunsOnNoScreen() {
    let edges = screenEdges([
      "App/App.swift": """
      import UIKit
      protocol Coordinating: AnyObject { func make() -> UIViewController? }
      extension Coordinating {
        func start(_ child: Coordinating?, on navigation: UINavigationController?) {
          guard let child = child, let navigation = navigation, let controller = child.make() else { return }
          navigation.pushViewController(controller, animated: true)
        }
        func embed<C: Rooted>(_ child: C?, on navigation: UINavigationController?) {
          guard let child, let navigation, let controller = child.make() else { return }
          navigation.pushViewController(controller, animated: true)
        }
      }
      protocol Rooted: Coordinating { var root: UINavigationController? { get } }
      final class FirstCoordinator: Coordinating {
        func make() -> UIViewController? {
          let navigation = UINavigationController()
          embed(ListCoordinator(), on: navigation)
          return navigation
        }
      }
      final class ListCoordinator: Rooted {
        var root: UINavigationController?
        func make() -> UIViewController? {
          let list = List()
          list.onOpen = { self.start(ItemCoordinator(), on: self.root) }
          return list
        }
      }
      final class ItemCoordinator: Coordinating { func make() -> UIViewController? { Item() } }
      final class List: UIViewController {
        var onOpen: (() -> Void)?
        @objc func tapped() { onOpen?() }
      }
      final class Item: UIViewController {}
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let first = FirstCoordinator()
          let controller = first.make()
          window?.rootViewController = controller
        }
      }
      """
    ])
    #expect(edges.filter { !$0.contains(" flow ") } == ["List push Item", "SceneDelegate push List"])
  }

  /// The values of a dictionary have a type: what another type's method of the same name does is nothing that they do.
  @Test func valuesOfADictionaryThatAClosureGets() {
    let edges = screenEdges([
      "App/App.swift": """
      import UIKit
      final class Loader {
        weak var stack: UINavigationController?
        func execute() { stack?.pushViewController(Done(), animated: true) }
      }
      final class Upload { func execute() {} }
      final class Job { let upload = Upload() }
      final class Loading: UIViewController {
        let loader = Loader()
        @objc func tapped() { loader.execute() }
      }
      final class Syncing: UIViewController {
        var jobs: [String: Job] = [:]
        @objc func tapped() { jobs.forEach { _, job in job.upload.execute() } }
      }
      final class Done: UIViewController {}
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let tabs = UITabBarController()
          tabs.viewControllers = [UINavigationController(rootViewController: Loading()), \
      UINavigationController(rootViewController: Syncing())]
          window?.rootViewController = tabs
        }
      }
      """
    ])
    #expect(edges.contains("Loading push Done"))
    #expect(!edges.contains("Syncing push Done"))
  }

  /// `ListView.Model()` names the view only to find the model: who makes the model does not show the list.
  @Test func aModelInsideOfTheViewThatOthersMake() {
    let edges = screenEdges([
      "App.swift": """
      import SwiftUI
      @main struct DemoApp: App { var body: some Scene { WindowGroup { HomeView() } } }
      struct HomeView: View { var body: some View { NavigationStack { VStack { ListView() } } } }
      struct ListView: View {
        @StateObject private var model = Model()
        var body: some View { NavigationLink("Search") { SearchView() } }
      }
      extension ListView {
        final class Model: ObservableObject {}
      }
      struct SearchView: View { var body: some View { VStack { Cell(model: ListView.Model()) } } }
      struct Cell: View {
        let model: ListView.Model
        var body: some View { Text("Cell") }
      }
      """
    ])
    #expect(edges.filter { $0.contains("push") } == ["HomeView push SearchView"])
  }

  /// The chevron of a row: the button takes the tap.
  @Test(arguments: [
    ("Button { show() } label: { LINK }", false), ("Button(action: show) { LINK }", false), ("HStack { LINK }", true),
  ])
  func aLinkInTheLabelOfAButton(row: String, isShown: Bool) {
    let edges = screenEdges([
      "App.swift": """
      import SwiftUI
      @main struct DemoApp: App { var body: some Scene { WindowGroup { HomeView() } } }
      struct HomeView: View {
        var body: some View { NavigationStack { List { \
      \(row.replacing("LINK", with: "NavigationLink(destination: HelpView(), label: { Text(\"Bots\") })")) } } }
        func show() {}
      }
      struct HelpView: View { var body: some View { Text("Help") } }
      """
    ])
    #expect(edges.contains("HomeView push HelpView") == isShown)
  }

  /// A screen that others inherit from: what it does, those do, too, as long as they do not do it in their own way.
  @Test func screensThatInheritFromAScreen() {
    let edges = screenEdges([
      "App/App.swift": """
      import UIKit
      class PhraseController: UIViewController {
        @objc func verify() { navigationController?.pushViewController(VerifyController(), animated: true) }
        @objc func help() { navigationController?.pushViewController(HelpController(), animated: true) }
      }
      final class DarkPhraseController: PhraseController { override func help() {} }
      final class VerifyController: UIViewController {}
      final class HelpController: UIViewController {}
      final class HomeController: UIViewController {
        @objc func tapped() { navigationController?.pushViewController(PhraseController(), animated: true) }
        @objc func night() { navigationController?.pushViewController(DarkPhraseController(), animated: true) }
      }
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: \
      [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window?.rootViewController = UINavigationController(rootViewController: HomeController())
          return true
        }
      }
      """
    ])
    #expect(
      edges == [
        "AppDelegate root HomeController", "DarkPhraseController push VerifyController",
        "HomeController push DarkPhraseController", "HomeController push PhraseController",
        "PhraseController push HelpController", "PhraseController push VerifyController",
      ])
  }

  /// A screen that shows itself by a function of its type is shown from where that is called, and not from itself.
  @Test func aFunctionOfAScreensTypeRunsForItsCallers() {
    let edges = screenEdges([
      "App/App.swift": """
      import UIKit
      final class BusyPage: UIViewController {
        static let shared = BusyPage()
        static func start() {
          DispatchQueue.main.async { UIApplication.shared.keyWindow?.rootViewController?.present(shared, animated: \
      true) }
        }
      }
      final class PickPage: UIViewController {
        var onPick: () -> Void = {}
        func pick() { onPick() }
        static func make(_ stack: UINavigationController) -> PickPage {
          let page = PickPage()
          page.onPick = { stack.pushViewController(EndPage(), animated: true) }
          return page
        }
      }
      final class EndPage: UIViewController {}
      final class StartPage: UIViewController {
        func load() { BusyPage.start() }
        func choose() { navigationController?.pushViewController(PickPage.make(navigationController!), animated: true) }
      }
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: \
      [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window?.rootViewController = UINavigationController(rootViewController: StartPage())
          return true
        }
      }
      """
    ])
    #expect(
      edges.filter { !$0.hasPrefix("AppDelegate") } == [
        "PickPage push EndPage", "StartPage push PickPage", "StartPage sheet BusyPage",
      ])
  }

  /// What the initialiser of an object does that only the app's delegate makes, it does at launch, whoever else has the
  /// object.
  @Test func anObjectThatOnlyTheLaunchMakes() {
    let edges = screenEdges([
      "App/App.swift": """
      import UIKit
      enum Place { case home, help }
      final class Guide {
        private let stack: UINavigationController
        init(window: UIWindow) {
          stack = UINavigationController()
          window.rootViewController = stack
          go(to: .home)
          stack.present(Welcome(), animated: true)
        }
        func go(to place: Place) {
          let page: UIViewController
          switch place {
          case .home: page = Home(guide: self)
          case .help: page = Help()
          }
          stack.pushViewController(page, animated: true)
        }
      }
      final class Home: UIViewController {
        weak var guide: Guide?
        init(guide: Guide) { self.guide = guide; super.init(nibName: nil, bundle: nil) }
        @objc func help() { guide?.go(to: .help) }
      }
      final class Help: UIViewController {}
      final class Welcome: UIViewController {}
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        private var guide: Guide?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: \
      [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          let window = UIWindow()
          self.guide = Guide(window: window)
          return true
        }
      }
      """
    ])
    #expect(edges == ["AppDelegate push Home", "AppDelegate sheet Welcome", "Home push Help"])
  }

  /// Events that visit whoever listens: who announces another event does not run what this one does.
  @Test func eventsThatVisitTheirObservers() {
    let lines = screenEdges([
      "App/App.swift": #"""
      import UIKit
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func applicationDidFinishLaunching(_ app: UIApplication) {
          let tabs = UITabBarController()
          tabs.viewControllers = [Shop(), Settings(), Home()]
          window?.rootViewController = tabs
        }
      }
      protocol Visitor: AnyObject { func process(bought: Bought); func process(renamed: Renamed) }
      protocol Event { func accept(visitor: Visitor) }
      struct Bought: Event { func accept(visitor: Visitor) { visitor.process(bought: self) } }
      struct Renamed: Event { func accept(visitor: Visitor) { visitor.process(renamed: self) } }
      final class EventCenter {
        static let shared = EventCenter()
        struct Wrapper { weak var observer: Visitor? }
        var wrappers: [Wrapper] = []
        func notify(with event: Event) {
          for wrapper in wrappers {
            guard let observer = wrapper.observer else { continue }
            DispatchQueue.main.async { event.accept(visitor: observer) }
          }
        }
        func add(_ visitor: Visitor) { wrappers.append(Wrapper(observer: visitor)) }
      }
      final class Flow: Visitor {
        let navigation: UINavigationController
        init(navigation: UINavigationController) {
          self.navigation = navigation
          EventCenter.shared.add(self)
        }
        func process(bought: Bought) { navigation.pushViewController(Receipt(), animated: true) }
        func process(renamed: Renamed) {}
      }
      final class Shop: UIViewController { @objc func buy() { EventCenter.shared.notify(with: Bought()) } }
      final class Settings: UIViewController { @objc func rename() { EventCenter.shared.notify(with: Renamed()) } }
      final class Home: UIViewController { lazy var flow = Flow(navigation: navigationController!) }
      final class Receipt: UIViewController {}
      """#
    ])
    #expect(lines.filter { $0.contains("Receipt") } == ["Shop push Receipt"])
  }
}
