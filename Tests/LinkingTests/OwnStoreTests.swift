import NavigationModel
import Testing

/// Stores of libraries that nobody described: the app says what its state and its actions are, the library hands them
/// on.
@Suite struct OwnStoreTests {
  private func app(actions: String = "", arms: String = "", functions: String = "", sphere: String = "Sphere(app: app)")
    -> String
  {
    """
    import SwiftUI
    import SomeStore
    @main struct Notes: App { var body: some Scene { WindowGroup { AppView() } } }
    struct AppView: View {
      @StateObject private var store = Store(state: AppModel(), environment: ())
      var body: some View { Welcome(app: store) }
    }
    enum Step: Hashable { case sphere(Int), done(Int) }
    enum AppAction { case setPath([Step]); case pushStep(Step); case submitWelcome\(actions) }
    struct AppModel: ModelProtocol {
      typealias Action = AppAction
      var stepPath: [Step] = []
      static func update(state: AppModel, action: AppAction, environment: Void) -> Update<AppModel> {
        switch action {
        case let .setPath(path):
          var model = state
          model.stepPath = path
          return Update(state: model)
        case let .pushStep(step): return pushStep(state: state, step: step)
        case .submitWelcome: return update(state: state, actions: [.pushStep(.sphere(1))], environment: environment)
        \(arms)
        }
      }
      static func pushStep(state: AppModel, step: Step) -> Update<AppModel> {
        var model = state
        model.stepPath.append(step)
        return Update(state: model)
      }
      \(functions)
    }
    struct Welcome: View {
      @ObservedObject var app: Store<AppModel>
      var body: some View {
        NavigationStack(path: Binding(get: { app.state.stepPath }, send: app.send, tag: AppAction.setPath)) {
          Button("Start") { app.send(.submitWelcome) }
            .navigationDestination(for: Step.self) { step in
              ZStack {
                Backdrop()
                switch step {
                case .sphere: \(sphere)
                case .done: Done(app: app)
                }
              }
            }
        }
      }
    }
    struct Backdrop: View { @Environment(\\.colorScheme) var scheme; var body: some View { (scheme == .dark ? \
    Color.black : Color.white).ignoresSafeArea() } }
    struct Sphere: View { @ObservedObject var app: Store<AppModel>; var body: some View { Button("Next") { \
    app.send(.pushStep(.done(2))) } } }
    struct Done: View { @ObservedObject var app: Store<AppModel>; var body: some View { Text("Done") } }
    """
  }

  @Test func aReducerThatOnlyItselfAndALibraryCall() {
    #expect(transitionLines(app()) == ["AppModel push Sphere", "Notes root AppView", "Sphere push Done"])
  }

  @Test func anOverloadThatALibrarysProtocolIsExtendedBy() {
    let lines = transitionLines(
      app() + """

        extension ModelProtocol where UpdateType == Special {
          static func update(state: Self, actions: [Action], environment: Void) -> UpdateType { actions.reduce(state) \
        { update(state: $0, action: $1, environment: environment) } }
        }
        """)
    #expect(lines == ["AppModel push Sphere", "Notes root AppView", "Sphere push Done"])
  }

  @Test func aPathThatIsMadeOfItselfLeadsNowhere() {
    let lines = transitionLines(
      app(
        actions: "; case renamed(Int, Int)",
        arms: "case let .renamed(from, to): return renamed(state: state, from: from, to: to, environment: environment)",
        functions: """
          static func renamed(state: Self, from: Int, to: Int, environment: Void) -> Update<Self> {
            let path = state.stepPath.map({ (step: Step) in
              guard from > 1 else { return step }
              switch step {
              case .sphere(var n):
                n = to
                return .sphere(n)
              case .done(let n): return .done(n)
              }
            })
            return update(state: state, action: .setPath(path), environment: environment)
          }
          """))
    #expect(lines == ["AppModel push Sphere", "Notes root AppView", "Sphere push Done"])
  }

  @Test func anActionThatIsMadeOfAMessage() {
    let lines = transitionLines(
      app(sphere: "Talk(notify: Forward.to(send: app.send, tag: AppAction.tag))") + """

        enum Message { case wantsStep(Step) }
        extension AppAction {
          static func tag(_ message: Message) -> Self {
            switch message { case let .wantsStep(step): return .pushStep(step) }
          }
        }
        struct Talk: View { var notify: (Message) -> Void; var body: some View { Button("Done") { \
        notify(.wantsStep(.done(3))) } } }
        """)
    #expect(lines == ["AppModel push Talk", "Notes root AppView", "Sphere push Done", "Talk push Done"])
  }

