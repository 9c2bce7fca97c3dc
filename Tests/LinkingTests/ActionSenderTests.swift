import Testing

/// A reducer's arm runs on the screens that send its action, through delegates and effects.
@Suite struct ActionSenderTests {
  private let features = """
    import ComposableArchitecture
    import SwiftUI
    @Reducer struct Row {
      @ObservableState struct State { var id = 0 }
      enum Action { case tapped, delegate(Delegate); enum Delegate { case opened(Int) } }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .tapped: return .send(.delegate(.opened(state.id)))
          case .delegate: return .none
          }
        }
      }
    }
    @Reducer struct Help { @ObservableState struct State {}; enum Action { case more } }
    enum Page: Hashable { case detail, help }
    struct RowView: View { let store: StoreOf<Row>; var body: some View { Button("Open") { store.send(.tapped) } } }
    struct HelpView: View { let store: StoreOf<Help>; var body: some View { Button("More") { store.send(.more) } } }
    struct DetailView: View { var body: some View { Text("Detail") } }
    struct BarButton: View {
      enum Action { case back }
      let run: (Action) -> Void
      var body: some View { Button("Back") { run(.back) } }
    }
    """

  @Test func delegatesLeadToTheScreenThatSends() {
    let edges = screenEdges([
      "App/Features.swift": features,
      "App/App.swift": """
      import ComposableArchitecture
      import SwiftUI
      @Reducer struct Root {
        @ObservableState struct State {
          var pages: [Page] = []
          var row = Row.State()
          var help: Help.State?
        }
        enum Action: BindableAction { case binding(BindingAction<State>), row(Row.Action), help(Help.Action) }
      }
      extension Root {
        init(name: String) {
          let reducer = Reduce<State, Action> { state, action in
            switch action {
            case .row(.delegate(.opened)):
              state.pages.append(.help)
              return .none
            case .help(.more):
              state.pages.append(.detail)
              return .none
            case .row, .help, .binding: return .none
            }
          }
          self.init(reducer: reducer)
        }
      }
      struct RootView: View {
        @Bindable var store: StoreOf<Root>
        var body: some View {
          NavigationStack(path: $store.pages) {
            RowView(store: store.scope(state: \\.row, action: \\.row)).navigationDestination(for: Page.self) { page in
              switch page {
              case .detail: DetailView()
              case .help: if let store = store.scope(state: \\.help, action: \\.help) { HelpView(store: store) }
              }
            }
          }
        }
      }
      @main struct TheApp: App { var body: some Scene { WindowGroup { RootView(store: Store(initialState: \
      Root.State()) { Root(name: "") }) } } }
      """,
    ])
    #expect(edges.contains("HelpView push DetailView"))
    #expect(edges.contains("RowView push HelpView"))
    #expect(!edges.contains("RowView push DetailView") && !edges.contains("RootView push DetailView"), "\(edges)")
  }

  /// The actions of a component without state say nothing of who sends a feature's action.
  @Test func actionsOfAComponentAreNoneOfAFeature() {
    let edges = screenEdges([
      "App/Features.swift": features,
      "App/App.swift": """
      import ComposableArchitecture
      import SwiftUI
      @Reducer struct Root {
        @ObservableState struct State { @Presents var help: Help.State? }
        enum Action { case barTapped(BarButton.Action), help(PresentationAction<Help.Action>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case let .barTapped(action):
              switch action {
              case .back: state.help = Help.State()
              }
              return .none
            case .help: return .none
            }
          }
        }
      }
      struct RootView: View {
        @Bindable var store: StoreOf<Root>
        var body: some View {
          BarButton { store.send(.barTapped($0)) }
            .sheet(item: $store.scope(state: \\.help, action: \\.help)) { HelpView(store: $0) }
            .sheet(isPresented: .constant(false)) { OtherView() }
        }
      }
      struct OtherView: View { var body: some View { BarButton { _ in } } }
      @main struct TheApp: App { var body: some Scene { WindowGroup { RootView(store: Store(initialState: \
      Root.State()) { Root() }) } } }
      """,
    ])
    #expect(edges.contains("RootView sheet HelpView"))
    #expect(!edges.contains("OtherView sheet HelpView"), "\(edges)")
  }
}

