import Testing

/// Apps whose navigation is state in a store.
@Suite struct StoreNavigationTests {
  @Test func anActionHeldInAPropertyOfSelf() {
    let lines = transitionLines(
      """
      import ComposableArchitecture
      import SwiftUI
      @Reducer struct Feedback {
        @ObservableState struct State {}
        enum Action { case write }
        @Dependency(\\.openURL) var openURL
        var body: some ReducerOf<Self> { Reduce(self.core) }
        private func core(state: inout State, action: Action) -> EffectOf<Self> {
          guard let url = URL(string: "https://example.org") else { return .none }
          return .run { _ in await self.openURL(url) }
        }
      }
      """)
    #expect(lines == ["Feedback url external"])
  }

  @Test func whatLiesOverARootIsNoneOfItsBranches() {
    let lines = transitionLines(
      """
      import SwiftUI
      @main struct Cats: App { var body: some Scene { WindowGroup { Root() } } }
      struct Root: View {
        @State private var user: User?
        @State private var isLoading = false
        var body: some View {
          ZStack {
            Color.white.ignoresSafeArea()
            Group {
              if let user { NavigationStack { Home(user: user) } } else { Welcome() }
            }
            if isLoading { Spinner() }
          }
        }
      }
      struct Home: View { let user: User; var body: some View { Text("Home") } }
      struct Welcome: View { var body: some View { Text("Hello") } }
      struct Spinner: View { var body: some View { ProgressView() } }
      """)
    #expect(lines == ["Cats root Root", "Root root Home", "Root root Welcome"])
  }

  @Test func aRootThatSwitchesOverForeignStateLeadsToEachArm() {
    let lines = transitionLines(
      """
      import SwiftUI
      import Accounts
      @main struct Diary: App { var body: some Scene { WindowGroup { Gate() } } }
      struct Gate: View {
        @EnvironmentObject var account: AccountModel
        var body: some View {
          VStack {
            switch account.state {
            case .signedOut: NavigationStack { Login() }
            case .signedIn: NavigationStack { Pages() }
            }
          }
        }
      }
      struct Login: View { var body: some View { Text("Login") } }
      struct Pages: View { var body: some View { Text("Pages") } }
      """)
    #expect(lines == ["Diary root Gate", "Gate root Login", "Gate root Pages"])
  }

  @Test func aSheetOfADesignSystemThatFramesWhatItIsGiven() {
    let lines = transitionLines(
      """
      import SwiftUI
      struct BottomSheet<Item: Identifiable, Sheet: View>: ViewModifier {
        @Binding var item: Item?
        let sheet: (Item) -> Sheet
        func body(content: Content) -> some View {
          content.fullScreenCover(item: $item) { item in
            VStack(spacing: 0) {
              Color.black.opacity(0.01).onTapGesture { self.item = nil }
              sheet(item).padding(.top, 30).overlay(alignment: .top) { Capsule() }
            }
            .presentationBackground(.clear)
          }
        }
      }
      extension View {
        func bottomSheet<Item: Identifiable, Sheet: View>(item: Binding<Item?>, @ViewBuilder sheet: @escaping (Item) \
      -> Sheet) -> some View {
          modifier(BottomSheet(item: item, sheet: sheet))
        }
      }
      """,
      """
      import SwiftUI
      struct Kind: Identifiable { let id: Int }
      struct Shelf: View {
        @State private var kind: Kind?
        var body: some View {
          Button("Kind") { kind = Kind(id: 1) }.bottomSheet(item: $kind) { kind in KindPicker(kind: kind) }
        }
      }
      struct KindPicker: View { let kind: Kind; var body: some View { Text("Kinds") } }
      """)
    #expect(lines == ["Shelf cover KindPicker"])
  }

