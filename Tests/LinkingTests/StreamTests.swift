import Linking
import NavigationModel
import Testing

/// Events that travel through subjects, relays and publishers: on which screens the code runs that observes them, and
/// what it shows.
@Suite struct StreamTests {
  private let screens = """
    import Combine
    import UIKit
    final class ListController: UIViewController {
      let events = PassthroughSubject<ListEvent, Never>()
      func open() { events.send(.detail(1)) }
      func help() { events.send(.help) }
    }
    enum ListEvent { case detail(Int), help }
    final class DetailController: UIViewController {
      private let subject = PassthroughSubject<Void, Never>()
      var closed: AnyPublisher<Void, Never> { subject.eraseToAnyPublisher() }
      func close() { subject.send() }
    }
    final class HelpController: UIViewController {}
    """

  /// A service that waits for the first value of its own stream answers its caller. Who else makes the stream send has
  /// no part in it.
  @Test func aServiceAnswersItsCallerOnce() {
    let edges = screenEdges([
      "App/Flow.swift": """
      import Combine
      import UIKit
      final class Downloader {
        private let updates = PassthroughSubject<Bool, Never>()
        private var bag: Set<AnyCancellable> = []
        func download(completion: @escaping (Bool) -> Void) {
          updates.filter { $0 }.first().sink { completion($0) }.store(in: &bag)
        }
        func synchronize() { updates.send(true) }
      }
      final class Coordinator {
        let navigation = UINavigationController()
        let downloader: Downloader
        init(downloader: Downloader) { self.downloader = downloader }
        func start() { navigation.setViewControllers([Library(coordinator: self, downloader: downloader)], animated: \
      false) }
        func open() {
          downloader.download { [weak self] _ in
            self?.navigation.pushViewController(Reader(), animated: true)
          }
        }
        func showSettings() { navigation.pushViewController(Settings(downloader: downloader), animated: true) }
      }
      final class Library: UIViewController {
        let coordinator: Coordinator
        init(coordinator: Coordinator, downloader: Downloader) { self.coordinator = coordinator; super.init(nibName: \
      nil, bundle: nil) }
        @objc func tapped() { coordinator.open() }
        @objc func settings() { coordinator.showSettings() }
      }
      final class Settings: UIViewController {
        let downloader: Downloader
        init(downloader: Downloader) { self.downloader = downloader; super.init(nibName: nil, bundle: nil) }
        @objc func synchronize() { downloader.synchronize() }
      }
      final class Reader: UIViewController {}
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        let coordinator = Coordinator(downloader: Downloader())
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) { \
      coordinator.start() }
      }
      """
    ])
    #expect(
      edges == [
        "Library push Reader", "Library push Settings", "SceneDelegate flow Coordinator", "SceneDelegate root Library",
      ])
  }

  @Test func aScreenSendsAndItsCoordinatorShows() {
    let edges = screenEdges([
      "App/Screens.swift": screens,
      "App/Coordinator.swift": """
      import Combine
      import UIKit
      final class ListCoordinator {
        let navigation: UINavigationController
        private var bag = Set<AnyCancellable>()
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          let list = ListController()
          list.events.sink { [weak self] event in
            switch event {
            case .detail(let id): self?.showDetail(id)
            case .help: self?.showHelp()
            }
          }.store(in: &bag)
          navigation.pushViewController(list, animated: false)
        }
        private func showDetail(_ id: Int) {
          let detail = DetailController()
          detail.closed.filter { true }.sink { [weak self] in self?.back() }.store(in: &bag)
          navigation.pushViewController(detail, animated: true)
        }
        private func showHelp() { navigation.present(HelpController(), animated: true) }
        private func back() { navigation.popViewController(animated: true) }
      }
      """,
    ])
    #expect(
      edges == [
        "DetailController back pop", "ListController push DetailController", "ListController sheet HelpController",
      ])
  }

  @Test func aCoordinatorEndsWithAResult() {
    let edges = screenEdges([
      "App/Coordinators.swift": """
      import RxSwift
      import UIKit
      enum LoginResult { case finish, cancel }
      enum HomeResult { case finish }
      final class LoginController: UIViewController { let model: LoginModel; init(model: LoginModel) { self.model = \
      model }; func tap() { model.login() } }
      final class HomeController: UIViewController { let model: HomeModel; init(model: HomeModel) { self.model = model \
      }; func tap() { model.logout() } }
      final class LoginModel { let done = PublishSubject<Void>(); func login() { done.onNext(()) } }
      final class HomeModel { let out = PublishSubject<Void>(); func logout() { out.onNext(()) } }
      class Base<Result> {
        let navigation: UINavigationController
        init(_ navigation: UINavigationController) { self.navigation = navigation }
        func start() -> Observable<Result> { fatalError() }
        func coordinate<T>(to child: Base<T>) -> Observable<T> { child.start().do(onNext: { _ in }) }
      }
      final class LoginCoordinator: Base<LoginResult> {
        private let finish = PublishSubject<LoginResult>()
        override func start() -> Observable<LoginResult> {
          let model = LoginModel()
          model.done.map { LoginResult.finish }.bind(to: finish).disposed(by: bag)
          navigation.viewControllers = [LoginController(model: model)]
          return finish
        }
      }
      final class HomeCoordinator: Base<HomeResult> {
        private let finish = PublishSubject<HomeResult>()
        override func start() -> Observable<HomeResult> {
          let model = HomeModel()
          model.out.subscribe(onNext: { [weak self] in self?.finish.onNext(.finish) }).disposed(by: bag)
          navigation.viewControllers = [HomeController(model: model)]
          return finish
        }
      }
      final class AppCoordinator: Base<Void> {
        override func start() -> Observable<Void> {
          showLogin()
          return .never()
        }
        private func showLogin() {
          coordinate(to: LoginCoordinator(navigation)).subscribe(onNext: { [weak self] in
            switch $0 {
            case .finish: self?.showHome()
            case .cancel: break
            }
          }).disposed(by: bag)
        }
        private func showHome() {
          coordinate(to: HomeCoordinator(navigation)).subscribe(onNext: { [weak self] _ in self?.showLogin() \
      }).disposed(by: bag)
        }
      }
      """
    ])
    #expect(
      edges.filter { !$0.contains("flow") } == [
        "HomeController root LoginController", "LoginController root HomeController",
      ])
  }

  @Test func aStreamOfControllers() {
    let lines = transitionLines(
      screens,
      """
      import Combine
      import UIKit
      final class Model {
        let shown = PassthroughSubject<UIViewController, Never>()
        func help() { shown.send(HelpController()) }
      }
      final class Home: UIViewController {
        let model = Model()
        func bind() { model.shown.receive(on: RunLoop.main).sink { [weak self] in self?.present($0, animated: true) \
      }.store(in: &bag) }
      }
      """)
    #expect(lines == ["Model sheet HelpController"])
  }

  /// What a stream only looks up when it sends itself makes nothing happen: `taps.withLatestFrom(dates)`.
  @Test func aStreamThatIsOnlyLookedUp() {
    let edges = screenEdges([
      "App/Screens.swift": screens,
      "App/Flow.swift": """
      import RxSwift
      import UIKit
      final class Model {
        let taps = PublishSubject<Void>()
        let dates = BehaviorRelay<[Int]>(value: [])
        var flow: Flow?
        func bind() { taps.withLatestFrom(dates.asObservable()).subscribe(onNext: { [weak self] _ in \
      self?.flow?.help() }) }
      }
      final class Home: UIViewController { let model: Model; init(model: Model) { self.model = model }; func tap() { \
      model.taps.onNext(()) } }
      final class Calendar: UIViewController { let model: Model; init(model: Model) { self.model = model }; func \
      pick() { model.dates.accept([1]) } }
      final class Flow {
        let navigation = UINavigationController()
        func start() {
          let model = Model()
          model.flow = self
          model.bind()
          navigation.pushViewController(Home(model: model), animated: false)
          navigation.present(Calendar(model: model), animated: true)
        }
        func help() { navigation.pushViewController(HelpController(), animated: true) }
      }
      """,
    ])
    #expect(edges == ["Home push HelpController"])
  }

  @Test func aModelThatAContainerResolves() {
    let edges = screenEdges([
      "App/Screens.swift": screens,
      "App/Flow.swift": """
      import Combine
      import UIKit
      final class Model { let done = PassthroughSubject<Void, Never>(); func finish() { done.send() } }
      final class Home: UIViewController { let model: Model; init(model: Model) { self.model = model }; func tap() { \
      model.finish() } }
      final class Flow {
        let navigation = UINavigationController()
        func start() {
          guard let model = Dependencies.shared.container.resolve(Model.self) else { return }
          model.done.sink { self.help() }.store(in: &bag)
          navigation.pushViewController(Home(model: model), animated: false)
        }
        func help() { navigation.pushViewController(HelpController(), animated: true) }
      }
      """,
    ])
    #expect(edges == ["Home push HelpController"])
  }

  /// `for await page in …`: a subject in another form, and a stream that a continuation feeds.
  @Test(arguments: [
    ("let events = PassthroughSubject<Page, Never>()", "events.send(.list)", "events.values"),
    (
      """
      let events: AsyncStream<Page>
      let others: AsyncStream<Int>
      private let continuation: AsyncStream<Page>.Continuation
      init() {
        let (stream, continuation) = AsyncStream.makeStream(of: Page.self)
        events = stream
        self.continuation = continuation
        others = AsyncStream { _ in }
      }
      """, "continuation.yield(Page.list)", "events"
    ),
  ])
  func loopsOverStreams(members: String, sending: String, sequence: String) {
    let lines = transitionLines(
      """
      import Combine
      import SwiftUI
      enum Page: Hashable { case list, item }
      final class Bus { \(members)
        func go() { \(sending) }
      }
      struct Root: View {
        @State private var path: [Page] = []
        let bus: Bus
        var body: some View {
          NavigationStack(path: $path) {
            Home(bus: bus).navigationDestination(for: Page.self) { page in switch page { case .list: ListView(); case \
      .item: ItemView() } }
          }
          .task { for await page in bus.\(sequence) { path.append(page) } }
        }
      }
      struct Home: View { let bus: Bus; var body: some View { Button("All") { bus.go() } } }
      struct ListView: View { var body: some View { Text("List") } }
      struct ItemView: View { var body: some View { Text("Item") } }
      """)
    #expect(lines == ["Bus push ListView"])
  }

  /// The body of a loop over a stream runs where the stream is fed, and only the arms that fit.
  @Test func aLoopOverAStreamRunsWhereTheStreamIsFed() {
    let edges = screenEdges([
      "App.swift": """
      import UIKit
      enum Event { case item(Int), help }
      final class Model {
        let events: AsyncStream<Event>
        private let continuation: AsyncStream<Event>.Continuation
        init() { (events, continuation) = AsyncStream.makeStream(of: Event.self) }
        func select(_ number: Int) { continuation.yield(.item(number)) }
        func help() { continuation.yield(.help) }
      }
      final class Home: UIViewController { let model: Model; init(model: Model) { self.model = model }; func tap() { \
      model.select(1) } }
      final class Bar: UIViewController { let model: Model; init(model: Model) { self.model = model }; func tap() { \
      model.help() } }
      final class ItemController: UIViewController {}
      final class HelpController: UIViewController {}
      final class Flow {
        let navigation = UINavigationController()
        func start() async {
          let model = Model()
          navigation.setViewControllers([Home(model: model)], animated: false)
          navigation.present(Bar(model: model), animated: false)
          for await event in model.events {
            switch event {
            case .item: navigation.pushViewController(ItemController(), animated: true)
            case .help: navigation.pushViewController(HelpController(), animated: true)
            }
          }
        }
      }
      """
    ])
    #expect(edges.filter { !$0.hasPrefix("Flow") } == ["Bar push HelpController", "Home push ItemController"])
  }

  /// The rows of a menu come from a stream of other values; each row names its destination.
  @Test func aStreamThatIsMappedToRows() {
    let source =
      """
      import SwiftUI
      import Combine
      enum Page: Hashable { case orders, help, archive }
      protocol MenuItem { var title: String { get }; var page: Page? { get } }
      struct Orders: MenuItem { let title = "Orders"; let page: Page? = .orders }
      struct Help: MenuItem { let title = "Help"; let page: Page? = .help }
      struct Rating: MenuItem { let title = "Rate"; let page: Page? = nil }
      final class Model: ObservableObject {
        @Published var items: [MenuItem] = []
        @Published var extra: MenuItem?
        @Published var path = NavigationPath()
        @Published private var isEligible = false
        @Published private var isOpen = false
        let login: AnyPublisher<Bool, Never>
        init(login: AnyPublisher<Bool, Never>) { self.login = login }
        func fill() {
          $isEligible.combineLatest($isOpen)
            .map { [weak self] both -> [MenuItem] in
              guard let self else { return [] }
              let (isEligible, _) = both
              return makeItems(isEligible)
            }
            .assign(to: &$items)
          login.map { isIn in
            if isIn { return Help() } else { return nil }
          }
          .assign(to: &$extra)
        }
        private func makeItems(_ isEligible: Bool) -> [MenuItem] {
          var items: [MenuItem] = [Rating()]
          if isEligible { items.append(Orders()) }
          return items
        }
        func open(_ page: Page?) {
          guard let page else { return }
          path.append(page)
        }
      }
      struct Menu: View {
        @ObservedObject var model: Model
        var body: some View {
          NavigationStack(path: $model.path) {
            List {
              Button("Update") { model.fill() }
              if let item = model.extra { row(item) }
              ForEach(model.items, id: \\.title) { item in row(item) }
            }
            .navigationDestination(for: Page.self) { page in
              switch page {
              case .orders: OrdersView()
              case .help: HelpView()
              case .archive: ArchiveView()
              }
            }
          }
        }
        private func row(_ item: MenuItem) -> some View { Button(item.title) { tap(item) } }
        private func tap(_ item: MenuItem) { model.open(item.page) }
      }
      struct OrdersView: View { var body: some View { Text("Orders") } }
      struct HelpView: View { var body: some View { Text("Help") } }
      struct ArchiveView: View { var body: some View { Text("Archive") } }
      @main struct Demo: App {
        let model: Model
        var body: some Scene { WindowGroup { Menu(model: model) } }
      }
      """
    let lines = transitionLines(source)
    #expect(lines.filter { $0.contains(" push ") }.map { $0.split(separator: " ").last } == ["HelpView", "OrdersView"])
    // A row leads there when it is tapped, whoever filled the list.
    let moves = graph(["App/App.swift": source]).transitions.filter { $0.kind == .push }
    #expect(Set(moves.map(\.from)) == [["Menu"]])
    #expect(Set(moves.compactMap(\.trigger)) == ["Button(item.title)"])
  }

  @Test(arguments: ["assign(to: &$sheet)", "assign(to: \\Model.sheet, on: self).store(in: &bag)"])
  func aStreamThatIsAssignedToState(assigning: String) {
    let lines = transitionLines(
      """
      import SwiftUI
      import Combine
      enum Modal: Identifiable { case compose, help; var id: Self { self } }
      final class Service { let modals = PassthroughSubject<Modal, Never>() }
      final class Model: ObservableObject {
        @Published var sheet: Modal?
        var bag: Set<AnyCancellable> = []
        init(service: Service) { service.modals.map { Optional($0) }.\(assigning) }
      }
      @main struct Demo: App { let service = Service(); var body: some Scene { WindowGroup { Root(model: \
      Model(service: service), service: service) } } }
      struct Root: View {
        @StateObject var model: Model
        let service: Service
        var body: some View {
          Home(service: service).sheet(item: $model.sheet) { modal in
            switch modal {
            case .compose: Compose()
            case .help: Help(service: service)
            }
          }
        }
      }
      struct Home: View { let service: Service; var body: some View { Button("?") { service.modals.send(.help) } } }
      struct Help: View { let service: Service; var body: some View { Button("+") { service.modals.send(.compose) } } }
      struct Compose: View { var body: some View { Text("Compose") } }
      """)
    #expect(lines == ["Demo root Root", "Help sheet Compose", "Home sheet Help"])
  }

  /// `viewModel.$edited.sink { … }`: who sets the property makes the closure run.
  @Test(arguments: ["viewModel.$edited.compactMap { $0 }", "viewModel.$edited.dropFirst()", "viewModel.$edited"])
  func aPropertyThatACoordinatorWatches(stream: String) {
    let edges = screenEdges([
      "App/App.swift": """
      import UIKit
      import Combine
      final class DetailModel: ObservableObject {
        @Published var edited: Int?
        func edit() { edited = 1 }
        func reset() { edited = nil }
      }
      /// What a service publishes, anybody may have changed, long before.
      final class Account {
        static let shared = Account()
        @Published var isKnown = false
        func leave() { isKnown = true }
      }
      final class Login: UIViewController {}
      final class Detail: UIViewController {
        let model: DetailModel
        init(model: DetailModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
        @objc func edit() { model.edit() }
        @objc func leave() { Account.shared.leave() }
      }
      final class Other: UIViewController {}
      final class Editor: UIViewController {}
      final class Flow {
        let navigation: UINavigationController
        var bag = Set<AnyCancellable>()
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          navigation.setViewControllers([Other()], animated: false)
          Account.shared.$isKnown.sink { [weak self] _ in self?.logIn() }.store(in: &bag)
        }
        func logIn() { navigation.pushViewController(Login(), animated: true) }
        func detail() {
          let viewModel = DetailModel()
          \(stream).sink { [weak self] _ in self?.edit() }.store(in: &bag)
          navigation.pushViewController(Detail(model: viewModel), animated: true)
        }
        func edit() { navigation.present(Editor(), animated: true) }
      }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let navigation = UINavigationController()
          window?.rootViewController = navigation
          let flow = Flow(navigation: navigation)
          flow.start()
          flow.detail()
        }
      }
      """
    ])
    #expect(edges.filter { $0.hasSuffix("Editor") } == ["Detail sheet Editor"])
    #expect(!edges.contains("Detail push Login"))
  }

  /// `Just(.help)` is a stream of the one value that it is made of.
  @Test func aStreamOfOneValue() {
    let lines = transitionLines(
      """
      import UIKit
      import Combine
      enum Page { case help, news }
      struct Start { func page() -> AnyPublisher<Page, Never> { Just(.help).eraseToAnyPublisher() } }
      final class Help: UIViewController {}
      final class News: UIViewController {}
      final class Home: UIViewController {
        var bag = Set<AnyCancellable>()
        override func viewDidLoad() {
          super.viewDidLoad()
          Start().page().sink { page in self.open(page) }.store(in: &bag)
        }
        func open(_ page: Page) {
          switch page {
          case .help: present(Help(), animated: true)
          case .news: present(News(), animated: true)
          }
        }
      }
      """)
    #expect(lines.contains("Home sheet Help"))
  }

  /// Who takes a flag back shows nothing.
  @Test func aWatchedFlag() {
    let edges = screenEdges([
      "App/App.swift": """
      import UIKit
      import Combine
      final class HomeModel: ObservableObject {
        @Published var isSetUp = false
        var bag = Set<AnyCancellable>()
        weak var host: UIViewController?
        func observe() {
          $isSetUp.sink { [weak self] isShown in
            guard let self else { return }
            if isShown { host?.present(SetUp(done: { self.end() }), animated: true) } else { host?.dismiss(animated: \
      true) }
          }.store(in: &bag)
        }
        func begin() { isSetUp = true }
        func end() { isSetUp = false }
      }
      final class Home: UIViewController {
        let model = HomeModel()
        override func viewDidLoad() { super.viewDidLoad(); model.host = self; model.observe() }
        @objc func begin() { model.begin() }
      }
      final class SetUp: UIViewController {
        let done: () -> Void
        init(done: @escaping () -> Void) { self.done = done; super.init(nibName: nil, bundle: nil) }
        @objc func finish() { done() }
      }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) { \
      window?.rootViewController = Home() }
      }
      """
    ])
    #expect(edges.filter { $0.hasSuffix("sheet SetUp") } == ["Home sheet SetUp"])
  }

  /// A router that sends every destination through one subject: each starts where it is named, whoever else sends
  /// others.
  @Test func whoNamesWhatASubjectBrings() {
    let edges = screenEdges([
      "App/App.swift": """
      import UIKit
      import Combine
      enum Destination { case editor, help(String) }
      final class Router {
        static let shared = Router()
        let destinations = PassthroughSubject<Destination, Never>()
        func present(_ destination: Destination) { destinations.send(destination) }
      }
      final class Home: UIViewController {
        @objc func edit() { Router.shared.present(.editor) }
      }
      final class Detail: UIViewController {
        @objc func help() { Router.shared.present(.help("detail")) }
      }
      final class Editor: UIViewController {}
      final class Help: UIViewController {}
      final class Flow {
        let navigation = UINavigationController()
        var bag = Set<AnyCancellable>()
        func start() {
          navigation.setViewControllers([Home(), Detail()], animated: false)
          Router.shared.destinations.receive(on: DispatchQueue.main).sink { [weak self] destination in
            switch destination {
            case .editor: self?.edit()
            case .help: self?.handle(destination)
            }
          }.store(in: &bag)
        }
        func edit() { navigation.present(Editor(), animated: true) }
        func handle(_ destination: Destination) {
          if case .help = destination { navigation.present(Help(), animated: true) }
        }
      }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        let flow = Flow()
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = flow.navigation
          flow.start()
        }
      }
      """
    ])
    #expect(edges.filter { $0.contains("sheet") } == ["Detail sheet Help", "Home sheet Editor"])
  }

  /// A stream that an operator of the app's passes on, and of which each value is a screen and the way to show it.
  @Test func aScreenTravelsWithTheWayToShowIt() {
    let found = transitions([
      "App/Moves.swift": """
      import Combine
      import UIKit
      extension Publisher {
        func replayed(_ size: Int) -> AnyPublisher<Output, Failure> { return multicast(subject: \
      Replay(size)).autoconnect().eraseToAnyPublisher() }
        func isEmptied() -> AnyPublisher<Bool, Failure> { map { _ in true }.eraseToAnyPublisher() }
      }
      enum Way { case push, present }
      protocol Mover { var moves: Moves { get } }
      extension Mover {
        func go(_ controller: UIViewController, _ way: Way = .push) { moves._shown.send((controller, way)) }
      }
      struct Moves {
        let shown: AnyPublisher<(UIViewController, Way), Never>
        fileprivate let _shown: PassthroughSubject<(UIViewController, Way), Never> = PassthroughSubject()
        init() { self.shown = _shown.replayed(0) }
        func bind(to controller: UIViewController, _ bag: inout Set<AnyCancellable>) {
          self.shown.receive(on: DispatchQueue.main)
            .sink { [weak controller] page, way in
              switch way {
              case .push: controller?.navigationController?.pushViewController(page, animated: true)
              case .present: controller?.present(page, animated: true)
              }
            }
            .store(in: &bag)
        }
      }
      final class Settings: UIViewController, Mover {
        let moves = Moves()
        var bag: Set<AnyCancellable> = []
        override func viewDidLoad() { moves.bind(to: self, &bag) }
        func help() { go(Help()) }
        func about() { go(About(), .present) }
      }
      final class Help: UIViewController {}
      final class About: UIViewController {}
      """
    ])
    #expect(found == ["Settings push Help", "Settings sheet About"])
  }

  /// Twenty services give out what another one gives, whichever that is. Each is asked once: followed on each way, they
  /// would be asked 20 times 20 times … to the depth of the walk, which no run ever ends.
  @Test func servicesThatGiveOutEachOthersStreamsAreAskedOnce() {
    let services = (1...20).map { number in
      """
      final class Service\(number): Feed {
        let next: Feed
        init(next: Feed) { self.next = next }
        func pages() -> AnyPublisher<UIViewController, Never> { if isOld { return next.pages() }; return \
      next.pages().receive(on: main).eraseToAnyPublisher() }
      }
      """
    }
    let graph = graph([
      "App/Feeds.swift": """
      import Combine
      import UIKit
      final class DetailController: UIViewController {}
      protocol Feed { func pages() -> AnyPublisher<UIViewController, Never> }
      final class Source: Feed {
        private let subject = PassthroughSubject<UIViewController, Never>()
        func open() { subject.send(DetailController()) }
        func pages() -> AnyPublisher<UIViewController, Never> { subject.eraseToAnyPublisher() }
      }
      final class ListController: UIViewController {
        let feed: Feed
        var bag: Set<AnyCancellable> = []
        init(feed: Feed) { self.feed = feed; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() {
          feed.pages().sink { [weak self] page in
            self?.navigationController?.pushViewController(page, animated: true)
          }.store(in: &bag)
        }
      }
      \(services.joined(separator: "\n"))
      """
    ])
    #expect(graph.transitions.contains { $0.kind == .push && $0.to == "DetailController" })
  }

  /// What one step of a chain of promises makes, the next one shows.
  @Test func aPageInAChainOfPromises() {
    let edges = screenEdges([
      "App/A.swift": """
      import PromiseKit
      import UIKit
      final class Service { func load() -> Promise<String> { fatalError() } }
      final class Scanner {
        let service = Service()
        func scan(from page: UIViewController) {
          load().map { [weak self] id in self?.makePage(id) }
            .ensure { print("done") }
            .done { made in if let made = made { page.present(made, animated: true) } }
            .catch { print($0) }
        }
        private func load() -> Promise<String> { service.load().map { $0.uppercased() } }
        private func makePage(_ id: String) -> Scan { Scan() }
      }
      final class Scan: UIViewController {}
      final class Home: UIViewController {
        let scanner = Scanner()
        @objc func tapped() { scanner.scan(from: self) }
      }
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func applicationDidFinishLaunching(_ application: UIApplication) { window?.rootViewController = \
      UINavigationController(rootViewController: Home()) }
      }
      """
    ])
    #expect(edges == ["AppDelegate root Home", "Home sheet Scan"])
  }

  /// The object that an observer is given comes first, also in an app that pairs no values with their owner elsewhere.
  @Test func observersThatAreGivenTheirObject() {
    let lines = transitionLines(
      """
      import RxSwift
      import RxCocoa
      import UIKit
      final class DetailDI {
        func createDetail() -> DetailVC {
          let loginFactory: () -> LoginVC = {
            let DIContainer = self.createLoginDI()
            let viewController = DIContainer.createLogin()
            return viewController
          }
          let posterFactory: (Int) -> PosterVC = { posters in
            let DIContainer = self.createPosterDI()
            let viewController = DIContainer.createPoster(posters: posters)
            return viewController
          }
          let detail = DetailVC(loginFactory: loginFactory, posterFactory: posterFactory)
          return detail
        }
        private func createLoginDI() -> LoginDI { return LoginDI() }
        private func createPosterDI() -> PosterDI { return PosterDI() }
      }
      final class LoginDI { func createLogin() -> LoginVC { let viewController = LoginVC(); return viewController } }
      final class PosterDI { func createPoster(posters: Int) -> PosterVC { return PosterVC() } }
      class DetailVC: UIViewController {
        private let loginFactory: () -> LoginVC
        private let posterFactory: (Int) -> PosterVC
        init(loginFactory: @escaping () -> LoginVC, posterFactory: @escaping (Int) -> PosterVC) {
          self.loginFactory = loginFactory
          self.posterFactory = posterFactory
          super.init()
        }
        func bind() {
          let m = PublishRelay<Dest>(); m.accept(.login); m.accept(.poster(1)); m.asDriver(onErrorJustReturn: .login)
            .drive(with: self) { owner, destination in
              switch destination {
              case .login:
                let viewController = owner.loginFactory()
                viewController.modalPresentationStyle = .fullScreen
                owner.present(viewController, animated: true)
              case .poster(let posters):
                let viewController = owner.posterFactory(posters)
                owner.navigationController?.pushViewController(viewController, animated: true)
              }
            }
        }
      }
      class LoginVC: UIViewController {}
      enum Dest { case login, poster(Int) }
      class PosterVC: UIViewController {}
      """)
    #expect(lines == ["DetailVC cover LoginVC", "DetailVC push PosterVC"])
  }
}
