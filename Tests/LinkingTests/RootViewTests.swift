import NavigationModel
import Testing

/// What stands at the root of a scene or of a stack, however its parts are spread over properties and functions.
@Suite struct RootViewTests {
  @Test func aBranchThatIsAWholeAppInAProperty() {
    let lines = transitionLines(
      """
      import SwiftUI
      @main struct Reader: App { var body: some Scene { WindowGroup { Gate() } } }
      struct Gate: View {
        @EnvironmentObject var account: Account
        @Bindable var router: Router
        var body: some View {
          if account.isKnown { inside } else { Login() }
        }
        var inside: some View {
          ZStack {
            GeometryReader { _ in
              NavigationStack(path: $router.path) { Entries().padding() }
            }
            if account.isPlaying { Player() }
          }
        }
      }
      class Account: ObservableObject { @Published var isKnown = false; @Published var isPlaying = false }
      @Observable class Router { var path: [Int] = [] }
      struct Entries: View { var body: some View { Text("Entries") } }
      struct Player: View { var body: some View { Text("Player") } }
      struct Login: View { var body: some View { Text("Login") } }
      """)
    #expect(lines == ["Gate root Entries", "Gate root Login", "Reader root Gate"])
  }

  /// A library asks for a function in place of the body: what it chooses between is the same.
  @Test func aBodyThatIsGivenProperties() {
    let lines = transitionLines(
      """
      import SwiftUI
      import Connecting
      @main struct Chat: App { var body: some Scene { WindowGroup { Provider { Gate() } } } }
      struct Gate: ConnectedView {
        struct Props { let user: String? }
        func map(state: AppState, dispatch: @escaping Dispatch) -> Props { Props(user: state.user) }
        func body(props: Props) -> some View {
          Group {
            if props.user == nil { Welcome() } else { Tabs().onAppear { } }
          }
          .alert("Failed", isPresented: .constant(false)) { }
        }
      }
      struct AppState { var user: String? }
      struct Tabs: View { var body: some View { TabView { Chats(); People() } } }
      struct Chats: View { var body: some View { Text("Chats") } }
      struct People: View { var body: some View { Text("People") } }
      struct Welcome: View { var body: some View { Text("Welcome") } }
      """)
    #expect(
      lines.filter { !$0.contains("alert") } == [
        "Chat root Gate", "Gate root Tabs", "Gate root Welcome", "Tabs tab Chats", "Tabs tab People",
      ])
  }

  @Test func tabsBesideALogin() {
    let lines = transitionLines(
      """
      import SwiftUI
      @main struct Shop: App { var body: some Scene { WindowGroup { Gate() } } }
      struct Gate: View {
        @AppStorage("token") var token: String?
        var body: some View {
          if token == nil { Login() } else {
            TabView {
              Cart().tabItem { Text("Cart") }
              Search().tabItem { Text("Search") }
            }
          }
        }
      }
      struct Search: View { var body: some View { Text("Search") } }
      struct Cart: View { var body: some View { Text("Cart") } }
      struct Login: View { var body: some View { Text("Login") } }
      """)
    #expect(lines == ["Gate root Login", "Gate tab Cart", "Gate tab Search", "Shop root Gate"])
  }

  @Test func aLaunchScreenInALayerOfItsOwnOverTheChoice() {
    let lines = transitionLines(
      """
      import SwiftUI
      @main struct Shop: App {
        @StateObject var account = Account()
        @State private var isStarting = true
        var body: some Scene {
          WindowGroup {
            ZStack {
              if account.isKnown { Home() } else if account.isGuest { Tour() } else { Login() }
              ZStack { if isStarting { Launch(isShown: $isStarting) } }
            }
          }
        }
      }
      class Account: ObservableObject { @Published var isKnown = false; @Published var isGuest = false }
      struct Home: View { var body: some View { Text("Home") } }
      struct Tour: View { var body: some View { Text("Tour") } }
      struct Login: View { var body: some View { Text("Login") } }
      struct Launch: View { @Binding var isShown: Bool; var body: some View { Text("Launch") } }
      """)
    #expect(lines == ["Shop root Home", "Shop root Login", "Shop root Tour"])
  }

  @Test func aChoiceInTheLastBranchOfAnother() {
    let lines = transitionLines(
      """
      import SwiftUI
      @main struct Shop: App { var body: some Scene { WindowGroup { Gate() } } }
      enum Phase { case out, inside(String) }
      class Session: ObservableObject { @Published var phase = Phase.out }
      struct Gate: View {
        @StateObject var session = Session()
        @AppStorage("seen") var hasSeen = false
        var body: some View {
          if !hasSeen {
            Tour()
          } else {
            switch session.phase {
            case .out: Login()
            case .inside(let name): Home(name: name)
            }
          }
        }
      }
      struct Tour: View { var body: some View { Text("Tour") } }
      struct Login: View { var body: some View { Text("Login") } }
      struct Home: View { let name: String; var body: some View { Text(name) } }
      """)
    #expect(lines == ["Gate root Home", "Gate root Login", "Gate root Tour", "Shop root Gate"])
  }

  @Test func aSheetsOwnStackMakesNoRoot() {
    let lines = transitionLines(
      """
      import SwiftUI
      @main struct Shop: App { var body: some Scene { WindowGroup { Gate() } } }
      struct Gate: View {
        @State var isLoading = true
        @State var isOpen = false
        var body: some View {
          if isLoading { ProgressView().sheet(isPresented: $isOpen) { NavigationStack { Help() } } } else { List() }
        }
      }
      struct List: View { var body: some View { Text("List") } }
      struct Help: View { var body: some View { Text("Help") } }
      """)
    #expect(lines == ["Gate sheet Help", "Shop root Gate"])
  }

  @Test func aStackWhoseFirstScreenAnEnumMakes() {
    let lines = transitionLines(
      """
      import SwiftUI
      @main struct Crew: App { var body: some Scene { WindowGroup { Gate() } } }
      enum Page: Hashable {
        case login
        @ViewBuilder func view(_ name: String) -> some View { switch self { case .login: Login(name: name) } }
      }
      struct Gate: View {
        @State var path: [Page] = []
        var body: some View { NavigationStack(path: $path) { Page.login.view("crew") } }
      }
      struct Login: View { let name: String; var body: some View { Text(name) } }
      """)
    #expect(lines == ["Crew root Gate", "Gate root Login"])
  }

  @Test func aStackWhoseFirstScreenIsARouteThatIsAView() {
    let lines = transitionLines(
      """
      import SwiftUI
      @main struct Notes: App { var body: some Scene { WindowGroup { Main() } } }
      enum Page: Hashable, View {
        case list, note(Int)
        var body: some View {
          switch self {
          case .list: NoteList()
          case .note(let id): Note(id: id)
          }
        }
      }
      struct Main: View {
        @State private var path: [Page] = []
        var body: some View {
          NavigationStack(path: $path) { Page.list.navigationDestination(for: Page.self) { $0 } }
        }
      }
      struct NoteList: View { var body: some View { NavigationLink("1", value: Page.note(1)) } }
      struct Note: View { let id: Int; var body: some View { Text("Note") } }
      """)
    #expect(lines == ["Main root NoteList", "NoteList push Note", "Notes root Main"])
  }

  @Test func theMiddleColumnChoosesAndTextsOnlyFill() {
    let lines = transitionLines(
      """
      import SwiftUI
      @main struct Post: App { var body: some Scene { WindowGroup { Mailboxes() } } }
      enum Box: Hashable { case inbox, sent }
      struct Mailboxes: View {
        @State private var box: Box? = .inbox
        @State private var mail: Int?
        var body: some View {
          NavigationSplitView {
            List(selection: $box) { NavigationLink("In", value: Box.inbox) }
          } content: {
            switch box {
            case .inbox: Inbox(mail: $mail)
            case .sent: Sent()
            case nil: Text("Choose a box")
            }
          } detail: {
            NavigationStack {
              if let mail { Mail(id: mail) } else { ContentUnavailableView("Nothing", systemImage: "tray") }
            }
          }
        }
      }
      struct Inbox: View { @Binding var mail: Int?; var body: some View { Text("In") } }
      struct Sent: View { var body: some View { Text("Sent") } }
      struct Mail: View { let id: Int; var body: some View { Text("Mail") } }
      """)
    #expect(lines == ["Mailboxes push Inbox", "Mailboxes push Mail", "Mailboxes push Sent", "Post root Mailboxes"])
  }

  @Test func aColumnThatOnlyChooses() {
    let lines = transitionLines(
      """
      import SwiftUI
      @main struct Mail: App { var body: some Scene { WindowGroup { Split() } } }
      struct Split: View {
        @State var selected: Int?
        var body: some View { NavigationSplitView { Text("Boxes") } detail: { Column(id: selected).padding() } }
      }
      struct Column: View {
        let id: Int?
        var body: some View { if let id { Letter(id: id) } else { Nothing() } }
      }
      struct Letter: View { let id: Int; var body: some View { Text("Letter") } }
      struct Nothing: View { var body: some View { Text("None") } }
      """)
    #expect(lines == ["Mail root Split", "Split push Letter", "Split push Nothing"])
  }

  @Test func aListThatIsOnlyComparedOpensNothing() {
    let shown = graph([
      "App.swift": """
      import SwiftUI
      @main struct Shop: App { var body: some Scene { WindowGroup { Home() } } }
      enum Page: Hashable { case theme, about, icon
        static let settings: [Page] = [.theme, .about, .icon]
        static let opened: [Page] = [.about]
      }
      struct Home: View {
        @State var path: [Page] = []
        var body: some View {
          NavigationStack(path: $path) {
            Button("Leave") { path = path.filter { !Page.settings.contains($0) } }
            Button("Open") { path.append(contentsOf: Page.opened) }
              .navigationDestination(for: Page.self) { page in
                switch page {
                case .theme: ThemeView()
                case .about: AboutView()
                case .icon: PaletteView()
                }
              }
          }
        }
      }
      struct ThemeView: View { var body: some View { Text("Theme") } }
      struct AboutView: View { var body: some View { Text("About") } }
      struct PaletteView: View { var body: some View { Text("Icon") } }
      """
    ])
    #expect(shown.routes.filter { !$0.isUsed }.map(\.id).sorted() == ["Page.icon", "Page.theme"])
    #expect(shown.screens.filter { !$0.isReachable }.map(\.name).sorted() == ["PaletteView", "ThemeView"])
  }

  @Test func aStackOfAStoreReplacedAsAWhole() {
    let lines = transitionLines(
      """
      import ComposableArchitecture
      import SwiftUI
      @Reducer struct Start {
        @Reducer enum Path { case terms(Terms), code(Code) }
        @ObservableState struct State { var path = StackState<Path.State>() }
        enum Action { case signUp, code, path(StackActionOf<Path>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .code: state.path.append(.code(Code.State()))
            case .signUp: state.path = StackState([.terms(Terms.State(isNew: true))])
            case .path: break
            }
            return .none
          }
          .forEach(\\.path, action: \\.path)
        }
      }
      @Reducer struct Terms { @ObservableState struct State { var isNew = false }; enum Action {} }
      @Reducer struct Code { @ObservableState struct State {}; enum Action {} }
      struct StartView: View {
        @Bindable var store: StoreOf<Start>
        var body: some View {
          NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) { Text("Start") } destination: { store in
            switch store.case {
            case .terms(let store): TermsView(store: store)
            case .code(let store): CodeView(store: store)
            }
          }
        }
      }
      struct TermsView: View { let store: StoreOf<Terms>; var body: some View { Text("Terms") } }
      struct CodeView: View { let store: StoreOf<Code>; var body: some View { Text("Code") } }
      """)
    #expect(lines.contains("Start push CodeView") && lines.contains("Start push TermsView"))
  }

  /// A root view whose stack begins with a choice by a session that others set; what a model alone sets are states of
  /// one screen.
  @Test func aSessionChoosesWhatAStackBeginsWith() {
    let app = """
      import SwiftUI
      @main struct Demo: App { var body: some Scene { WindowGroup { Gate() } } }
      enum Session { case inside, outside }
      final class AppState: ObservableObject {
        static let shared = AppState()
        @Published var session: Session = .outside
      }
      enum Place: Hashable { case detail }
      struct Gate: View {
        @StateObject private var state = AppState.shared
        @State private var path: [Place] = []
        var body: some View {
          NavigationStack(path: $path) {
            Group {
              switch state.session {
              case .inside: Main()
              case .outside: Login()
              }
            }
            .navigationDestination(for: Place.self) { _ in Detail() }
          }
          .tint(.red)
        }
      }
      struct Main: View { var body: some View { Button("Leave") { AppState.shared.session = .outside } } }
      struct Login: View { var body: some View { Button("Enter") { AppState.shared.session = .inside } } }
      struct Detail: View { var body: some View { Text("") } }
      """
    let files = ["App.swift": app]
    #expect(transitions(files) == ["AppState root Login", "Demo root Gate", "Login root Main", "Main root Login"])
    #expect(screenEdges(files).contains("Login root Main"))
    let loading = """
      import SwiftUI
      @main struct Demo: App { var body: some Scene { WindowGroup { Gate() } } }
      enum Phase { case loading, loaded }
      final class Model: ObservableObject {
        @Published var phase: Phase = .loading
        func load() async { phase = .loaded }
      }
      struct Gate: View {
        @StateObject private var model = Model()
        var body: some View {
          NavigationStack {
            switch model.phase {
            case .loading: Skeleton()
            case .loaded: Entries()
            }
          }
        }
      }
      struct Skeleton: View { var body: some View { Text("") } }
      struct Entries: View { var body: some View { Text("") } }
      """
    #expect(transitions(["App.swift": loading]) == ["Demo root Gate"])
  }
}