/// A part that several features have.
@Suite struct SharedFeatureTests {
  /// Two features have the same list. Only one of them opens a page for what the list sends.
  @Test func whatAListSendsIsOfTheFeatureThatHasIt() {
    let edges = screenEdges([
      "App/App.swift": """
      import ComposableArchitecture
      import SwiftUI
      @Reducer struct Root {
        @ObservableState struct State { var path = StackState<Path.State>(); var home = Home.State() }
        @Reducer enum Path { case box(Box), page(Page) }
        enum Action { case path(StackActionOf<Path>), home(Home.Action) }
        var body: some ReducerOf<Self> {
          Scope(state: \\.home, action: \\.home) { Home() }
          Reduce { state, action in
            switch action {
            case .home(.delegate(.boxOpened)): state.path.append(.box(Box.State())); return .none
            case .home(.delegate(.pageOpened)): state.path.append(.page(Page.State())); return .none
            default: return .none
            }
          }
        }
      }
      @Reducer struct Home {
        @ObservableState struct State { var cards = Cards.State() }
        enum Action {
          enum Delegate { case boxOpened, pageOpened }
          case cards(Cards.Action), delegate(Delegate), boxTapped
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .boxTapped: return .send(.delegate(.boxOpened))
            case .cards(.cardTapped): return .send(.delegate(.pageOpened))
            default: return .none
            }
          }
        }
      }
      @Reducer struct Box {
        @ObservableState struct State { var cards = Cards.State() }
        enum Action { case cards(Cards.Action) }
      }
      @Reducer struct Cards {
        @ObservableState struct State {}
        enum Action { case cardTapped }
      }
      @Reducer struct Page { @ObservableState struct State {}; enum Action {} }
      struct RootView: View {
        let store: StoreOf<Root>
        var body: some View {
          NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) { HomeView(store: store.scope(state: \
      \\.home, action: \\.home)) } destination: { store in
            switch store.case {
            case .box(let store): BoxView(store: store)
            case .page(let store): PageView(store: store)
            }
          }
        }
      }
      struct HomeView: View {
        let store: StoreOf<Home>
        var body: some View {
          Button("Box") { store.send(.boxTapped) }
          CardsView(store: store.scope(state: \\.cards, action: \\.cards))
        }
      }
      struct BoxView: View {
        let store: StoreOf<Box>
        var body: some View { CardsView(store: store.scope(state: \\.cards, action: \\.cards)).padding() }
      }
      struct CardsView: View {
        let store: StoreOf<Cards>
        var body: some View { Button("Card") { store.send(.cardTapped) } }
      }
      struct PageView: View { let store: StoreOf<Page>; var body: some View { Text("") } }
      @main struct MyApp: App { var body: some Scene { WindowGroup { RootView(store: Store(initialState: Root.State()) \
      { Root() }) } } }
      """
    ])
    #expect(edges.filter { $0.contains("push") } == ["HomeView push BoxView", "HomeView push PageView"])
  }

  /// A page around a list that another page has, too: the list's rows open something for that one only, however deep
  /// they lie.
  @Test func whatARowOfASharedListSendsIsOfThePageThatAnswers() {
    let edges = screenEdges([
      "App/App.swift": """
      import ComposableArchitecture
      import SwiftUI
      import UIKit
      final class Flow {
        let stack = UINavigationController()
        func start() { stack.pushViewController(HomePage(flow: self), animated: false) }
        func total() { stack.pushViewController(TotalPage(flow: self), animated: true) }
        func detail() { stack.pushViewController(DetailPage(), animated: true) }
      }
      struct Row: Reducer { struct State: Equatable {}; enum Action { case tapped } }
      struct List: Reducer {
        struct State: Equatable { var rows: IdentifiedArrayOf<Row.State> = [] }
        enum Action { case row(id: Int, action: Row.Action) }
      }
      struct Home: Reducer {
        let flow: Flow
        struct State: Equatable { var list = List.State() }
        enum Action { case list(List.Action), totalTapped }
        var body: some ReducerOf<Home> {
          Reduce { state, action in
            switch action {
            case .totalTapped: flow.total(); return .none
            case let .list(.row(id: _, action: .tapped)): flow.detail(); return .none
            }
          }
        }
      }
      struct Total: Reducer { struct State: Equatable { var list = List.State() }; enum Action { case \
      list(List.Action) } }
      struct RowView: View { let store: StoreOf<Row>; var body: some View { Button("Row") { store.send(.tapped) } } }
      struct ListView: View {
        let store: StoreOf<List>
        var body: some View { ForEachStore(store.scope(state: \\.rows, action: List.Action.row)) { store in \
      RowView(store: store) } }
      }
      struct HomeView: View {
        let store: StoreOf<Home>
        var body: some View {
          Button("All") { store.send(.totalTapped) }
          ListView(store: store.scope(state: \\.list, action: Home.Action.list))
        }
      }
      struct TotalView: View {
        let store: StoreOf<Total>
        var body: some View { ListView(store: store.scope(state: \\.list, action: Total.Action.list)) }
      }
      final class HomeHost: UIHostingController<HomeView> {}
      final class HomePage: UIViewController {
        private let host: HomeHost
        init(flow: Flow) {
          host = HomeHost(rootView: .init(store: .init(initialState: .init(), reducer: { Home(flow: flow) })))
          super.init(nibName: nil, bundle: nil)
        }
        override func viewDidLoad() { view.addSubview(host.view) }
      }
      final class TotalHost: UIHostingController<TotalView> {}
      final class TotalPage: UIViewController {
        private let host: TotalHost
        init(flow: Flow) {
          host = TotalHost(rootView: TotalView(store: .init(initialState: .init(), reducer: { Total() })))
          super.init(nibName: nil, bundle: nil)
        }
        override func viewDidLoad() { view.addSubview(host.view) }
      }
      final class DetailPage: UIViewController {}
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) { \
      Flow().start() }
      }
      """
    ])
    #expect(
      edges.filter { $0.contains("push") && !$0.contains("SceneDelegate") } == [
        "HomePage push DetailPage", "HomePage push TotalPage",
      ])
  }
}
