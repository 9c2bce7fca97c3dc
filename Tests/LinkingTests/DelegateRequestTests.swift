import Testing

/// What a library tells an object that is no screen: for whom.
@Suite struct DelegateRequestTests {
  /// A service makes itself the delegate when it is asked to sign in: what it is told then concerns those who asked,
  /// not those who made the service.
  @Test func aServiceThatIsAsked() {
    let lines = screenEdges([
      "App/App.swift": #"""
      import LoginKit
      import UIKit
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func applicationDidFinishLaunching(_ app: UIApplication) { window?.rootViewController = UINavigationController(rootViewController: Home()) }
      }
      final class Parts {
        let service = SignInService()
      }
      final class SignInService: NSObject {
        private let connection = LoginConnection.sharedInstance()
        var onToken: (() -> Void)?
        func signIn() {
          connection?.delegate = self
          connection?.start()
        }
      }
      extension SignInService: LoginConnectionDelegate {
        func connectionDidFinish() { onToken?() }
      }
      final class Home: UIViewController {
        let parts = Parts()
        func open() { navigationController?.pushViewController(SignIn(service: parts.service), animated: true) }
        func help() { navigationController?.pushViewController(Help(), animated: true) }
      }
      final class Help: UIViewController {}
      final class SignIn: UIViewController {
        let model: SignInModel
        init(service: SignInService) { model = SignInModel(service: service); super.init(nibName: nil, bundle: nil); model.page = self }
        @objc func tap() { model.signIn() }
      }
      final class SignInModel {
        let service: SignInService
        weak var page: SignIn?
        init(service: SignInService) {
          self.service = service
          service.onToken = { [weak self] in self?.page?.navigationController?.pushViewController(Welcome(), animated: true) }
        }
        func signIn() { service.signIn() }
      }
      final class Welcome: UIViewController {}
      """#
    ])
    #expect(lines.filter { $0.contains("Welcome") } == ["SignIn push Welcome"])
  }

  /// A function that gives out what a row does, which another function hands to a builder of rows: it runs where it is
  /// handed on, whoever else has rows built.
  @Test func codeThatAFunctionGivesOut() {
    let lines = screenEdges([
      "App/App.swift": #"""
      import UIKit
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func applicationDidFinishLaunching(_ app: UIApplication) {
          let tabs = UITabBarController()
          tabs.viewControllers = [List(), Other()]
          window?.rootViewController = tabs
        }
      }
      struct Row { var select: (() -> Void)? }
      enum RowBuilder {
        static func row(title: String, action: (() -> Void)? = nil) -> Row { Row(select: { action?() }) }
      }
      class RowFactory {
        weak var page: UIViewController?
        func action(item: Int) -> (() -> Void)? { nil }
        func row(item: Int) -> Row { RowBuilder.row(title: "", action: action(item: item)) }
      }
      final class ItemRowFactory: RowFactory {
        override func action(item: Int) -> (() -> Void)? {
          { [weak self] in self?.open(item) }
        }
        private func open(_ item: Int) { page?.navigationController?.pushViewController(Detail(), animated: true) }
      }
      final class List: UIViewController {
        private let factory = ItemRowFactory()
        override func viewDidLoad() { super.viewDidLoad(); factory.page = self; _ = factory.row(item: 1) }
      }
      final class Other: UIViewController {
        override func viewDidLoad() { super.viewDidLoad(); _ = RowBuilder.row(title: "", action: { print(1) }) }
      }
      final class Detail: UIViewController {}
      """#
    ])
    #expect(lines.filter { $0.contains("Detail") } == ["List push Detail"])
  }

  /// Who makes a helper that reports to itself runs nothing of what another one's helper reports.
  @Test(arguments: ["Scheduler(delegate: self)", "Scheduler.make(self)"])
  func helpersThatReportToTheirMakers(_ making: String) {
    let lines = screenEdges([
      "App/App.swift": #"""
      import UIKit
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func applicationDidFinishLaunching(_ app: UIApplication) {
          let tabs = UITabBarController()
          tabs.viewControllers = [Shop(), Settings()]
          window?.rootViewController = tabs
        }
      }
      protocol SchedulerDelegate: AnyObject { func didTrigger(_ scheduler: Scheduler) }
      final class Scheduler {
        weak var delegate: SchedulerDelegate?
        init(delegate: SchedulerDelegate) { self.delegate = delegate }
        static func make(_ delegate: SchedulerDelegate) -> Scheduler { Scheduler(delegate: delegate) }
        func notify(after seconds: Int) { handle() }
        private func handle() { delegate?.didTrigger(self) }
      }
      final class ShopModel: SchedulerDelegate {
        weak var page: Shop?
        lazy var scheduler = MAKING
        func start() { scheduler.notify(after: 1) }
        func didTrigger(_ scheduler: Scheduler) { page?.navigationController?.pushViewController(Offer(), animated: true) }
      }
      final class SettingsModel: SchedulerDelegate {
        lazy var scheduler = MAKING
        func save() { scheduler.notify(after: 2) }
        func didTrigger(_ scheduler: Scheduler) {}
      }
      final class Shop: UIViewController {
        let model = ShopModel()
        override func viewDidLoad() { super.viewDidLoad(); model.page = self; model.start() }
      }
      final class Settings: UIViewController {
        let model = SettingsModel()
        @objc func save() { model.save() }
      }
      final class Offer: UIViewController {}
      """#.replacing("MAKING", with: making)
    ])
    #expect(lines.filter { $0.contains("Offer") } == ["Shop push Offer"])
  }

  /// A picker tells of one choice: for whoever had it shown. What the app's own delegate asks of a service says nothing
  /// of who runs what the system calls, nor does a service that is told by the network or by the telephone start
  /// anything on all who use it.
  @Test func pickersServicesAndTheAppsDelegate() {
    let edges = screenEdges([
      "App/App.swift": #"""
      import CallKit
      import ContactsUI
      import UIKit
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        let registry = CallRegistry()
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          Screens.showHome()
          register()
          return true
        }
        func register() { registry.delegate = self }
      }
      enum Screens {
        static func showHome() { UIApplication.shared.keyWindow?.rootViewController = UINavigationController(rootViewController: HomeController()) }
        static func showLogin() { UIApplication.shared.keyWindow?.rootViewController = LoginController() }
        static func showCall() { UIApplication.shared.keyWindow?.rootViewController = CallController() }
      }
      final class Service: NSObject, URLSessionDataDelegate, CXProviderDelegate {
        static let shared = Service()
        func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: Error?) { Screens.showLogin() }
        func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) { Screens.showCall() }
        func load() {}
      }
      final class HomeController: UIViewController {
        private lazy var flow = PickFlow(page: self)
        override func viewDidLoad() { Service.shared.load() }
        @objc func open() { navigationController?.pushViewController(ListController(), animated: true) }
        @objc func pick() { flow.pick() }
        @objc func logOut() { Screens.showLogin() }
      }
      final class ListController: UIViewController { override func viewDidLoad() { Service.shared.load() } }
      final class PickFlow: NSObject, CNContactPickerDelegate {
        weak var page: UIViewController?
        init(page: UIViewController) { self.page = page }
        func pick() {
          let picker = CNContactPickerViewController()
          picker.delegate = self
          page?.present(picker, animated: true)
        }
        func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) { page?.present(EditController(flow: self), animated: true) }
      }
      final class EditController: UIViewController {
        let flow: PickFlow
        init(flow: PickFlow) { self.flow = flow; super.init(nibName: nil, bundle: nil) }
      }
      final class LoginController: UIViewController {}
      final class CallController: UIViewController {}
      """#
    ])
    #expect(
      edges == [
        "AppDelegate root HomeController", "HomeController push ListController", "HomeController root LoginController",
        "HomeController sheet CNContactPickerViewController",
        "HomeController sheet EditController",
      ])
  }

  /// A controller that others inherit from tells a delegate: of those, the ones that have this delegate do.
  @Test func delegatesOfAnInheritedProperty() {
    let edges = screenEdges([
      "App/App.swift": #"""
      import UIKit
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        let stack = UINavigationController()
        func applicationDidFinishLaunching(_ app: UIApplication) {
          window?.rootViewController = stack
          OpenFlow(stack: stack).start()
          MoveFlow(stack: stack).start()
        }
      }
      protocol Flow: AnyObject {}
      protocol Choosing: AnyObject { func chose() }
      class ChooseController: UIViewController {
        weak var flow: (Flow & Choosing)?
        @objc func tapped() { flow?.chose() }
      }
      final class OpenController: ChooseController {}
      final class MoveController: ChooseController {}
      final class PasswordController: UIViewController {}
      final class DoneController: UIViewController {}
      final class OpenFlow: Flow, Choosing {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() {
          let page = OpenController()
          page.flow = self
          stack.pushViewController(page, animated: true)
        }
        func chose() { stack.pushViewController(PasswordController(), animated: true) }
      }
      final class MoveFlow: Flow, Choosing {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() {
          let page = MoveController()
          page.flow = self
          stack.pushViewController(page, animated: true)
        }
        func chose() { stack.pushViewController(DoneController(), animated: true) }
      }
      """#
    ])
    #expect(
      edges.filter { !$0.hasPrefix("AppDelegate") } == [
        "MoveController push DoneController", "OpenController push PasswordController",
      ])
  }
}