/// Views that are named without being called, and sequences that number their elements.
@Suite struct HandedOnViewTests {
  @Test func initialisersAsContents() {
    let lines = transitionLines(
      """
      import SwiftUI
      struct Item: Identifiable, Hashable { let id: Int }
      struct Home: View {
        @State var item: Item?
        @State var path: [Item] = []
        var body: some View {
          NavigationStack(path: $path) {
            NavigationLink(value: Item(id: 1)) { Text("One") }
              .navigationDestination(for: Item.self, destination: Detail.init)
              .sheet(item: $item, content: Editor.init(item:))
          }
        }
      }
      struct Detail: View { let item: Item; var body: some View { Text("Detail") } }
      struct Editor: View { let item: Item; init(item: Item) { self.item = item }; var body: some View { \
      Text("Editor") } }
      @main struct MyApp: App { var body: some Scene { WindowGroup { Home() } } }
      """)
    #expect(lines == ["Home push Detail", "Home sheet Editor", "MyApp root Home"])
  }

  @Test func layersOfAStoreEachForAStateOfItsOwn() {
    let lines = transitionLines(
      """
      import ComposableArchitecture
      import SwiftUI
      @Reducer struct Start { struct State { var login: Login.State?; var home: Home.State? }; enum Action { case \
      login(Login.Action), home(Home.Action) } }
      @Reducer struct Login { struct State {}; enum Action {} }
      @Reducer struct Home { struct State {}; enum Action {} }
      @main struct MyApp: App { var body: some Scene { WindowGroup { Frame(store: Store(initialState: Start.State()) { \
      Start() }) } } }
      struct Frame: View { let store: StoreOf<Start>; var body: some View { StartView(store: store).tint(.red) } }
      struct StartView: View {
        let store: StoreOf<Start>
        var body: some View { layers.onAppear {} }
        private var layers: some View {
          ZStack {
            IfLetStore(store.scope(state: \\.login, action: \\.login), then: LoginView.init)
            IfLetStore(store.scope(state: \\.home, action: \\.home), then: HomeView.init(store:))
          }
        }
      }
      struct LoginView: View { let store: StoreOf<Login>; var body: some View { Text("Login") } }
      struct HomeView: View { let store: StoreOf<Home>; var body: some View { Text("Home") } }
      """)
    #expect(lines == ["MyApp root Frame", "StartView root HomeView", "StartView root LoginView"])
  }

