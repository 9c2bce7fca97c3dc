import Testing

/// What an app observes from its launch on, and what a service answers.
@Suite struct ObservedLaunchTests {
  private static let base = """
    import UIKit
    import Combine
    final class Home: UIViewController {}
    final class Note: UIViewController {}
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      var flow: AppFlow?
      func application(_ application: UIApplication, didFinishLaunchingWithOptions options: \
    [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let window = UIWindow()
        self.window = window
        flow = AppFlow(window: window, session: Session())
        flow?.start()
        return true
      }
    }

    """

  /// A service's state is there as soon as somebody observes it: the launch leads to what is shown for it, next to the
  /// screen that shows it again.
  @Test func stateOfAService() {
    let found = origins(
      Self.base + """
        final class Session { let kind = CurrentValueSubject<Int, Never>(0); var changes: AnyPublisher<Int, Never> { \
        kind.eraseToAnyPublisher() } }
        final class ErrorPage: UIViewController {
          var onRetry: () -> Void = {}
          @objc func retry() { onRetry() }
        }
        final class AppFlow {
          let window: UIWindow
          let session: Session
          var bag: AnyCancellable?
          init(window: UIWindow, session: Session) { self.window = window; self.session = session }
          func start() { bag = session.changes.sink { [weak self] kind in if kind == 1 { self?.showHome() } else { \
        self?.showError() } } }
          func showHome() { window.rootViewController = Home() }
          func showError() {
            let page = ErrorPage()
            page.onRetry = { self.showHome() }
            window.rootViewController = page
          }
        }
        """)
    #expect(found["AppFlow root Home"]?.sorted() == ["AppFlow", "ErrorPage"])
  }

  /// A notification is no state: nobody is told of it as he begins to listen.
  @Test func notification() {
    let found = origins(
      Self.base + """
        final class Session {}
        final class ErrorPage: UIViewController {
          var onRetry: () -> Void = {}
          @objc func retry() { onRetry() }
        }
        final class AppFlow {
          let window: UIWindow
          let session: Session
          var bag: AnyCancellable?
          init(window: UIWindow, session: Session) { self.window = window; self.session = session }
          func start() {
            bag = NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification).sink { [weak \
        self] _ in self?.showHome() }
            showError()
          }
          func showHome() { window.rootViewController = Home() }
          func showError() {
            let page = ErrorPage()
            page.onRetry = { self.showHome() }
            window.rootViewController = page
          }
        }
        """)
    #expect(found["AppFlow root Home"] == ["ErrorPage"])
  }

  /// What a service says that it was asked in a case goes on where the case was made, and not for whoever else asks.
  @Test func answerOfAService() {
    let found = origins(
      Self.base + """
        enum Request { case load(onDone: (Int) -> Void); case save(onDone: () -> Void) }
        final class Session {
          func dispatch(_ request: Request) {
            switch request {
            case .load(let onDone): load(onDone)
            case .save(let onDone): onDone()
            }
          }
          private func load(_ onDone: @escaping (Int) -> Void) { DispatchQueue.main.async { onDone(1) } }
        }
        final class AppFlow {
          let window: UIWindow
          let session: Session
          init(window: UIWindow, session: Session) { self.window = window; self.session = session }
          func start() { session.dispatch(.load { [weak self] _ in self?.showHome() }) }
          func showHome() { window.rootViewController = Other(session: session) }
        }
        final class Helper {
          let session: Session
          init(session: Session) { self.session = session }
          func ask(_ page: UIViewController) { session.dispatch(.load { _ in page.present(Note(), animated: true) }) }
        }
        final class Other: UIViewController {
          let helper: Helper
          init(session: Session) { helper = Helper(session: session); super.init(nibName: nil, bundle: nil) }
          @objc func tap() { helper.ask(self) }
        }
        """)
    #expect(found["AppFlow root Other"] == ["AppDelegate"])
    #expect(found["Helper sheet Note"] == ["Other"])
  }

  /// Where an object keeps the code until its user acts, it runs there.
  @Test func answerOfAScreen() {
    let found = origins(
      Self.base + """
        enum Request { case pick(onDone: (Int) -> Void) }
        final class Picker: UIViewController { var onPicked: (Int) -> Void = { _ in }; @objc func pick() { onPicked(1) \
        } }
        final class Session {}
        final class Router {
          weak var page: UIViewController?
          func open(_ request: Request) {
            switch request {
            case .pick(let onDone):
              let picker = Picker()
              picker.onPicked = { onDone($0) }
              page?.present(picker, animated: true)
            }
          }
        }
        final class AppFlow {
          let window: UIWindow
          init(window: UIWindow, session: Session) { self.window = window }
          func start() { window.rootViewController = Other() }
        }
        final class Model {
          let router = Router()
          func ask() { router.open(.pick { [router] _ in router.page?.present(Note(), animated: true) }) }
        }
        final class Other: UIViewController {
          let model = Model()
          @objc func tap() { model.ask() }
        }
        """)
    #expect(found["Model sheet Note"] == ["Picker"])
  }

  /// A flow that begins for a link is no start of the app.
  @Test func flowOfALink() {
    let app = graph([
      "App/App.swift": """
      import UIKit
      final class Home: UIViewController {}
      final class Setup: UIViewController {}
      final class MainCoordinator {
        let window: UIWindow
        init(window: UIWindow) { self.window = window }
        func start() { window.rootViewController = Home() }
      }
      final class SetupCoordinator {
        let root: UIViewController
        init(root: UIViewController) { self.root = root }
        func start() { root.present(Setup(), animated: true) }
      }
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var main: MainCoordinator?
        var setup: SetupCoordinator?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: \
      [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          let window = UIWindow()
          self.window = window
          main = MainCoordinator(window: window)
          main?.start()
          return true
        }
        func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) \
      -> Bool {
          guard let root = window?.rootViewController else { return false }
          setup = SetupCoordinator(root: root)
          setup?.start()
          return true
        }
      }
      """
    ])
    let launched = app.entries.filter { $0.via == .appDelegate }.map(\.screen)
    #expect(!launched.contains("SetupCoordinator"))
    #expect(launched.contains("MainCoordinator") || launched.contains("Home"))
  }
}
