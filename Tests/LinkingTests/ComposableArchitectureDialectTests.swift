import Testing

@Suite struct ComposableArchitectureDialectTests {
  @Test func assignedCasesAreShownByScopedPresenters() {
    let lines = transitionLines(
      """
      import ComposableArchitecture
      import SwiftUI
      @Reducer struct Form { @ObservableState struct State { var text = "" } }
      @Reducer struct List_ {
        @Reducer enum Destination {
          case add(Form)
          case edit(Form)
          case alert(AlertState<Never>)
        }
        @ObservableState struct State { @Presents var destination: Destination.State? }
        enum Action { case addTapped, askTapped }
        @Dependency(\\.dismiss) var dismiss
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .addTapped:
              state.destination = .add(Form.State())
              return .none
            case .askTapped:
              state.destination = .alert(AlertState { TextState("Sure?") })
              return .run { _ in await self.dismiss() }
            }
          }
          .ifLet(\\.$destination, action: \\.destination)
        }
      }
      struct AddView: View { let store: StoreOf<Form>; var body: some View { Text("Add") } }
      struct EditView: View { let store: StoreOf<Form>; var body: some View { Text("Edit") } }
      struct ListView: View {
        @Bindable var store: StoreOf<List_>
        var body: some View {
          Text("List")
            .sheet(item: $store.scope(state: \\.destination?.add, action: \\.destination.add)) { store in \
      AddView(store: store) }
            .sheet(item: $store.scope(\\.$destination, action: \\.destination).edit) { store in EditView(store: store) }
            .alert($store.scope(state: \\.destination?.alert, action: \\.destination.alert))
        }
      }
      """)
    #expect(lines == ["List_ alert alert", "List_ back dismiss", "List_ sheet AddView"])
  }

