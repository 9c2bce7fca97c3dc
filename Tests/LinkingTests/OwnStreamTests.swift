import Testing

/// Generic classes of an app's own that keep closures and run them with each new value: each object runs what it was
/// given itself.
@Suite struct OwnStreamTests {
  /// Closures in a list.
  static let inLists = """
    final class Box<T> {
      private var listeners: [(T) -> Void] = []
      var value: T { didSet { for listener in listeners { listener(value) } } }
      init(_ value: T) { self.value = value }
      func bind(to owner: AnyObject, _ listener: @escaping (T) -> Void) { listeners.append(listener) }
    }
    """
  /// One closure, which a function runs that the property's observer calls.
  static let alone = """
    final class Box<T> {
      typealias Listener = (T) -> Void
      private var listener: Listener?
      var value: T { didSet { fire() } }
      init(_ value: T) { self.value = value }
      func bind(to owner: AnyObject, _ listener: Listener?) { self.listener = listener; fire() }
      private func fire() { listener?(value) }
    }
    """
  /// Closures in values that say who observes.
  static let inValues = """
    final class Box<Value> {
      struct Observer<Value> {
        weak var owner: AnyObject?
        let block: (Value) -> Void
      }
      private var observers = [Observer<Value>]()
      var value: Value { didSet { notify() } }
      init(_ value: Value) { self.value = value }
      func bind(to owner: AnyObject, _ block: @escaping (Value) -> Void) {
        observers.append(Observer(owner: owner, block: block))
        block(value)
      }
      private func notify() {
        for observer in observers { DispatchQueue.main.async { observer.block(self.value) } }
      }
    }
    """