  @Test func numberedElements() {
    let lines = transitionLines(
      """
      import SwiftUI
      enum Page: Hashable { case home, search
        @ViewBuilder var view: some View { switch self { case .home: Home(); case .search: Search() } }
      }
      struct Tabs: View {
        var body: some View {
          TabView {
            ForEach(Array([AnyView(Home()), AnyView(more)].enumerated()), id: \\.offset) { index, view in view.tabItem \
      { Text("Tab") }.tag(index) }
          }
        }
        var more: some View { Search() }
      }
      struct Home: View { var body: some View { Text("Home") } }
      struct Search: View { var body: some View { Text("Search") } }
      @main struct MyApp: App { var body: some Scene { WindowGroup { Tabs() } } }
      """)
    #expect(lines == ["MyApp root Tabs", "Tabs tab Home", "Tabs tab Search"])
  }

  @Test func anAlertInStateThatADesignSystemShows() {
    let lines = transitionLines(
      """
      import ComposableArchitecture
      import SwiftUI
      extension View {
        func ownDialog<A>(_ item: Binding<Store<AlertState<A>, A>?>) -> some View { modifier(Dialog(isOn: \
      item.wrappedValue != nil)) }
      }
      struct Dialog: ViewModifier { let isOn: Bool; func body(content: Content) -> some View { ZStack { content; if \
      isOn { Text("Sure?") } } } }
      @Reducer struct Note {
        @ObservableState struct State { @Presents var alert: AlertState<Action.Alert>?; @Presents var destination: \
      Destination.State? }
        enum Action { case delete, leave, ask, alert(PresentationAction<Alert>), \
      destination(PresentationAction<Destination.Action>); enum Alert { case yes } }
        @Reducer enum Destination { case alert(AlertState<Action.Alert>), \
      question(ConfirmationDialogState<Action.Alert>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .delete: state.alert = AlertState { TextState("Sure?") }
            case .leave: state.destination = .alert(.init(title: { TextState("Leave?") }))
            case .ask: state.destination = .question(.init(title: { TextState("Which?") }))
            case .alert, .destination: break
            }
            return .none
          }
        }
      }
      struct NoteView: View {
        @Bindable var store: StoreOf<Note>
        var body: some View {
          Text("Note")
            .ownDialog($store.scope(state: \\.alert, action: \\.alert))
            .ownDialog($store.scope(state: \\.destination?.question, action: \\.destination.question))
        }
      }
      @Reducer struct Silent {
        @ObservableState struct State { @Presents var alert: AlertState<Action.Alert>? }
        enum Action { case fail, alert(PresentationAction<Alert>); enum Alert {} }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            state.alert = AlertState { TextState("Nobody sees this") }
            return .none
          }.ifLet(\\.$alert, action: \\.alert)
        }
      }
      struct SilentView: View { let store: StoreOf<Silent>; var body: some View { Text("Silent") } }
      """)
    #expect(lines.contains("Note alert alert") && lines.contains("Note dialog dialog"))
    #expect(!lines.contains("Silent alert alert"))
  }

