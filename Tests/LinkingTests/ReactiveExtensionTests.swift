import Testing

/// Properties that an app adds to a library's view of its objects.
@Suite struct ReactiveExtensionTests {
  private static let app = """
    import UIKit
    import RxSwift
    import RxCocoa
    enum Step { case login(Login), home(Home); enum Login { case register }; enum Home { case leave } }
    class Flow: NSObject {
      let navigation: UINavigationController
      init(navigation: UINavigationController) { self.navigation = navigation }
      func handle(_ step: Step) {}
    }
    extension Reactive where Base: Flow { var handle: Binder<Step> { Binder(self.base) { base, step in \
    base.handle(step) } } }
    extension Reactive where Base: UIViewController {
      var alert: Binder<String> {
        Binder(base) { controller, text in controller.present(UIAlertController(title: text, message: nil, \
    preferredStyle: .alert), animated: true) }
      }
    }
    final class AppFlow: Flow {
      func open() {
        let login = LoginController()
        login.flow = self
        let home = HomeController()
        home.flow = self
        navigation.setViewControllers([login, home], animated: false)
      }
      override func handle(_ step: Step) {
        switch step {
        case .login(let login): handleLogin(login)
        case .home(let home): handleHome(home)
        }
      }
      private func handleLogin(_ step: Step.Login) { switch step { case .register: \
    navigation.pushViewController(RegisterController(), animated: true) } }
      private func handleHome(_ step: Step.Home) { switch step { case .leave: \
    navigation.pushViewController(LeaveController(), animated: true) } }
    }
    final class OtherFlow: Flow { override func handle(_ step: Step) {} }
    final class ThirdFlow: Flow { override func handle(_ step: Step) {} }
    final class FourthFlow: Flow { override func handle(_ step: Step) {} }
    final class LoginController: UIViewController {
      var flow: Flow!
      let model = LoginModel()
      let bag = DisposeBag()
      override func viewDidLoad() {
        super.viewDidLoad()
        model.steps.map { Step.login($0) }.drive(flow.rx.handle).disposed(by: bag)
        model.errors.bind(to: rx.alert).disposed(by: bag)
      }
    }
    final class LoginModel { let steps = PublishSubject<Step.Login>(); let errors = PublishSubject<String>() }
    final class HomeModel { let steps = PublishSubject<Step.Home>() }
    final class HomeController: UIViewController {
      var flow: Flow!
      let model = HomeModel()
      let bag = DisposeBag()
      override func viewDidLoad() {
        super.viewDidLoad()
        model.steps.map { Step.home($0) }.drive(flow.rx.handle).disposed(by: bag)
      }
    }
    final class RegisterController: UIViewController {}
    final class LeaveController: UIViewController {}
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(_ application: UIApplication, didFinishLaunchingWithOptions options: \
    [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let navigation = UINavigationController()
        window?.rootViewController = navigation
        AppFlow(navigation: navigation).open()
        return true
      }
    }
    """

  /// What is added runs where a stream is handed to it, and only for what that stream sends.
  @Test func runsWhereAStreamIsHandedToIt() {
    let edges = screenEdges(["App/App.swift": Self.app])
    #expect(edges.contains("LoginController push RegisterController"))
    #expect(edges.contains("HomeController push LeaveController"))
    #expect(edges.contains("LoginController alert alert"))
    #expect(!edges.contains("HomeController push RegisterController"))
    #expect(!edges.contains("LoginController push LeaveController"))
    #expect(!edges.contains("HomeController alert alert"))
  }

  /// A toast that any page can show keeps what its tap does; what a page's own life starts belongs to that page.
  @Test func whatAToastDoesStartsWhereItIsShown() {
    let edges = screenEdges([
      "App/App.swift": """
      import UIKit
      import RxSwift
      import RxCocoa
      protocol ToastAction { func tapped() }
      struct TapAction: ToastAction { let onTap: () -> Void; func tapped() { onTap() } }
      final class ToastCenter: NSObject {
        static let shared = ToastCenter()
        private var action: ToastAction?
        func show(_ action: ToastAction, on page: UIViewController) {
          self.action = action
          page.view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tap)))
        }
        @objc private func tap() { action?.tapped() }
      }
      extension UIViewController {
        func showToast(_ text: String, onTap: @escaping () -> Void) { ToastCenter.shared.show(TapAction(onTap: onTap), \
      on: self) }
      }
      final class ListPage: UIViewController {}
      final class NewsPage: UIViewController { func fail() { showToast("Failed", onTap: { print("again") }) } }
      final class HelpPage: UIViewController {}
      final class ListFlow {
        let navigation = UINavigationController()
        let bag = DisposeBag()
        private lazy var list: UIViewController = { ListPage() }()
        func start() {
          navigation.pushViewController(list, animated: false)
          remind(target: list)
        }
        func showNews() { navigation.pushViewController(NewsPage(), animated: true) }
        private func remind(target: UIViewController) {
          target.rx.viewDidAppear.asObservable().subscribe(onNext: { [weak self] _ in self?.showReminder() \
      }).disposed(by: bag)
        }
        private func showReminder() {
          navigation.topViewController?.showToast("Read this", onTap: { [weak self] in self?.showHelp() })
        }
        private func showHelp() { navigation.pushViewController(HelpPage(), animated: true) }
      }
      """
    ])
    #expect(edges.filter { $0.hasSuffix("HelpPage") } == ["ListPage push HelpPage"])
  }
}