  /// What a reducer presents is closed by an arm that does nothing else, in a closure or in a method of its own.
  @Test func reducersTakeBackWhatTheyPresent() {
    let lines = transitionLines(
      """
      import ComposableArchitecture
      import SwiftUI
      @Reducer struct Form {
        @ObservableState struct State { var text = "" }
        enum Action { case doneTapped }
      }
      @Reducer struct Board {
        @ObservableState struct State {
          @Presents var form: Form.State?
          var draft: String?
        }
        enum Action { case addTapped, form(PresentationAction<Form.Action>), cleared }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .addTapped:
              state.form = Form.State()
              return .none
            case .form(.presented(.doneTapped)):
              state.form = nil
              return .none
            case .cleared:
              state.draft = nil
              return .none
            }
          }
        }
      }
      @Reducer struct Desk {
        @ObservableState struct State { @Presents var form: Form.State? }
        enum Action { case form(PresentationAction<Form.Action>) }
        var body: some ReducerOf<Self> { Reduce(self.ui) }
        private func ui(state: inout State, action: Action) -> Effect<Action> {
          switch action {
          case .form(.presented(.doneTapped)):
            state.form = nil
            return .none
          default: return .none
          }
        }
      }
      struct FormView: View { let store: StoreOf<Form>; var body: some View { Text("Form") } }
      struct BoardView: View {
        @Bindable var store: StoreOf<Board>
        var body: some View {
          Text("Board").sheet(item: $store.scope(state: \\.form, action: \\.form)) { FormView(store: $0) }
        }
      }
      struct DeskView: View {
        let store: StoreOf<Desk>
        var body: some View {
          Text("Desk").fullScreenCover(store: store.scope(state: \\.$form, action: \\.form)) { FormView(store: $0) }
        }
      }
      """)
    #expect(
      lines == ["Board back dismiss", "BoardView sheet FormView", "Desk back dismiss", "DeskView cover FormView"])
  }

  @Test func stacksShowTheirStates() {
    let lines = transitionLines(
      """
      import ComposableArchitecture
      import SwiftUI
      @Reducer struct Detail { @ObservableState struct State { var id = 0 } }
      @Reducer struct Root {
        @Reducer enum Path { case detail(Detail), help }
        @ObservableState struct State { var path = StackState<Path.State>() }
        enum Action { case open }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .open:
              state.path.append(.detail(Detail.State()))
              return .none
            }
          }
        }
      }
      struct DetailView: View { let store: StoreOf<Detail>; var body: some View { Text("") } }
      struct HelpView: View { var body: some View { Text("") } }
      struct Row: View { var body: some View { NavigationLink(state: Root.Path.State.help) { Text("Help") } } }
      struct RootView: View {
        @Bindable var store: StoreOf<Root>
        var body: some View {
          NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) { Row() } destination: { store in
            switch store.case {
            case .detail(let store): DetailView(store: store)
            case .help: HelpView()
            }
          }
        }
      }
      """)
    #expect(lines.contains("Root push DetailView"))
    #expect(lines.contains("Row push HelpView"))
    #expect(!lines.contains("Row push inline"))
  }

  @Test func olderStoresAndCasePaths() {
    let lines = transitionLines(
      """
      import ComposableArchitecture
      import SwiftUI
      struct Edit: Reducer { struct State {}; enum Action {} }
      struct Counter: Reducer { struct State {}; enum Action {} }
      struct Feature: Reducer {
        struct Destination: Reducer { enum State { case edit(Edit.State) }; enum Action {} }
        struct State { @PresentationState var destination: Destination.State?; @PresentationState var counter: \
      Counter.State? }
        enum Action { case edit }
        func reduce(into state: inout State, action: Action) -> Effect<Action> {
          state.destination = .edit(Edit.State())
          return .none
        }
      }
      struct EditView: View { let store: StoreOf<Edit>; var body: some View { Text("") } }
      struct CounterView: View { let store: StoreOf<Counter>; var body: some View { Text("") } }
      struct FeatureView: View {
        let store: StoreOf<Feature>
        var body: some View {
          Text("")
            .sheet(store: store.scope(state: \\.$destination, action: { .destination($0) }), state: \
      /Feature.Destination.State.edit, action: Feature.Destination.Action.edit) { store in
              EditView(store: store)
            }
            .fullScreenCover(store: store.scope(state: \\.$counter, action: \\.counter)) { CounterView(store: $0) }
        }
      }
      """)
    #expect(lines == ["Feature sheet EditView", "FeatureView cover CounterView"])
  }

  @Test func aReplacedStateIsANewRoot() {
    let lines = transitionLines(
      """
      import ComposableArchitecture
      import SwiftUI
      @Reducer struct Login { @ObservableState struct State {} }
      @Reducer struct Main { @ObservableState struct State {} }
      @Reducer enum Session {
        case login(Login)
        case main(Main)
        static var body: some ReducerOf<Self> {
          Reduce { state, action in
            state = .main(Main.State())
            return .none
          }
        }
      }
      struct LoginView: View { let store: StoreOf<Login>; var body: some View { Text("") } }
      struct MainView: View { let store: StoreOf<Main>; var body: some View { Text("") } }
      struct SessionView: View {
        let store: StoreOf<Session>
        var body: some View {
          switch store.case {
          case .login(let store): LoginView(store: store)
          case .main(let store): NavigationStack { MainView(store: store) }
          }
        }
      }
      """)
    #expect(lines == ["Session root MainView"])
  }

  @Test func aStateThatNoViewSwitchesOverMovesNobody() {
    let graph = graph([
      "App/Timer.swift": """
      import ComposableArchitecture
      import SwiftUI
      @Reducer struct Timer_ {
        enum State { case idle, running }
        enum Action { case start }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            state = .running
            return .none
          }
        }
      }
      struct TimerView: View {
        @State var store = Store(initialState: Timer_.State.idle) { Timer_() }
        var body: some View { Text("") }
      }
      """
    ])
    #expect(graph.transitions.isEmpty)
    #expect(graph.unresolved.isEmpty)
    #expect(graph.unmatched.isEmpty)
  }

  /// The older form is given the whole store, which holds the routes under a name of the library's.
  /// An effect sends its actions by whatever name it gives to what does it.
  @Test(arguments: ["send", "emit"]) func aRouterThatIsGivenTheWholeStore(sender: String) {
    let edges = screenEdges([
      "App.swift": """
      import ComposableArchitecture
      import SwiftUI
      import TCACoordinators
      struct Welcome: ReducerProtocol {
        struct State: Equatable {}
        enum Action { case tapped, go }
        var body: some ReducerProtocol<State, Action> {
          Reduce { state, action in
            switch action {
            case .tapped: return .run { \(sender) in await \(sender)(.go) }
            case .go: return .none
            }
          }
        }
      }
      struct Tour: ReducerProtocol { struct State: Equatable {}; enum Action { case done } }
      struct Stop: ReducerProtocol {
        enum State: Equatable { case welcome(Welcome.State), tour(Tour.State) }
        enum Action { case welcome(Welcome.Action), tour(Tour.Action) }
      }
      struct Trip: ReducerProtocol {
        struct State: Equatable, IndexedRouterState { var routes: [Route<Stop.State>] = [.root(.welcome(.init()), \
      embedInNavigationView: true)] }
        enum Action: IndexedRouterAction { case routeAction(Int, action: Stop.Action), \
      updateRoutes([Route<Stop.State>]) }
        var body: some ReducerProtocol<State, Action> {
          Reduce { state, action in
            switch action {
            case .routeAction(_, action: .welcome(.go)): state.routes.presentSheet(.tour(Tour.State()))
            case .routeAction(_, action: .tour(.done)): state.routes.dismiss()
            default: break
            }
            return .none
          }
          .forEachRoute { Stop() }
        }
      }
      struct TourView: View { let store: StoreOf<Tour>; var body: some View { Button("Done") { store.send(.done) } } }
      struct WelcomeView: View { let store: StoreOf<Welcome>; var body: some View { Button("Go") { store.send(.tapped) \
      } } }
      struct TripView: View {
        let store: StoreOf<Trip>
        var body: some View {
          TCARouter(store) { screen in
            SwitchStore(screen) {
              CaseLet(state: /Stop.State.welcome, action: Stop.Action.welcome, then: WelcomeView.init)
              CaseLet(state: /Stop.State.tour, action: Stop.Action.tour) { TourView(store: $0) }
            }
          }
        }
      }
      @main struct TheApp: App { var body: some Scene { WindowGroup { TripView(store: Store(initialState: \
      Trip.State(), reducer: Trip())) } } }
      """
    ])
    #expect(
      edges == [
        "TheApp root TripView", "TourView back dismiss", "TripView root WelcomeView", "WelcomeView sheet TourView",
      ])
  }

  /// Routes of FlowStacks in a feature's state, shown by a `TCARouter`.
  @Test func coordinatorsOfFeaturesShowTheirRoutes() {
    let lines = transitionLines(
      """
      import ComposableArchitecture
      import SwiftUI
      import TCACoordinators
      @Reducer enum Stop { case map(MapFeature), station(StationFeature), ticket(TicketFeature) }
      @Reducer struct MapFeature { struct State: Hashable {}; enum Action { case picked } }
      @Reducer struct StationFeature { struct State: Hashable { var number: Int }; enum Action { case buy, home } }
      @Reducer struct TicketFeature { struct State: Hashable {}; enum Action { case done } }
      struct MapView: View { let store: StoreOf<MapFeature>; var body: some View { Button("Pick") { \
      store.send(.picked) } } }
      struct StationView: View { let store: StoreOf<StationFeature>; var body: some View { Button("Buy") { \
      store.send(.buy) } } }
      struct TicketView: View { let store: StoreOf<TicketFeature>; var body: some View { Button("Done") { \
      store.send(.done) } } }
      struct TripView: View {
        let store: StoreOf<Trip>
        var body: some View {
          TCARouter(store.scope(state: \\.routes, action: \\.router)) { screen in
            switch screen.case {
            case let .map(store): MapView(store: store)
            case let .station(store): StationView(store: store)
            case let .ticket(store): TicketView(store: store)
            }
          }
        }
      }
      @Reducer struct Trip {
        @ObservableState struct State: Equatable {
          static let initial = State(routes: [.root(.map(.init()), withNavigation: true)])
          var routes: [Route<Stop.State>]
        }
        enum Action { case router(IndexedRouterActionOf<Stop>) }
        var body: some ReducerOf<Self> {
          Reduce<State, Action> { state, action in
            switch action {
            case .router(.routeAction(_, .map(.picked))): state.routes.push(.station(.init(number: 1)))
            case .router(.routeAction(_, .station(.buy))): state.routes.presentSheet(.ticket(.init()), withNavigation: \
      true)
            case .router(.routeAction(_, .ticket(.done))): state.routes.dismiss()
            case .router(.routeAction(_, .station(.home))): state.routes.goBackToRoot()
            default: break
            }
            return .none
          }
          .forEachRoute(\\.routes, action: \\.router)
        }
      }
      """)
    #expect(lines.contains("Trip push StationView"))
    #expect(lines.contains("Trip sheet TicketView"))
    #expect(lines.contains("Trip back pop-to-root"))
    #expect(lines.contains("Trip back dismiss"))
    #expect(!lines.contains("Trip push TicketView"))
  }

  /// A root that is either a stack of routes or another view.
  static let trips = """
    import ComposableArchitecture
    import SwiftUI
    import TCACoordinators
    @main struct TripApp: App {
      var body: some Scene { WindowGroup { TripRootView(store: Store(initialState: TripRoot.State.first) { TripRoot() \
    }) } }
    }
    @Reducer struct Hello { struct State {} }
    @Reducer struct Tour { struct State {} }
    @Reducer struct Home { struct State {} }
    @Reducer(state: .equatable) enum TripScreen { case hello(Hello), tour(Tour) }
    @Reducer struct TripRoot {
      enum Mode { case start, inside }
      @ObservableState struct State {
        static let first = State(routes: [.root(.hello(Hello.State()), embedInNavigationView: true)])
        var routes: [Route<TripScreen.State>]
        var mode: Mode = .start
        var home = Home.State()
      }
      enum Action { case begin, skip }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .begin: state.routes.push(.tour(Tour.State()))
          case .skip: state.mode = .inside
          }
          return .none
        }
      }
    }
    struct TripRootView: View {
      @Perception.Bindable var store: StoreOf<TripRoot>
      var body: some View {
        WithPerceptionTracking {
          VStack {
            switch store.mode {
            case .start:
              TCARouter(store.scope(state: \\.routes, action: \\.router)) { screen in
                switch screen.case {
                case let .hello(store): HelloView(store: store)
                case let .tour(store): TourView(store: store)
                }
              }
            case .inside: HomeView(store: store.scope(state: \\.home, action: \\.home))
            }
          }
          .onAppear {}
        }
      }
    }
    struct HelloView: View { let store: StoreOf<Hello>; var body: some View { Text("") } }
    struct TourView: View { let store: StoreOf<Tour>; var body: some View { Text("") } }
    struct HomeView: View { let store: StoreOf<Home>; var body: some View { Text("") } }
    """

  @Test func aStackOfRoutesIsOneOfTheStatesOfARoot() {
    let lines = transitionLines(Self.trips)
    #expect(lines.filter { $0.hasPrefix("TripRoot ") } == ["TripRoot push TourView", "TripRoot root HomeView"])
    #expect(!lines.contains { $0.contains("root TourView") })
  }

  @Test(arguments: ["Quiz.Action.alert", "{ .alert($0) }"]) func stateThatAnInitialiserGivesToItselfIsSetElsewhere(
    action: String
  ) {
    #expect(
      transitionLines(
        """
        import ComposableArchitecture
        import SwiftUI
        struct Quiz: Reducer {
          struct State {
            @PresentationState var alert: AlertState<Action>?
            init() { self.alert = alert }
          }
          enum Action { case stop }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              state.alert = AlertState { TextState("Sure?") }
              return .none
            }
          }
        }
        struct QuizView: View {
          let store: StoreOf<Quiz>
          var body: some View { Text("").alert(store: store.scope(state: \\.$alert, action: \(action))) }
        }
        """) == ["Quiz alert alert"])
  }

  /// The state that a store is made with: the root shows its screen from the start.
  @Test(arguments: [("Root.State.welcome(Welcome.State())", "Welcome"), ("Root.State.lobby(Lobby.State())", "Lobby")])
  func theFirstStateOfAStore(state: String, first: String) {
    let edges = screenEdges([
      "App.swift": """
      import ComposableArchitecture
      import SwiftUI
      @main struct TheApp: App {
        static let store = Store(initialState: \(state)) { Root() }
        var body: some Scene { WindowGroup { RootView(store: Self.store) } }
      }
      @Reducer struct Welcome { @ObservableState struct State {} }
      @Reducer struct Lobby { @ObservableState struct State {} }
      @Reducer struct Root {
        @ObservableState enum State {
          case welcome(Welcome.State)
          case lobby(Lobby.State)
        }
        enum Action { case enter }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            state = .lobby(Lobby.State())
            return .none
          }
        }
      }
      struct RootView: View {
        let store: StoreOf<Root>
        var body: some View {
          switch store.state {
          case .welcome: WelcomeView(store: store.scope(state: \\.welcome, action: \\.welcome))
          case .lobby: LobbyView(store: store.scope(state: \\.lobby, action: \\.lobby))
          }
        }
      }
      struct WelcomeView: View {
        let store: StoreOf<Welcome>
        var body: some View { Text("Welcome") }
      }
      struct LobbyView: View {
        let store: StoreOf<Lobby>
        var body: some View { Text("Lobby") }
      }
      """
    ])
    #expect(edges.contains("RootView root \(first)View"))
    #expect(edges.filter { $0.hasSuffix("WelcomeView") }.isEmpty == (first != "Welcome"))
  }
}