  @Test func aRouteNamedWithoutItsTypeIsThatOfThePath() {
    let lines = transitionLines(
      """
      import SwiftUI
      enum Intro: Hashable { case main, blog(String) }
      final class Guide: ObservableObject {
        @Published var path = NavigationPath()
        enum Action { case main, blog }
        func send(_ action: Action) {
          switch action {
          case .main: path.append(.main)
          case .blog: path.append(.blog("1"))
          }
        }
      }
      struct IntroView: View {
        @StateObject private var guide = Guide()
        var body: some View {
          NavigationStack(path: $guide.path) {
            Button("Main") { guide.send(.main) }
              .navigationDestination(for: Intro.self) { route in
                switch route {
                case .main: MainView()
                case .blog(let id): BlogView(id: id)
                }
              }
          }
        }
      }
      struct MainView: View { var body: some View { Text("Main") } }
      struct BlogView: View { let id: String; var body: some View { Text("Blog") } }
      """)
    #expect(lines == ["Guide push BlogView", "Guide push MainView"])
  }
}

/// The Composable Architecture, where actions carry what is shown.
@Suite struct ActionNavigationTests {
  @Test func aStateThatAnActionCarries() {
    let lines = transitionLines(
      """
      import ComposableArchitecture
      import SwiftUI
      @Reducer struct Start {
        @ObservableState enum State {
          case intro(Intro.State = .init())
          case tabs(Tabs.State = .init())
          init() { self = .intro() }
        }
        enum Action {
          case _change(State)
          case signedIn
        }
        private func core(into state: inout State, action: Action) -> Effect<Action> {
          switch action {
          case let ._change(new):
            state = new
            return .none
          case .signedIn: return .run { send in await send(._change(.tabs())) }
          }
        }
        var body: some ReducerOf<Self> { Reduce(self.core) }
      }
      @Reducer struct Intro { @ObservableState struct State { init() {} } }
      @Reducer struct Tabs { @ObservableState struct State { init() {} } }
      struct IntroView: View { let store: StoreOf<Intro>; var body: some View { Text("Intro") } }
      struct TabsView: View { let store: StoreOf<Tabs>; var body: some View { Text("Tabs") } }
      struct StartView: View {
        private let store: StoreOf<Start>
        var body: some View {
          WithPerceptionTracking {
            Group {
              switch store.state {
              case .intro:
                if let store = store.scope(state: \\.intro, action: \\.intro) { IntroView(store: store) }
              case .tabs:
                if let store = store.scope(state: \\.tabs, action: \\.tabs) { TabsView(store: store) }
              }
            }
          }
        }
      }
      @Reducer struct Settings {
        @ObservableState struct State {}
        enum Action { case out }
      }
      struct SettingsView: View {
        let store: StoreOf<Start>
        var body: some View { Button("Out") { store.send(._change(.intro())) } }
      }
      """)
    #expect(lines == ["SettingsView root IntroView", "Start root TabsView"])
  }

  @Test func aDestinationUnderABanner() {
    let lines = transitionLines(
      """
      import ComposableArchitecture
      import SwiftUI
      @Reducer struct Home {
        @Reducer struct Path {
          @ObservableState enum State { case search(Search.State), help }
        }
        @ObservableState struct State { var path: StackState<Path.State> = .init(); var popup: String? }
        enum Action { case search, help }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .search: state.path.append(.search(Search.State()))
            case .help: state.path.append(.help)
            }
            return .none
          }
        }
      }
      @Reducer struct Search { @ObservableState struct State {} }
      struct SearchView: View { let store: StoreOf<Search>; var body: some View { Text("Search") } }
      struct HelpView: View { var body: some View { Text("Help") } }
      struct Popup: View { var body: some View { Text("!") } }
      struct HomeView: View {
        @Perception.Bindable var store: StoreOf<Home>
        var body: some View {
          NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
            Text("Home")
          } destination: { store in
            WithPerceptionTracking {
              ZStack(alignment: .bottom) {
                switch store.state {
                case .search:
                  if let store = store.scope(state: \\.search, action: \\.search) { SearchView(store: store) }
                case .help: HelpView()
                }
                if self.store.popup != nil { Popup() }
              }
            }
          }
        }
      }
      """)
    #expect(lines == ["Home push HelpView", "Home push SearchView"])
  }
}

