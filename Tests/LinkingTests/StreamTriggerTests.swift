import NavigationModel
import Testing

/// What the user does, where taps reach the navigation through streams: the inputs of a view model, steps that a flow
/// observes.
@Suite struct StreamTriggerTests {
  private func triggers(_ sources: [String: String]) -> [String] {
    graph(sources).transitions.filter { ["HomePage", "HelpPage"].contains($0.to) }.map { t in
      "\(t.from.map(\.description).joined(separator: ",")) > \(t.to ?? "") > \(t.triggers.map(\.label).joined(separator: ","))"
    }.sorted()
  }

  private static let delegate = """
    final class HomePage: UIViewController {}
    final class HelpPage: UIViewController {}
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      let flow = Flow()
      func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> \
    Bool {
        window?.rootViewController = flow.stack
        flow.start()
        return true
      }
    }

    """

  /// `struct Input` that the page fills with its buttons' taps, and the model observes.
  @Test func whatAModelObservesIsTheTapThatThePageGivesIt() {
    #expect(
      triggers([
        "App.swift": "import UIKit\nimport RxSwift\n" + Self.delegate + """
          final class LoginModel {
            struct Input { let login: Observable<Void>; let help: Driver<Void> }
            weak var flow: Flow?
            let bag = DisposeBag()
            func transform(_ input: Input) {
              input.login.subscribe(onNext: { [weak self] in self?.flow?.showHome() }).disposed(by: bag)
              input.help.drive(onNext: { [weak self] in self?.flow?.showHelp() }).disposed(by: bag)
            }
          }
          final class LoginPage: UIViewController {
            let loginButton: UIButton = { let b = UIButton(); b.setTitle("Sign in", for: .normal); return b }()
            let helpButton = UIButton(type: .system)
            let model: LoginModel
            init(model: LoginModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
            override func viewDidLoad() {
              super.viewDidLoad()
              helpButton.setTitle("Help", for: .normal)
              bind()
            }
            func bind() {
              model.transform(LoginModel.Input(login: loginButton.rx.tap.asObservable(), help: \
          helpButton.rx.tap.asDriver()))
            }
          }
          final class Flow {
            let stack = UINavigationController()
            func start() {
              let model = LoginModel()
              model.flow = self
              stack.setViewControllers([LoginPage(model: model)], animated: false)
            }
            func showHome() { stack.pushViewController(HomePage(), animated: true) }
            func showHelp() { stack.present(HelpPage(), animated: true) }
          }
          """
      ]) == [
        #"LoginPage > HelpPage > UIButton("Help")"#, #"LoginPage > HomePage > UIButton("Sign in")"#,
      ])
  }

  /// The inputs' type is what the model tells its base class, the steps go through a function within a function, and the
  /// flow observes them by an operator of the app's own.
  @Test func theWayGoesThroughABaseClassAFunctionInsideAndTheAppsOwnOperator() {
    #expect(
      triggers([
        "Operators.swift": """
        import Combine
        extension Publisher where Failure == Never {
          func sinkOnMain(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
            self.receive(on: DispatchQueue.main).sink { receive($0) }
          }
        }
        """,
        "App.swift": "import UIKit\nimport Combine\n" + Self.delegate + """
          class Model<Step, Taps, Output> {
            struct Input { let taps: Taps }
            let steps = PassthroughSubject<Step, Never>()
            var bag = Set<AnyCancellable>()
            func transform(input: Input) -> Output { fatalError() }
          }
          enum LoginStep { case home, help }
          final class LoginModel: Model<LoginStep, LoginModel.Taps, Void> {
            struct Taps { let login: AnyPublisher<Void, Never>; let help: AnyPublisher<Void, Never> }
            override func transform(input: Input) {
              func wants(_ step: LoginStep) { steps.send(step) }
              [input.taps.login.sink { wants(.home) }, input.taps.help.sink { wants(.help) }].forEach { $0.store(in: \
          &bag) }
            }
          }
          final class LoginView: UIView {
            let loginButton = UIButton()
            let helpButton = UIButton()
            var taps: LoginModel.Taps { .init(login: loginButton.tapPublisher, help: helpButton.tapPublisher) }
            func setUp() {
              loginButton.setTitle("Sign in", for: .normal)
              helpButton.setTitle("Help", for: .normal)
            }
          }
          final class LoginPage: UIViewController {
            let content = LoginView()
            let model: LoginModel
            init(model: LoginModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
            override func viewDidLoad() {
              view.addSubview(content)
              _ = model.transform(input: LoginModel.Input(taps: content.taps))
            }
          }
          final class Flow {
            let stack = UINavigationController()
            var bag = Set<AnyCancellable>()
            func start() {
              let model = LoginModel()
              stack.pushViewController(LoginPage(model: model), animated: false)
              model.steps.sinkOnMain { [unowned self] step in
                switch step { case .home: showHome(); case .help: showHelp() }
              }.store(in: &bag)
            }
            func showHome() { stack.pushViewController(HomePage(), animated: true) }
            func showHelp() { stack.present(HelpPage(), animated: true) }
          }
          """,
      ]) == [
        #"LoginPage > HelpPage > UIButton("Help")"#, #"LoginPage > HomePage > UIButton("Sign in")"#,
      ])
  }

  /// A model's own subject that is called like a control's stream is no control.
  @Test func aSubjectOfTheModelsIsNoControl() {
    #expect(
      triggers([
        "App.swift": "import UIKit\nimport RxSwift\n" + Self.delegate + """
          final class LoginModel {
            let tap = PublishRelay<Void>()
            weak var flow: Flow?
            func start() { tap.subscribe(onNext: { [weak self] in self?.flow?.showHome() }) }
          }
          final class LoginPage: UIViewController {
            let model = LoginModel()
            @objc func tapLogin(_ sender: UIButton) { model.tap.accept(()) }
          }
          final class Flow {
            let stack = UINavigationController()
            func start() {
              let page = LoginPage()
              page.model.flow = self
              page.model.start()
              stack.setViewControllers([page], animated: false)
            }
            func showHome() { stack.pushViewController(HomePage(), animated: true) }
          }
          """
      ]) == ["LoginPage > HomePage > UIButton(tapLogin)"])
  }
}
