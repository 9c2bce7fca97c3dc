import NavigationModel
import Testing

/// Code that observes what another object publishes: it runs where that object is changed, and an arm of it only where
/// the new value asks for that arm.
@Suite struct PublishedStateTests {
  @Test func theNewValueDecides() {
    let origins = origins(
      """
      import Combine
      import UIKit
      final class Session: ObservableObject {
        @Published private(set) var user: String?
        func logIn() { user = "x" }
        func logOut() { user = nil }
      }
      final class Controllers {
        let session = Session()
        let changed = PassthroughSubject<Bool, Never>()
        private var bag = Set<AnyCancellable>()
        init() { session.$user.dropFirst().sink { [weak self] in self?.changed.send($0 != nil) }.store(in: &bag) }
      }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        let controllers = Controllers()
        private var bag = Set<AnyCancellable>()
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window = UIWindow(windowScene: scene as! UIWindowScene)
          show(loggedIn: controllers.session.user != nil)
          controllers.changed.sink { [weak self] in self?.show(loggedIn: $0) }.store(in: &bag)
        }
        private func show(loggedIn: Bool) {
          window?.rootViewController = loggedIn ? HomeViewController(session: controllers.session) : \
      LoginViewController(session: controllers.session)
        }
      }
      class SessionViewController: UIViewController {
        let session: Session
        init(session: Session) { self.session = session; super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { fatalError() }
      }
      final class LoginViewController: SessionViewController {
        override func viewDidLoad() { super.viewDidLoad()
          view.addSubview(UIButton(type: .system, primaryAction: UIAction(title: "Log in") { [session] _ in \
      session.logIn() })) }
      }
      final class HomeViewController: SessionViewController {
        override func viewDidLoad() { super.viewDidLoad()
          view.addSubview(UIButton(type: .system, primaryAction: UIAction(title: "Log out") { [session] _ in \
      session.logOut() })) }
      }
      """)
    #expect(
      origins["SceneDelegate root HomeViewController"]?.sorted() == ["LoginViewController", "SceneDelegate"])
    #expect(
      origins["SceneDelegate root LoginViewController"]?.sorted() == ["HomeViewController", "SceneDelegate"])
  }

  /// What is shown where the value is there does not come with its end.
  @Test func aValueThatGoesShowsNothing() {
    let origins = origins(
      """
      import Combine
      import UIKit
      final class FormModel {
        @Published var error: String?
        func save() { error = "full" }
        func clear() { error = nil }
      }
      final class FormViewController: UIViewController {
        private let model = FormModel()
        private var bag = Set<AnyCancellable>()
        override func viewDidLoad() {
          super.viewDidLoad()
          bind()
          view.addSubview(UIButton(primaryAction: UIAction(title: "Save") { [model] _ in model.save() }))
        }
        private func bind() {
          model.$error.compactMap { $0 }.sink { [weak self] _ in
            self?.present(ErrorViewController(), animated: true)
          }.store(in: &bag)
        }
      }
      final class ErrorViewController: UIViewController {}
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = FormViewController()
        }
      }
      """)
    #expect(origins["FormViewController sheet ErrorViewController"] == ["FormViewController"])
  }

  /// A screen holds a part of its view model: what the model does later, it does on that screen.
  @Test func theScreenThatHoldsAPartOfTheModel() {
    let origins = origins(
      """
      import Combine
      import SwiftUI
      import UIKit
      class Model<State, Action> {
        @dynamicMemberLookup final class Context: ObservableObject {
          weak var model: Model?
          @Published var state: State
          init(_ state: State) { self.state = state }
          func send(_ action: Action) { model?.process(action) }
          subscript<T>(dynamicMember path: KeyPath<State, T>) -> T { state[keyPath: path] }
        }
        let context: Context
        var state: State { get { context.state } set { context.state = newValue } }
        init(_ state: State) { context = Context(state); context.model = self }
        func process(_ action: Action) {}
      }
      struct ListState { var count = 0 }
      enum ListAction { case open }
      struct CodeState { var code: String? }
      enum CodeAction { case cancel }
      final class ListModel: Model<ListState, ListAction> {
        let opened = PassthroughSubject<Void, Never>()
        override func process(_ action: ListAction) { opened.send() }
      }
      final class CodeModel: Model<CodeState, CodeAction> {
        let signedIn = PassthroughSubject<Void, Never>()
        private var bag = Set<AnyCancellable>()
        private let service: CodeService
        init(service: CodeService) {
          self.service = service
          super.init(CodeState())
          observe()
        }
        private func observe() {
          service.progress.sink { [weak self] _ in self?.signedIn.send() }.store(in: &bag)
        }
      }
      protocol CodeService { var progress: AnyPublisher<Int, Never> { get } }
      struct ListScreen: View {
        @ObservedObject var context: ListModel.Context
        var body: some View { Button("Open") { context.send(.open) } }
      }
      struct CodeScreen: View {
        @ObservedObject var context: CodeModel.Context
        var body: some View { Button("Cancel") { context.send(.cancel) } }
      }
      struct HomeScreen: View { var body: some View { Text("Home") } }
      final class Flow {
        let navigation: UINavigationController
        let service: CodeService
        private var bag = Set<AnyCancellable>()
        init(_ navigation: UINavigationController, _ service: CodeService) { self.navigation = navigation; \
      self.service = service }
        func start() {
          let model = ListModel(ListState())
          model.opened.sink { [weak self] in self?.showCode() }.store(in: &bag)
          navigation.setViewControllers([UIHostingController(rootView: ListScreen(context: model.context))], \
      animated: false)
        }
        private func showCode() {
          let model = CodeModel(service: service)
          model.signedIn.sink { [weak self] in self?.showHome() }.store(in: &bag)
          navigation.pushViewController(UIHostingController(rootView: CodeScreen(context: model.context)), animated: \
      true)
        }
        private func showHome() { navigation.pushViewController(UIHostingController(rootView: HomeScreen()), \
      animated: true) }
      }
      struct Service: CodeService { let progress: AnyPublisher<Int, Never> = Empty().eraseToAnyPublisher() }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        var flow: Flow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let navigation = UINavigationController()
          window?.rootViewController = navigation
          flow = Flow(navigation, Service())
          flow?.start()
        }
      }
      """)
    #expect(origins["Flow push HomeScreen"] == ["CodeScreen"])
    // Nor does it do what the part of another model asks for.
    #expect(origins["Flow push CodeScreen"] == ["ListScreen"])
  }
}