@Suite struct ProjectionTests {
  /// The local `store` has no `$store`; the property of that name has.
  @Test func aLocalOfTheSameNameDoesNotHideAProjection() {
    let lines = transitionLines(
      """
      import ComposableArchitecture
      import SwiftUI
      @Reducer struct Share {
        @Reducer enum Path { case category(Category) }
        @ObservableState struct State { var note: Note.State?; var path = StackState<Path.State>() }
        enum Action { case add }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .add:
              state.path.append(.category(Category.State()))
              return .none
            }
          }
        }
      }
      @Reducer struct Note { @ObservableState struct State {} }
      @Reducer struct Category { @ObservableState struct State {} }
      struct NoteView: View { let store: StoreOf<Note>; var body: some View { Text("Note") } }
      struct CategoryView: View { let store: StoreOf<Category>; var body: some View { Text("Category") } }
      struct ShareView: View {
        @Perception.Bindable var store: StoreOf<Share>
        var body: some View {
          if let store = store.scope(state: \\.note, action: \\.note) {
            NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
              NoteView(store: store)
            } destination: { path in
              switch path.case {
              case let .category(store): CategoryView(store: store)
              }
            }
          }
        }
      }
      """)
    #expect(lines == ["Share push CategoryView"])
  }

  /// `.publisher { … }`: what a stream is mapped to is sent to the store.
  @Test(arguments: ["{ value in .push(value) }", "{ Action.push($0) }"])
  func actionsOfAStream(mapping: String) {
    let lines = transitionLines(
      """
      import Combine
      import ComposableArchitecture
      import SwiftUI
      @Reducer enum Path { case name(NameFeature) }
      @Reducer struct NameFeature { struct State {}; enum Action { case none }; var body: some ReducerOf<Self> { \
      EmptyReducer() } }
      final class Bus {
        static let shared = Bus()
        private var subject: PassthroughSubject<Path.State, Never> = .init()
        func values() -> AnyPublisher<Path.State, Never> { return subject.eraseToAnyPublisher() }
        func push(_ state: Path.State) { subject.send(state) }
      }
      @Reducer struct Flow {
        @ObservableState struct State { var path = StackState<Path.State>() }
        enum Action { case appear; case path(StackActionOf<Path>); case push(Path.State) }
        var body: some Reducer<State, Action> {
          Reduce { state, action in
            switch action {
            case .appear: return .merge(.publisher { Bus.shared.values().receive(on: RunLoop.main).map \(mapping) })
            case let .push(next):
              state.path.append(next)
              return .none
            case .path: return .none
            }
          }.forEach(\\.path, action: \\.path)
        }
      }
      struct FlowView: View {
        @Bindable var store: StoreOf<Flow>
        var body: some View {
          NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
            Button("Name") { Bus.shared.push(.name(.init())) }.onAppear { store.send(.appear) }
          } destination: { next in
            switch next.case { case let .name(store): NameView(store: store) }
          }
        }
      }
      struct NameView: View { let store: StoreOf<NameFeature>; var body: some View { Text("Name") } }
      """)
    #expect(lines == ["FlowView push NameView"])
  }

  @Test(arguments: ["viewStore.binding(\\.$path)", "viewStore.binding(get: \\.path, send: { .set($0) })"])
  func pathsBoundByKeyPath(binding: String) {
    let lines = transitionLines(
      """
      import ComposableArchitecture
      import SwiftUI
      enum Page: Hashable { case width }
      struct Flow: ReducerProtocol {
        struct State: Equatable { @BindingState var path: [Page] = [] }
        enum Action: BindableAction { case binding(BindingAction<State>), set([Page]), tap }
        private let reducer: Reduce<State, Action>
        init(reducer: Reduce<State, Action>) { self.reducer = reducer }
        var body: some ReducerProtocol<State, Action> { reducer }
      }
      extension Flow {
        init() {
          let reducer: Reduce<State, Action> = Reduce { state, action in
            switch action {
            case .tap: state.path.append(.width)
            default: break
            }
            return .none
          }
          self.init(reducer: reducer)
        }
      }
      struct FlowView: View {
        let store: StoreOf<Flow>
        var body: some View {
          WithViewStore(store, observe: { $0 }) { viewStore in
            NavigationStack(path: \(binding)) {
              Button("Width") { viewStore.send(.tap) }.navigationDestination(for: Page.self) { page in switch page { \
      case .width: WidthView() } }
            }
          }
        }
      }
      struct WidthView: View { var body: some View { Text("Width") } }
      """)
    #expect(lines == ["Flow push WidthView"])
  }