  /// Who sets the state of a scene puts the screen there.
  @Test(arguments: [
    ("func finish() { phase = .main }", ["Session root Main", "Session root Welcome"]),
    ("func load(_ stored: Phase) { phase = stored }", ["Session root Welcome"]),
  ])
  func aSceneThatChoosesByState(method: String, lines: [String]) {
    let found = transitionLines(
      """
      import SwiftUI
      enum Phase { case welcome, main }
      final class Session: ObservableObject {
        @Published private(set) var phase: Phase = .welcome
        \(method)
      }
      @main struct Reader: App {
        @StateObject var session = Session()
        var body: some Scene {
          WindowGroup {
            Group {
              switch session.phase {
              case .welcome: Welcome(done: session.finish)
              case .main: Main()
              }
            }
            .environmentObject(session)
          }
        }
      }
      struct Welcome: View { let done: () -> Void; var body: some View { Button("Start", action: done) } }
      struct Main: View { var body: some View { Text("Main") } }
      """)
    #expect(found == lines)
  }

  /// What a shared object starts with says nothing of a flag that it sets, and whoever asks the app for something shows
  /// none of its scenes.
  @Test func aSharedObjectsFlagMayBeSetByThen() {
    let files = [
      "App.swift": """
      import SwiftUI
      final class Manager {
        static let shared = Manager()
        var isNew = false
        init() { check() }
        private func check() { isNew = Store.isEmpty() }
      }
      @main struct DemoApp: App {
        let manager = Manager.shared
        static let container = Container()
        var body: some Scene {
          WindowGroup {
            if manager.isNew { WelcomeView() } else { HomeView() }
          }
        }
      }
      struct WelcomeView: View { var body: some View { Text("Welcome") } }
      struct HomeView: View {
        @State private var isOpen = false
        var body: some View { Button("Tips") { isOpen = true; _ = DemoApp.container }.sheet(isPresented: $isOpen) { \
      TipsView() } }
      }
      struct TipsView: View { var body: some View { Text("Tips") } }
      """
    ]
    #expect(screenEdges(files) == ["DemoApp root HomeView", "DemoApp root WelcomeView", "HomeView sheet TipsView"])
  }
}
