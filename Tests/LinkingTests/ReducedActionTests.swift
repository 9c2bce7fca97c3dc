import Testing

/// Actions that one feature asks another to reduce, and what they carry to the start of a stack.
@Suite struct ReducedActionTests {
  private let files = [
    "App/Notes.swift": """
    import ComposableArchitecture
    import SwiftUI
    import TCACoordinators
    @main struct Notes: App {
      let store = Store(initialState: Tabs.State()) { Tabs() }
      var body: some Scene { WindowGroup { TabsView(store: store) } }
    }
    @Reducer enum SaveScreen { case save(Save), pick(Pick), move(Move) }
    @Reducer enum HomeScreen { case home(Home), saving(SavingTrip) }
    @Reducer struct Save { struct State: Equatable {}; enum Action { case next } }
    @Reducer struct Pick { struct State: Equatable {}; enum Action { case next } }
    @Reducer struct Move { struct State: Equatable {}; enum Action { case next } }
    @Reducer struct Home { struct State: Equatable {}; enum Action { case add } }
    @Reducer struct SavingTrip {
      @ObservableState struct State: Equatable {
        var routes: [Route<SaveScreen.State>]
        init(routes: [Route<SaveScreen.State>]) { self.routes = routes }
      }
      enum Action { case router(IndexedRouterActionOf<SaveScreen>) }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .router(.routeAction(_, .save(.next))): state.routes.push(.pick(.init())); return .none
          default: return .none
          }
        }
        .forEachRoute(\\.routes, action: \\.router)
      }
    }
    @Reducer struct HomeTrip {
      @ObservableState struct State: Equatable {
        static let initial = State(routes: [.root(.home(.init()), embedInNavigationView: true)])
        var routes: [Route<HomeScreen.State>]
      }
      enum Action { case router(IndexedRouterActionOf<HomeScreen>), toSaving(SaveScreen.State) }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .router(.routeAction(_, .home(.add))):
            let routes: [Route<SaveScreen.State>] = [.root(.save(.init()), embedInNavigationView: true)]
            state.routes.push(.saving(.init(routes: routes)))
            return .none
          case let .toSaving(screen):
            let routes: [Route<SaveScreen.State>] = [.root(screen, embedInNavigationView: true)]
            state.routes.push(.saving(.init(routes: routes)))
            return .none
          default: return .none
          }
        }
        .forEachRoute(\\.routes, action: \\.router)
      }
    }
    @Reducer struct Tabs {
      @ObservableState struct State: Equatable { var home = HomeTrip.State.initial }
      enum Action { case home(HomeTrip.Action), paste }
      var body: some ReducerOf<Self> {
        Scope(state: \\.home, action: \\.home) { HomeTrip() }
        Reduce { state, action in
          switch action {
          case .paste: return HomeTrip().reduce(into: &state.home, action: .toSaving(.move(.init()))).map(Action.home)
          default: return .none
          }
        }
      }
    }
    struct TabsView: View {
      let store: StoreOf<Tabs>
      var body: some View {
        TabView { HomeTripView(store: store.scope(state: \\.home, action: \\.home)) }
          .toolbar { Button("Paste") { store.send(.paste) } }
      }
    }
    struct HomeTripView: View {
      let store: StoreOf<HomeTrip>
      var body: some View {
        TCARouter(store.scope(state: \\.routes, action: \\.router)) { screen in
          switch screen.case {
          case let .home(store): HomeView(store: store)
          case let .saving(store): SavingTripView(store: store)
          }
        }
      }
    }
    struct SavingTripView: View {
      let store: StoreOf<SavingTrip>
      var body: some View {
        TCARouter(store.scope(state: \\.routes, action: \\.router)) { screen in
          switch screen.case {
          case let .save(store): SaveView(store: store)
          case let .pick(store): PickView(store: store)
          case let .move(store): MoveView(store: store)
          }
        }
      }
    }
    struct HomeView: View { let store: StoreOf<Home>; var body: some View { Button("Add") { store.send(.add) } } }
    struct SaveView: View { let store: StoreOf<Save>; var body: some View { Button("Next") { store.send(.next) } } }
    struct PickView: View { let store: StoreOf<Pick>; var body: some View { Text("Pick") } }
    struct MoveView: View { let store: StoreOf<Move>; var body: some View { Text("Move") } }
    """
  ]

  @Test func theActionHasTheTypeOfTheFeaturesActions() {
    #expect(graph(files).routes.filter { !$0.isUsed }.map(\.id) == [])
    #expect(screenEdges(files).contains("TabsView push SavingTripView"))
  }

  @Test func theStackStartsWithWhatTheActionCarries() {
    let lines = transitions(files)
    #expect(lines.contains("SavingTripView root MoveView"))
    #expect(lines.contains("SavingTripView root SaveView"))
  }
}