  /// Actions are structs behind a protocol; the reducer casts them and reads what they carry.
  @Test func anActionThatIsCastCarriesTheRoute() {
    let lines = transitionLines(
      """
      import SwiftUI
      protocol Action {}
      struct Open: Action { let page: Page }
      struct Reset: Action {}
      enum Page: Hashable { case offers, basket }
      struct Navigation { var pages: [Page] = [] }
      struct Whole { var navigation = Navigation() }
      func reduceNavigation(_ state: Navigation, _ action: Action) -> Navigation {
        var state = state
        switch action {
        case let action as Open: state.pages.append(action.page)
        default: break
        }
        return state
      }
      func reduce(_ state: Whole, _ action: Action) -> Whole { Whole(navigation: reduceNavigation(state.navigation, \
      action)) }
      final class Store: ObservableObject {
        @Published var state = Whole()
        func dispatch(_ action: Action) { state = reduce(state, action) }
      }
      struct Root: View {
        @EnvironmentObject var store: Store
        var body: some View {
          NavigationStack(path: $store.state.navigation.pages) {
            Home().navigationDestination(for: Page.self) { page in switch page { case .offers: Offers(); case .basket: \
      Basket() } }
          }
        }
      }
      struct Home: View { @EnvironmentObject var store: Store; var body: some View { Button("Offers") { \
      store.dispatch(Open(page: .offers)) } } }
      struct Offers: View { @EnvironmentObject var store: Store; var body: some View { Button("Basket") { \
      store.dispatch(Open(page: .basket)) } } }
      struct Basket: View { var body: some View { Text("Basket") } }
      """)
    #expect(lines == ["Home push Offers", "Offers push Basket"])
  }

  /// The store knows its state by a generic parameter only, and hands out a binding that writes nothing back.
  @Test(arguments: [
    "Binding(get: { store.state.sheet }, set: { _ in store.send(.close) })",
    ".init(get: { store.state.sheet }, set: { if $0 == nil { store.send(.close) } })",
  ])
  func aSheetInTheStateOfAGenericStore(binding: String) {
    let lines = transitionLines(
      """
      import SwiftUI
      enum Sheet: Identifiable { case filter, sort; var id: Self { self } }
      struct ListState { var sheet: Sheet? }
      enum ListAction { case show(Sheet), close }
      func reduce(_ state: inout ListState, _ action: ListAction) {
        switch action {
        case .show(let sheet): state.sheet = sheet
        case .close: state.sheet = nil
        }
      }
      final class Box<State, Action>: ObservableObject {
        @Published private(set) var state: State
        private let reducer: (inout State, Action) -> Void
        init(_ state: State, reducer: @escaping (inout State, Action) -> Void) { self.state = state; self.reducer = \
      reducer }
        func send(_ action: Action) { reducer(&state, action) }
      }
      @main struct Demo: App {
        @StateObject var store = Box(ListState(), reducer: reduce)
        var body: some Scene { WindowGroup { Root().environmentObject(store) } }
      }
      struct Root: View {
        @EnvironmentObject var store: Box<ListState, ListAction>
        var body: some View {
          List { Button("Filter") { store.send(.show(.filter)) }; Bar() }
            .sheet(item: \(binding)) { sheet in switch sheet { case .filter: Filter(); case .sort: Sort() } }
        }
      }
      struct Bar: View { @EnvironmentObject var store: Box<ListState, ListAction>; var body: some View { \
      Button("Sort") { store.send(.show(.sort)) } } }
      struct Filter: View { var body: some View { Text("Filter") } }
      struct Sort: View { var body: some View { Text("Sort") } }
      """)
    #expect(lines == ["Bar sheet Sort", "Demo root Root", "Root sheet Filter"])
  }