  @Test(arguments: [inLists, alone, inValues]) func eachRunsItsOwn(box: String) {
    let edges = screenEdges([
      "App/App.swift": """
      import UIKit
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: \
      [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          let stack = UINavigationController()
          UIWindow().rootViewController = stack
          AppCoordinator(stack: stack).start()
          return true
        }
      }
      final class Signal<T> {
        private var observers: [Int: (T) -> Void] = [:]
        private var last: T?
        func observe(replays: Bool = false, _ handler: @escaping (T) -> Void) {
          if replays, let last { handler(last) }
          observers[observers.count] = handler
        }
        func send(_ value: T) {
          last = value
          observers.values.forEach { $0(value) }
        }
      }
      \(box)
      final class AppCoordinator {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() {
          let model = HomeModel()
          model.selected.observe { [weak self] id in self?.detail(id) }
          model.askedForHelp.observe { [weak self] _ in self?.help() }
          stack.setViewControllers([HomeController(model: model)], animated: false)
        }
        private func detail(_ id: Int) {
          let model = DetailModel()
          model.shared.observe(replays: true) { [weak self] in self?.share($0) }
          model.isRated.bind(to: self) { [weak self] _ in self?.rate() }
          stack.pushViewController(DetailController(model: model), animated: true)
        }
        private func help() { stack.present(HelpController(), animated: true) }
        private func share(_ text: String) { stack.present(ShareController(), animated: true) }
        private func rate() { stack.present(RatingController(), animated: true) }
      }
      final class HomeModel {
        let selected = Signal<Int>()
        let askedForHelp = Signal<Void>()
        let isNew = Box(true)
        func tap(_ number: Int) { selected.send(number); isNew.value = false }
        func help() { askedForHelp.send(()) }
      }
      final class DetailModel { let shared = Signal<String>(); let isRated = Box(false) }
      final class HomeController: UIViewController {
        let model: HomeModel
        init(model: HomeModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
        @objc func tapped() { model.tap(1) }
        @objc func helpTapped() { model.help() }
      }
      final class DetailController: UIViewController {
        let model: DetailModel
        init(model: DetailModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
        @objc func shareTapped() { model.shared.send("x") }
        @objc func rateTapped() { model.isRated.value = true }
      }
      final class HelpController: UIViewController {}
      final class ShareController: UIViewController {}
      final class RatingController: UIViewController {}
      """
    ])
    #expect(
      edges == [
        "AppDelegate flow AppCoordinator", "AppDelegate root HomeController", "DetailController sheet RatingController",
        "DetailController sheet ShareController", "HomeController push DetailController",
        "HomeController sheet HelpController",
      ])
  }

  /// What is handed to a stream in an object of its own (`channel.add(Observer { … })`) runs where that stream is fed.
  @Test func observersThatAreObjects() {
    let edges = screenEdges([
      "App/App.swift": """
      import UIKit
      final class Observer<Value> {
        let id: Int
        private let run: (Value) -> Void
        init(id: Int, run: @escaping (Value) -> Void) { self.id = id; self.run = run }
        func send(_ value: Value) { run(value) }
      }
      final class Channel<Value> {
        private var observers: [Observer<Value>] = []
        func add(_ observer: Observer<Value>) { observers.append(observer) }
        func send(_ value: Value) { DispatchQueue.main.async { for observer in self.observers { observer.send(value) } \
      } }
      }
      final class HomeController: UIViewController {
        let opened = Channel<Int>()
        @objc func tapped() { opened.send(1) }
      }
      final class DetailController: UIViewController {
        let shared = Channel<String>()
        @objc func tapped() { shared.send("a") }
      }
      final class ShareController: UIViewController {}
      final class Leader {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() {
          let home = HomeController()
          let observer = Observer<Int>(id: 1) { [weak self] _ in self?.detail() }
          home.opened.add(observer)
          stack.setViewControllers([home], animated: false)
        }
        func detail() {
          let detail = DetailController()
          detail.shared.add(Observer<String>(id: 1) { [weak self] _ in self?.share() })
          stack.pushViewController(detail, animated: true)
        }
        func share() { stack.present(ShareController(), animated: true) }
      }
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: \
      [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          let stack = UINavigationController()
          UIWindow().rootViewController = stack
          Leader(stack: stack).start()
          return true
        }
      }
      """
    ])
    #expect(
      edges == [
        "AppDelegate root HomeController", "DetailController sheet ShareController",
        "HomeController push DetailController",
      ])
  }

  /// A promise is no stream: what follows it runs for who waits for it, and not for all who keep promises.
  @Test func whatFollowsAPromise() {
    let edges = screenEdges([
      "App/App.swift": """
      import UIKit
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: \
      [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window?.rootViewController = UINavigationController(rootViewController: ListController())
          return true
        }
      }
      final class Reply<Value> {
        typealias Next = ((Value?) throws -> Reply<Value>?)?
        typealias Rescue = ((Error) throws -> Reply<Value>?)?
        private var next: Next = nil
        private var rescue: Rescue = nil
        @discardableResult func then(_ next: Next, rescue: Rescue = nil) -> Reply<Value> {
          self.next = next
          self.rescue = rescue
          return Reply<Value>()
        }
        @discardableResult func orElse(_ rescue: Rescue) -> Reply<Value> { then(nil, rescue: rescue) }
        func resolve(_ value: Value?) throws { _ = try next?(value) }
        func reject(_ error: Error) throws { _ = try rescue?(error) }
      }
      enum Service {
        static func load() -> Reply<Int> {
          let reply = Reply<Int>()
          try? reply.resolve(1)
          return reply
        }
        static func delete() -> Reply<Int> {
          let reply = Reply<Int>()
          try? reply.reject(Failure.all)
          return reply
        }
      }
      enum Failure: Error { case all }
      enum Screens {
        static func attach() { Service.load().orElse { _ in logOut(); return nil } }
        static func logOut() { UIApplication.shared.keyWindow?.rootViewController = LoginController() }
      }
      final class ListController: UIViewController {
        override func viewDidLoad() { Screens.attach() }
        @objc func open() { navigationController?.pushViewController(DetailController(), animated: true) }
      }
      final class DetailController: UIViewController { @objc func delete() { _ = Service.delete() } }
      final class LoginController: UIViewController {}
      """
    ])
    #expect(
      edges == [
        "AppDelegate root ListController", "ListController push DetailController",
        "ListController root LoginController",
      ])
  }
}
