import Testing

/// State of its own that a stack shows, taken back by a feature or an object.
@Suite struct TakenBackStateTests {
  /// - Parameters:
  ///   - arm: the case in which the feature takes its detail back, with what it does there.
  ///   - presenter: how the detail is shown.
  static func feature(_ arm: String, presenter: String) -> String {
    """
    import ComposableArchitecture
    import SwiftUI
    @Reducer struct Home {
      @Reducer struct Destination {
        @ObservableState enum State { case detail(Detail.State) }
        enum Action { case detail(Detail.Action) }
        var body: some ReducerOf<Self> { Scope(state: \\.detail, action: \\.detail) { Detail() } }
      }
      @ObservableState struct State { @Presents var destination: Destination.State?; @Presents var detail: \
    Detail.State?; @Presents var alert: AlertState<Action.Alert>? }
      enum Action {
        case opened, closed
        case destination(PresentationAction<Destination.Action>)
        case detail(PresentationAction<Detail.Action>)
        case alert(PresentationAction<Alert>)
        enum Alert { case confirmed }
      }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .opened:
            state.destination = .detail(Detail.State())
            state.detail = Detail.State()
            return .none
          \(arm)
          default: return .none
          }
        }
        .ifLet(\\.$destination, action: \\.destination) { Destination() }
      }
    }
    @Reducer struct Detail {
      @ObservableState struct State {}
      enum Action { case tapped, finished }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .tapped: return .send(.finished)
          case .finished: return .none
          }
        }
      }
    }
    @main struct TheApp: App { var body: some Scene { WindowGroup { HomeView(store: Store(initialState: Home.State()) \
    { Home() }) } } }
    struct HomeView: View {
      @Bindable var store: StoreOf<Home>
      var body: some View {
        Button("Open") { store.send(.opened) }
          .toolbar { Button("Close") { store.send(.closed) } }
          \(presenter)
      }
    }
    struct DetailView: View {
      let store: StoreOf<Detail>
      var body: some View { Button("Done") { store.send(.tapped) } }
    }
    """
  }

  static let ofStack =
    ".navigationDestination(item: $store.scope(state: \\.detail, action: \\.detail)) { DetailView(store: $0) }"
  static let ofOneCase =
    ".navigationDestination(item: $store.scope(state: \\.destination?.detail, action: \\.destination.detail)) { DetailView(store: $0) }"

  @Test(arguments: [
    (ofStack, "case .closed: state.detail = nil; return .none", ["HomeView back pop"]),
    (ofStack, "case .detail(.presented(.finished)): state.detail = nil; return .none", ["DetailView back pop"]),
    (
      ofOneCase, "case .destination(.presented(.detail(.finished))): state.destination = nil; return .none",
      ["DetailView back pop"]
    ),
    (
      ofOneCase.replacing("navigationDestination", with: "sheet"),
      "case .closed: state.destination = nil; return .none", ["HomeView back dismiss"]
    ),
  ])
  func aFeatureEmptiesWhatItsStackShows(presenter: String, arm: String, expected: [String]) {
    let edges = screenEdges(["App/Home.swift": Self.feature(arm, presenter: presenter)])
    #expect(edges.filter { $0.contains("back") } == expected)
  }

  /// The library's own action takes away what is presented; an alert goes by itself.
  @Test(arguments: [
    ("case .closed: return .send(.destination(.dismiss))", ["Home back dismiss"]),
    ("case .destination(.dismiss): return .none", []),
    ("case .closed: return .send(.alert(.dismiss))", []),
  ])
  func aFeatureSendsTheLibrarysDismissal(arm: String, expected: [String]) {
    #expect(transitionLines(Self.feature(arm, presenter: Self.ofOneCase)).filter { $0.contains("back") } == expected)
  }

  /// State that is made with nothing to show takes nothing back.
  @Test func aStateThatIsMadeWithoutADetail() {
    let source = Self.feature("case .closed: return .none", presenter: Self.ofStack)
      .replacing(
        "@Presents var alert", with: "init(detail: Detail.State?) { self.detail = detail }; @Presents var alert")
    let lines = transitionLines(
      source
        + "\nextension HomeView { static let empty = HomeView(store: Store(initialState: Home.State(detail: nil)) { Home() }) }"
    )
    #expect(lines.filter { $0.contains("back") } == [])
  }

  /// Who has the path emptied and then put something else there shows that.
  @Test func aPathThatIsEmptiedByAnotherFunctionAndFilled() {
    let lines = transitionLines(
      """
      import SwiftUI
      final class Router: ObservableObject {
        @Published var path = NavigationPath()
        func start<Page: Hashable>(_ page: Page) { clear(); path.append(page) }
        func clear() { if path.count > 0 { path.removeLast(path.count) } }
      }
      enum Page: Hashable { case first }
      struct HomeView: View {
        @StateObject private var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) {
            Button("First") { router.start(Page.first) }
              .navigationDestination(for: Page.self) { _ in FirstView() }
          }
          .environmentObject(router)
        }
      }
      struct FirstView: View { @EnvironmentObject var router: Router; var body: some View { Button("Home") { \
      router.clear() } } }
      """)
    #expect(lines == ["FirstView back pop-to-root", "HomeView push FirstView"])
  }

  /// A state that is made with nothing is something all the same, and one screen that is taken out of a stack goes.
  @Test func stateWithoutContents() {
    let lines = transitionLines(
      """
      import ComposableArchitecture
      import SwiftUI
      struct Home: Reducer {
        struct State { @PresentationState var detail: Detail.State? }
        enum Action { case opened, detail(PresentationAction<Detail.Action>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .opened:
              state.detail = .init()
              return .none
            default: return .none
            }
          }
        }
      }
      struct Pages: Reducer {
        struct State { var path = StackState<Path.State>(); var home = Home.State() }
        enum Action { case opened, path(StackAction<Path.State, Path.Action>) }
        struct Path: Reducer {
          enum State { case detail(Detail.State) }
          enum Action { case detail(Detail.Action) }
          var body: some ReducerOf<Self> { Scope(state: /State.detail, action: /Action.detail) { Detail() } }
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .opened:
              state.path.append(.detail(.init()))
              return .none
            case let .path(.element(id: id, action: .detail(.done))):
              state.path[id: id] = nil
              return .none
            default: return .none
            }
          }
        }
      }
      struct Detail: Reducer {
        struct State {}
        enum Action { case done }
        var body: some ReducerOf<Self> { EmptyReducer() }
      }
      struct HomeView: View {
        let store: StoreOf<Home>
        var body: some View { Text("").sheet(store: store.scope(state: \\.$detail, action: { .detail($0) })) { \
      DetailView(store: $0) } }
      }
      struct PagesView: View {
        let store: StoreOf<Pages>
        var body: some View {
          NavigationStackStore(store.scope(state: \\.path, action: Pages.Action.path)) { Text("") } destination: {
            switch $0 {
            case .detail: CaseLet(/Pages.Path.State.detail, action: Pages.Path.Action.detail, then: \
      DetailView.init(store:))
            }
          }
        }
      }
      struct DetailView: View { let store: StoreOf<Detail>; var body: some View { Text("") } }
      """)
    #expect(lines == ["HomeView sheet DetailView", "Pages back pop", "Pages push DetailView"])
  }
}