  /// A library calls its subscribers with the state: an arm runs where the action is made that sets the arm's value.
  @Test func whatALibraryCallsWithTheStateStartsWhereTheActionIsMade() {
    let edges = screenEdges([
      "App.swift": """
      import ReSwift
      import UIKit
      enum Page { case start, game, help }
      struct Go: Action { let page: Page }
      struct Routing { var page = Page.start }
      struct Whole { let routing: Routing }
      func reduce(action: Action, state: Whole?) -> Whole {
        var routing = state?.routing ?? Routing()
        if let go = action as? Go { routing.page = go.page }
        return Whole(routing: routing)
      }
      let store = Store(reducer: reduce, state: nil)
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var router: Router?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: \
      [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          let navigation = UINavigationController(rootViewController: StartController())
          window = UIWindow()
          window?.rootViewController = navigation
          router = Router(navigation)
          return true
        }
      }
      final class Router: StoreSubscriber {
        let navigation: UINavigationController
        init(_ navigation: UINavigationController) { self.navigation = navigation; store.subscribe(self) }
        func newState(state: Whole) {
          switch state.routing.page {
          case .start: navigation.popToRootViewController(animated: true)
          case .game: navigation.pushViewController(GameController(), animated: true)
          case .help: navigation.pushViewController(HelpController(), animated: true)
          }
        }
      }
      final class StartController: UIViewController { func tap() { store.dispatch(Go(page: .game)) } }
      final class GameController: UIViewController { func stuck() { store.dispatch(Go(page: .help)) } }
      final class HelpController: UIViewController {}
      """
    ])
    #expect(
      edges == [
        "AppDelegate root StartController", "GameController push HelpController", "StartController push GameController",
      ])
  }

  /// The store tells closures that it keeps in a list of each new state.
  @Test func observersInAListStartWhereTheActionIsMade() {
    let edges = screenEdges([
      "App.swift": """
      import UIKit
      enum Page { case list, item(Int) }
      struct Whole { var page = Page.list; var isHelpShown = false }
      enum Action { case open(Int), help }
      final class Store {
        static let shared = Store()
        private(set) var state = Whole() { didSet { observers.forEach { $0(state) } } }
        private var observers: [(Whole) -> Void] = []
        func observe(_ observer: @escaping (Whole) -> Void) { observers.append(observer) }
        func send(_ action: Action) { state = reduce(state, action) }
      }
      func reduce(_ state: Whole, _ action: Action) -> Whole {
        var state = state
        switch action {
        case .open(let number): state.page = .item(number)
        case .help: state.isHelpShown = true
        }
        return state
      }
      final class Guide {
        let navigation: UINavigationController
        init(_ navigation: UINavigationController) { self.navigation = navigation; Store.shared.observe { [weak self] \
      in self?.render($0) } }
        func render(_ state: Whole) {
          switch state.page {
          case .list: navigation.popToRootViewController(animated: true)
          case .item: navigation.pushViewController(ItemController(), animated: true)
          }
        }
      }
      struct Props { let onOpen: (Int) -> Void; let onHelp: () -> Void }
      final class ListController: UIViewController {
        var props: Props!
        func tap() { props.onOpen(1) }
        func help() { props.onHelp() }
      }
      final class ItemController: UIViewController {}
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        var guide: Guide?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let list = ListController()
          list.props = Props(onOpen: { Store.shared.send(.open($0)) }, onHelp: { Store.shared.send(.help) })
          let navigation = UINavigationController(rootViewController: list)
          window?.rootViewController = navigation
          guide = Guide(navigation)
        }
      }
      """
    ])
    #expect(edges.contains("ListController push ItemController"))
    #expect(!edges.contains("ItemController push ItemController"))
  }
}