  /// A store with reducers that are closures, and bindings into its state by key paths.
  private let keyPathStore = """
    import SwiftUI
    struct AppState { var path: [Screen] = []; var modal: Modal?; var session = Session.out }
    enum Session { case out, inside(String) }
    enum Screen: Hashable { case product(Int) }
    enum Modal: Identifiable { case login, coupon; var id: Self { self } }
    enum AppAction { case moves(MoveAction), session(SessionAction) }
    enum MoveAction { case push(Screen), setPath([Screen]), present(Modal), closeModal }
    enum SessionAction { case loginTapped, entered(String), left }
    typealias Reducer<State, Action> = (inout State, Action) -> Void
    let moveReducer: Reducer<AppState, MoveAction> = { state, action in
      switch action {
      case .push(let screen): state.path.append(screen)
      case .setPath(let path): state.path = path
      case .present(let modal): state.modal = modal
      case .closeModal: state.modal = nil
      }
    }
    let appReducer: Reducer<AppState, AppAction> = { state, action in
      switch action {
      case .moves(let move): moveReducer(&state, move)
      case .session(.loginTapped): state.modal = .login
      case .session(.entered(let name)): state.session = .inside(name)
      case .session(.left): state.session = .out
      }
    }
    final class Store<State, Action>: ObservableObject {
      @Published private(set) var state: State
      let reduce: Reducer<State, Action>
      init(_ state: State, _ reduce: @escaping Reducer<State, Action>) { self.state = state; self.reduce = reduce }
      func send(_ action: Action) { reduce(&state, action) }
      func binding<Value>(_ path: KeyPath<State, Value>, _ action: @escaping (Value) -> Action) -> Binding<Value> {
        Binding(get: { self.state[keyPath: path] }, set: { self.send(action($0)) })
      }
    }
    typealias AppStore = Store<AppState, AppAction>
    @main struct Shop: App { @StateObject var store = AppStore(AppState(), appReducer); var body: some Scene { \
    WindowGroup { Gate().environmentObject(store) } } }
    struct Gate: View {
      @EnvironmentObject var store: AppStore
      var body: some View {
        Group {
          switch store.state.session {
          case .out: Welcome()
          case .inside: Main()
          }
        }.sheet(item: store.binding(\\.modal) { _ in .moves(.closeModal) }) { modal in
          switch modal {
          case .login: Login()
          case .coupon: Coupon()
          }
        }
      }
    }
    struct Main: View {
      @EnvironmentObject var store: AppStore
      var body: some View {
        NavigationStack(path: store.binding(\\.path) { .moves(.setPath($0)) }) {
          Catalog().navigationDestination(for: Screen.self) { screen in
            switch screen {
            case .product: Product()
            }
          }
        }
      }
    }
    struct Welcome: View { @EnvironmentObject var store: AppStore; var body: some View { Button("In") { \
    store.send(.session(.loginTapped)) } } }
    struct Login: View { @EnvironmentObject var store: AppStore; var body: some View { Button("OK") { \
    store.send(.session(.entered("x"))) } } }
    struct Catalog: View { @EnvironmentObject var store: AppStore; var body: some View { Button("One") { \
    store.send(.moves(.push(.product(1)))) } } }
    struct Product: View { @EnvironmentObject var store: AppStore; var body: some View { Button("Out") { \
    store.send(.session(.left)) } } }
    struct Coupon: View { var body: some View { Text("Coupon") } }
    """

  @Test func aBindingThatAStoreMakesOfAKeyPath() {
    #expect(
      transitionLines(keyPathStore) == [
        "AppState root Welcome", "Catalog push Product", "Main root Catalog", "Shop root Gate", "appReducer root Main",
        "appReducer root Welcome", "appReducer sheet Login",
      ])
  }

  @Test func anArmOfAReducerRunsWhereItsActionIsSent() {
    let edges = screenEdges(["App/App.swift": keyPathStore])
    #expect(
      edges == [
        "Catalog push Product", "Gate root Welcome", "Login root Main", "Main root Catalog", "Product root Welcome",
        "Shop root Gate", "Welcome sheet Login",
      ])
  }
}
