import NavigationModel
import Testing

/// Stores of libraries that nobody described: the app says what its state and its actions are, the library hands them on.
@Suite struct OwnStoreTests {
  private func app(actions: String = "", arms: String = "", functions: String = "", sphere: String = "Sphere(app: app)") -> String {
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
    struct Backdrop: View { @Environment(\\.colorScheme) var scheme; var body: some View { (scheme == .dark ? Color.black : Color.white).ignoresSafeArea() } }
    struct Sphere: View { @ObservedObject var app: Store<AppModel>; var body: some View { Button("Next") { app.send(.pushStep(.done(2))) } } }
    struct Done: View { @ObservedObject var app: Store<AppModel>; var body: some View { Text("Done") } }
    """
  }

  @Test func aReducerThatOnlyItselfAndALibraryCall() {
    #expect(transitionLines(app()) == ["AppModel push Sphere", "Notes root AppView", "Sphere push Done"])
  }

  @Test func anOverloadThatALibrarysProtocolIsExtendedBy() {
    let lines = transitionLines(app() + """

      extension ModelProtocol where UpdateType == Special {
        static func update(state: Self, actions: [Action], environment: Void) -> UpdateType { actions.reduce(state) { update(state: $0, action: $1, environment: environment) } }
      }
      """)
    #expect(lines == ["AppModel push Sphere", "Notes root AppView", "Sphere push Done"])
  }

  @Test func aPathThatIsMadeOfItselfLeadsNowhere() {
    let lines = transitionLines(app(
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
    let lines = transitionLines(app(sphere: "Talk(notify: Forward.to(send: app.send, tag: AppAction.tag))") + """

      enum Message { case wantsStep(Step) }
      extension AppAction {
        static func tag(_ message: Message) -> Self {
          switch message { case let .wantsStep(step): return .pushStep(step) }
        }
      }
      struct Talk: View { var notify: (Message) -> Void; var body: some View { Button("Done") { notify(.wantsStep(.done(3))) } } }
      """)
    #expect(lines == ["AppModel push Talk", "Notes root AppView", "Sphere push Done", "Talk push Done"])
  }
}
