import Linking
import NavigationModel
import Testing

/// Destinations of SwiftUI apps that reach their presenter by lists, initialisers, routers behind protocols and
/// branches.
@Suite struct SwiftUIDestinationTests {
  private let app = """
    import SwiftUI
    @main struct Demo: App { var body: some Scene { WindowGroup { Home(model: Model()) } } }
    struct Detail: View { var body: some View { Text("detail") } }
    struct Info: View { var body: some View { Text("info") } }
    """

  @Test func branchesOfTheCompilerAreAlternatives() {
    let lines = transitionLines(
      app,
      """
      final class Model {
        func makeNext() -> some View {
          #if targetEnvironment(simulator)
          Detail()
          #elseif os(visionOS)
          Home(model: self)
          #else
          Info()
          #endif
        }
      }
      struct Home: View {
        let model: Model
        @State private var isOn = false
        var body: some View { Text("home").sheet(isPresented: $isOn) { model.makeNext() } }
      }
      """)
    #expect(lines == ["Demo root Home", "Home sheet Detail", "Home sheet Home", "Home sheet Info"])
  }

  @Test func aLinkPicksFromTheListThatAModelKeeps() {
    let lines = transitionLines(
      app,
      """
      enum Entry: Hashable, Identifiable { case detail, info; var id: Self { self } }
      final class Model: ObservableObject { @Published var entries: [Entry] = [.detail, .info] }
      struct Home: View {
        @StateObject var model: Model
        var body: some View {
          NavigationStack {
            List(model.entries) { entry in NavigationLink(value: entry) { Text("open") } }
              .navigationDestination(for: Entry.self) { entry in
                switch entry {
                case .detail: Detail()
                case .info: Info()
                }
              }
          }
        }
      }
      """)
    #expect(lines == ["Demo root Home", "Home push Detail", "Home push Info"])
  }

  /// The list is handed to the component: who hands it over names what it leads to.
  /// Each closure gets the elements of the list that it was handed over with, not those of another list.
  @Test(arguments: [
    "", "init(of items: [Item], @ViewBuilder row: @escaping (Item) -> Row) { self.items = items; self.row = row }",
  ])
  func aRowIsMadeOfTheListBesideIt(_ initialiser: String) {
    let label = initialiser.isEmpty ? "items" : "of"
    let found = graph([
      "App.swift": """
      import SwiftUI
      struct Ride: Hashable, Identifiable { var id = 0 }
      struct Post: Hashable, Identifiable { var id = 0 }
      @main struct Demo: App { var body: some Scene { WindowGroup { NavigationStack { Home(model: Model()) } } } }
      struct Detail: View { let post: Post; var body: some View { Text("post") } }
      final class Model: ObservableObject { @Published var rides: [Ride] = []; @Published var posts: [Post] = [] }
      struct Rows<Item: Identifiable, Row: View>: View {
        let items: [Item]
        @ViewBuilder let row: (Item) -> Row
        \(initialiser)
        var body: some View { ForEach(Array(items.enumerated()), id: \\.element.id) { _, item in row(item) } }
      }
      struct Home: View {
        @ObservedObject var model: Model
        var body: some View {
          VStack {
            Rows(\(label): model.rides) { ride in Text("ride") }
            Rows(\(label): model.posts) { post in NavigationLink("Post", value: post) }
          }
          .navigationDestination(for: Post.self) { Detail(post: $0) }
        }
      }
      """
    ])
    #expect(found.unmatched.isEmpty)
    #expect(found.transitions.filter { $0.kind == .push }.compactMap { $0.to } == ["Detail"])
  }

  @Test func aLinkPicksFromTheListThatAComponentIsGiven() {
    let lines = transitionLines(
      app,
      """
      enum Entry: Hashable, Identifiable { case detail, info; var id: Self { self } }
      final class Model {}
      struct Menu: View {
        let entries: [Entry]
        var body: some View { List(entries) { entry in NavigationLink(value: entry) { Text("open") } } }
      }
      struct Home: View {
        let model: Model
        var body: some View {
          NavigationStack {
            Menu(entries: [.detail]).navigationDestination(for: Entry.self) { entry in
              switch entry {
              case .detail: Detail()
              case .info: Info()
              }
            }
          }
        }
      }
      """)
    #expect(lines == ["Demo root Home", "Home push Detail", "Home root Menu"])
  }

  @Test func whatStandsInForARouterInPreviewsShowsNothing() {
    let lines = transitionLines(
      app,
      """
      final class Model {}
      protocol HomeRouter { associatedtype Next: View; func next() -> Next }
      struct AppRouter: HomeRouter { func next() -> some View { Detail() } }
      private struct OtherRouter: HomeRouter { func next() -> some View { Info() } }
      class MockRouter: HomeRouter { func next() -> some View { Home(model: Model()) } }
      struct Rows<Router: HomeRouter>: View {
        let router: Router
        @State private var isOn = false
        var body: some View { Text("list").sheet(isPresented: $isOn) { router.next() } }
      }
      struct Home: View {
        let model: Model
        var body: some View { Rows(router: AppRouter()) }
      }
      struct Rows_Previews: PreviewProvider {
        static var previews: some View { Group { Rows(router: OtherRouter()); Rows(router: MockRouter()) } }
      }
      """)
    #expect(lines == ["Demo root Home", "Rows sheet Detail"])
  }

  /// A view that only previews make is what a maintainer wants to hear of, so it is no stand-in.
  @Test func aViewOfPreviewsIsUnreachable() {
    let graph = graph([
      "App/File0.swift": app,
      "App/File1.swift": """
      final class Model {}
      protocol Styled: View {}
      struct Home: View { let model: Model; var body: some View { Text("home") } }
      private struct Forgotten: Styled { var body: some View { Text("forgotten").sheet(isPresented: .constant(true)) { \
      Info() } } }
      struct Forgotten_Previews: PreviewProvider { static var previews: some View { Forgotten() } }
      """,
    ])
    #expect(graph.transitions.contains { $0.owner == "Forgotten" && $0.to == "Info" })
    #expect(graph.screens.first { $0.id == "Info" }?.isReachable == false)
  }

  @Test func tabsOfASceneAreNoRoots() {
    let lines = transitionLines(
      """
      import SwiftUI
      enum Tab: Identifiable, CaseIterable {
        case first, second
        var id: Self { self }
        @ViewBuilder func makeView() -> some View {
          switch self {
          case .first: First()
          case .second: Second()
          }
        }
      }
      struct First: View { var body: some View { NavigationStack { Page() } } }
      struct Second: View { var body: some View { Text("second") } }
      struct Page: View { var body: some View { Text("page") } }
      @main struct Demo: App {
        @State private var tab = Tab.first
        var body: some Scene { WindowGroup { bar } }
        private var bar: some View {
          TabView(selection: $tab) { ForEach(Tab.allCases) { tab in tab.makeView().tabItem { Text("tab") } } }
        }
      }
      """)
    #expect(lines == ["Demo tab First", "Demo tab Second"])
  }

  @Test func anInitialiserThatAssignsSelfMakesTheRoute() {
    let lines = transitionLines(
      app,
      """
      enum Route: Hashable {
        case detail, info, home
        init?(name: String) {
          switch name {
          case "detail": self = .detail
          case "info": self = .info
          default: return nil
          }
        }
        init?(url: URL) {
          guard let route = Route(name: url.absoluteString) else { return nil }
          self = route
        }
      }
      final class Model: ObservableObject {
        @Published var path = NavigationPath()
        func open(_ route: Route) { path.append(route) }
      }
      struct Home: View {
        @StateObject var model: Model
        var body: some View {
          NavigationStack(path: $model.path) {
            Row(model: model)
              .navigationDestination(for: Route.self) { route in
                switch route {
                case .detail: Detail()
                case .info: Info()
                case .home: Home(model: model)
                }
              }
              .onOpenURL { url in if let route = Route(url: url) { model.open(route) } }
          }
        }
      }
      struct Row: View {
        let model: Model
        var body: some View { Button("Info") { if let route = Route(name: "info") { model.open(route) } } }
      }
      """)
    #expect(lines == ["Demo root Home", "Home push Detail", "Home push Info", "Home root Row", "Row push Info"])
  }

  @Test func aLinkThatNobodyPlacesLeavesNoGap() {
    let graph = graph([
      "App/File0.swift": app,
      "App/File1.swift": """
      final class Model {}
      struct PrimaryLink<Destination: View>: View {
        let text: String
        let destination: Destination
        var body: some View { NavigationLink(destination: destination, label: { Text(text) }) }
      }
      struct PlainLink<Destination: View, Label: View>: View {
        @ViewBuilder var destination: () -> Destination
        @ViewBuilder var label: () -> Label
        init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: @escaping () -> Label) {
          self.destination = destination
          self.label = label
        }
        var body: some View { label().background(NavigationLink(destination: destination, label: {})) }
      }
      struct Home: View { let model: Model; var body: some View { Text("home") } }
      """,
    ])
    #expect(graph.unresolved.isEmpty)
  }

  @Test func tabsThatAFunctionListsAreTabsEach() {
    #expect(
      transitionLines(
        """
        import SwiftUI
        struct Tabs: View {
          @State private var tab = 0
          var body: some View { VStack { TabView(selection: $tab) { pages(); more; Last() } } }
          private func pages() -> some View { Group { First().tag(0); Second().tag(1) } }
          @ViewBuilder private var more: some View { Third(); Fourth() }
        }
        struct First: View { var body: some View { Text("1") } }
        struct Second: View { var body: some View { Text("2") } }
        struct Third: View { var body: some View { Text("3") } }
        struct Fourth: View { var body: some View { Text("4") } }
        struct Last: View { var body: some View { Text("5") } }
        """) == ["Tabs tab First", "Tabs tab Fourth", "Tabs tab Last", "Tabs tab Second", "Tabs tab Third"])
  }

  @Test func aFeatureFolderMayBeAboutTests() {
    let view = """
      import SwiftUI
      struct ExamView: View {
        @State private var asks = false
        var body: some View { Text("").sheet(isPresented: $asks) { AnswerView() } }
      }
      struct AnswerView: View { var body: some View { Text("") } }
      """
    #expect(transitions(["Features/Sources/DailyTests/ExamView.swift": view]) == ["ExamView sheet AnswerView"])
    #expect(transitions(["Features/DailyTests/ExamView.swift": view]) == [])
    #expect(transitions(["Features/Sources/Daily/Tests/ExamView.swift": view]) == [])
  }

  @Test func actionsOfTheEnvironmentAreKnownByTheirKeys() {
    #expect(
      transitionLines(
        """
        import ComposableArchitecture
        import SwiftUI
        struct LinkRow: View {
          @Environment(\\.openURL) var openURL
          @Environment(\\.dismiss) private var close
          let url: URL
          var body: some View { Button("Open") { openURL.callAsFunction(url) } }
        }
        struct CloseRow: View {
          @Environment(\\.dismiss) private var dismiss
          var body: some View { Button("Close") { dismiss.callAsFunction() } }
        }
        @Reducer struct Links {
          enum Action { case open, close }
          @Dependency(\\.openURL) var open
          @Dependency(\\.dismiss) var leave
          @Dependency(\\.continuousClock) var clock
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .open: return .run { _ in await open(URL(string: "https://example.org")!) }
              case .close: return .run { _ in await self.leave() }
              }
            }
          }
        }
        """) == ["CloseRow back dismiss", "LinkRow url external", "Links back dismiss", "Links url external"])
  }

  @Test func aVariadicCallHandsOverEachOfItsRoutes() {
    let lines = transitionLines(
      app,
      """
      enum Route: Hashable { case detail, info }
      final class Model: ObservableObject {
        @Published var path = NavigationPath()
        func push(_ routes: Route...) { for route in routes { path.append(route) } }
        func open<each Item: Hashable>(with items: repeat each Item) { for item in repeat each items { \
      path.append(item) } }
      }
      struct Other: Hashable { let id: Int }
      struct Home: View {
        @StateObject var model: Model
        var body: some View {
          NavigationStack(path: $model.path) {
            Row(model: model)
              .navigationDestination(for: Route.self) { route in
                switch route {
                case .detail: Detail()
                case .info: Info()
                }
              }
              .navigationDestination(for: Other.self) { _ in Home(model: model) }
          }
        }
      }
      struct Row: View {
        let model: Model
        var body: some View {
          Button("Both") { model.push(.detail, .info) }
          Last(model: model)
        }
      }
      struct Last: View {
        let model: Model
        var body: some View {
          Button("Other") {
            let other = Other(id: 1)
            model.open(with: other)
          }
        }
      }
      """)
    #expect(lines == ["Demo root Home", "Home root Row", "Last push Home", "Row push Detail", "Row push Info"])
  }

  @Test func aPathThatIsHandedOverToBeChanged() {
    let lines = transitionLines(
      app,
      """
      struct Item: Hashable { let id: Int }
      final class Model: ObservableObject {
        struct Paths { var first = NavigationPath() }
        @Published var paths = Paths()
        func handle() { Opener.open(&paths.first, id: 1) }
      }
      enum Opener {
        static func open(_ path: inout NavigationPath, id: Int) {
          let item = Item(id: id)
          path.append(item)
        }
      }
      struct Home: View {
        @StateObject var model: Model
        var body: some View {
          NavigationStack(path: $model.paths.first) {
            Text("home").navigationDestination(for: Item.self) { _ in Detail() }
          }
        }
      }
      """)
    #expect(lines == ["Demo root Home", "Opener push Detail"])
  }

  /// A function of `View` that shows its own `self`, whatever it puts around it, is a modifier.
  @Test func modifiersThatLayThingsOverTheView() {
    let lines = transitionLines(
      app,
      """
      enum Palette { static let background = Color("background") }
      extension View {
        func measured(_ done: @escaping (CGSize) -> Void) -> some View { background(GeometryReader { _ in Color.clear \
      }).onAppear {} }
        func toast(isPresented: Binding<Bool>, _ text: String) -> some View {
          ZStack(alignment: .bottom) {
            self
            if isPresented.wrappedValue { Text(text) }
          }
        }
        func banner(_ text: String) -> some View {
          VStack {
            Text(text)
            self.padding()
            Bar()
          }
        }
      }
      final class Model {}
      struct Bar: View { var body: some View { Text("bar") } }
      struct Home: View {
        let model: Model
        @State private var isFirst = false
        @State private var isSecond = false
        @State private var isThird = false
        var body: some View {
          Text("home")
            .sheet(isPresented: $isFirst) { Detail().measured { print($0) }.toast(isPresented: $isFirst, "saved") }
            .sheet(isPresented: $isSecond) { Info().banner("new") }
            .sheet(isPresented: $isThird) {
              ZStack {
                Palette.background.ignoresSafeArea()
                Detail()
              }
            }
        }
      }
      """)
    #expect(lines == ["Demo root Home", "Home sheet Detail", "Home sheet Info"])
  }

  @Test func aBackgroundWithANameOfItsOwnUnderARoot() {
    let lines = transitionLines(
      """
      import SwiftUI
      enum Palette { static let background = Color("background") }
      @main struct Demo: App {
        var body: some Scene {
          WindowGroup {
            NavigationStack {
              ZStack {
                Palette.background.ignoresSafeArea()
                Home()
              }
            }
          }
        }
      }
      """, "struct Home: View { var body: some View { Text(\"home\") } }")
    #expect(lines == ["Demo root Home"])
  }

  /// What answers a requirement of a view's generic parameter is decided by who makes the view.
  @Test func contentThatAGenericCoordinatorMakes() {
    let lines = transitionLines(
      """
      import SwiftUI
      @main struct Demo: App {
        @StateObject var main = Main()
        var body: some Scene { WindowGroup { main.start() } }
      }
      protocol Coordinating: ObservableObject {
        associatedtype Shown: View
        func start() -> Shown
      }
      protocol SheetCoordinating: Coordinating {
        associatedtype SheetContent: View
        var isSheetPresented: Bool { get set }
        func sheetContent() -> SheetContent
      }
      protocol StackCoordinating: Coordinating {
        associatedtype Root: View
        var path: NavigationPath { get set }
        func rootView() -> Root
      }
      """,
      """
      final class Main: StackCoordinating, SheetCoordinating {
        @Published var isSheetPresented = false
        @Published var path = NavigationPath()
        private var model: Model?
        func start() -> some View { FlowView(coordinator: self) }
        @ViewBuilder func rootView() -> some View { Home() }
        @ViewBuilder func sheetContent() -> some View { lists() }
        @ViewBuilder func lists() -> some View { if let model { Lists(model: model) } }
      }
      final class Other: SheetCoordinating {
        @Published var isSheetPresented = false
        func start() -> some View { Text("other") }
        @ViewBuilder func sheetContent() -> some View { Info() }
      }
      final class Model {}
      struct FlowView<C: StackCoordinating & SheetCoordinating>: View {
        @ObservedObject var coordinator: C
        var body: some View {
          NavigationStack(path: $coordinator.path, root: coordinator.rootView)
            .sheet(isPresented: $coordinator.isSheetPresented, content: coordinator.sheetContent)
        }
      }
      struct Home: View { var body: some View { Text("home") } }
      struct Lists: View { let model: Model; var body: some View { Text("lists") } }
      struct Info: View { var body: some View { Text("info") } }
      """)
    #expect(lines.contains("FlowView sheet Lists"))
  }

  /// The memberwise initialiser takes a closure for a property with a result builder.
  @Test func aRowThatBuildsWhereItLeads() {
    let lines = transitionLines(
      app,
      """
      final class Model {}
      struct Row<Destination>: View where Destination: View {
        let label: String
        var action: (() -> Void)?
        @ViewBuilder let destination: Destination
        private struct Frame<Content>: View where Content: View {
          let title: String
          @ViewBuilder let content: Content
          var body: some View { Form { content }.navigationTitle(title) }
        }
        var body: some View {
          NavigationLink {
            Frame(title: label) { destination }
          } label: {
            Text(label)
          }
        }
      }
      struct Home: View {
        let model: Model
        var body: some View {
          Section {
            Row(label: "Info") { Info() }
            Row(label: "Detail", action: { print("open") }) { Detail() }
          }
        }
      }
      """)
    #expect(lines == ["Demo root Home", "Home push Detail", "Home push Info"])
  }

  /// A name for a type that only one block knows.
  @Test func aTypeUnderALocalName() {
    let lines = transitionLines(
      app,
      """
      final class Model: ObservableObject {
        @Published var path = NavigationPath()
        func handle(_ number: Int) {
          switch number {
          case 1:
            typealias Shown = Opener
            Shown.open(&path)
          default: break
          }
        }
      }
      struct Item: Hashable { let id: Int }
      enum Opener {
        static func open(_ path: inout NavigationPath) {
          let item = Item(id: 1)
          path.append(item)
        }
      }
      struct Home: View {
        @StateObject var model: Model
        var body: some View {
          NavigationStack(path: $model.path) { Text("home").navigationDestination(for: Item.self) { _ in Detail() } }
        }
      }
      """)
    #expect(lines == ["Demo root Home", "Opener push Detail"])
  }

  /// Windows by ids that are constants; an id decides where scenes take values of one type.
  @Test func windowsByConstants() {
    let lines = transitionLines(
      """
      import SwiftUI
      extension String {
        static let log: String = "log"
        static let first: String = "first"
        static let second: String = "second"
      }
      enum WindowID { static let about = "about" }
      @main struct Demo: App {
        var body: some Scene {
          Window("Home", id: "home") { Home() }
          Window("Log", id: .log) { Log() }
          Window("About", id: WindowID.about) { About() }
          WindowGroup(id: .first, for: Int.self) { $number in First() }
          WindowGroup(id: .second, for: Int.self) { $number in Second() }
        }
      }
      """,
      """
      struct Home: View {
        @Environment(\\.openWindow) private var openWindow
        var body: some View {
          Button("Log") { openWindow(id: .log) }
          Button("About") { openWindow(id: WindowID.about) }
          Button("Second") { openWindow(id: .second, value: 2) }
          Button("Site") { NSWorkspace.shared.open(URL(string: "https://example.org")!) }
        }
      }
      struct Log: View { var body: some View { Text("log") } }
      struct About: View { var body: some View { Text("about") } }
      struct First: View { var body: some View { Text("first") } }
      struct Second: View { var body: some View { Text("second") } }
      """)
    #expect(
      lines.filter { $0.hasPrefix("Home ") } == [
        "Home sheet About", "Home sheet Log", "Home sheet Second", "Home url external",
      ])
  }

  /// What lies over a screen at times is no other screen, nor does it make the two one without a name.
  @Test func aScreenUnderWhatIsThereAtTimes() {
    let lines = transitionLines(
      """
      import SwiftUI
      @main struct Demo: App {
        @State private var isOffline = false
        @State private var isBanned = false
        var body: some Scene {
          WindowGroup {
            ZStack(alignment: .top) {
              Home().tint(.red)
              if isOffline { Rectangle() }
              if isBanned { Notice(isShown: $isBanned) {} }
            }
            .animation(.default, value: isOffline)
          }
        }
      }
      struct Home: View { var body: some View { NavigationLink("Detail") { Detail() } } }
      struct Detail: View { var body: some View { Text("Detail") } }
      struct Notice: View {
        @Binding var isShown: Bool
        let action: () -> Void
        var body: some View { Button("OK", action: action) }
      }
      """)
    #expect(lines == ["Demo root Home", "Home push Detail"])
  }

  /// What the state was before says nothing of what is put into it.
  @Test func stateThatIsLookedAtBeforeItIsSet() {
    let lines = transitionLines(
      app,
      """
      enum Sheet: Identifiable { case detail, info; var id: Self { self } }
      @Observable final class Model {
        var sheet: Sheet?
        func show(_ new: Sheet) { sheet = new }
      }
      struct Home: View {
        @Bindable var model: Model
        var body: some View {
          Row(model: model).sheet(item: $model.sheet) { sheet in
            switch sheet {
            case .detail: Detail()
            case .info: Info()
            }
          }
        }
      }
      struct Row: View {
        let model: Model
        var body: some View {
          if let shown = model.sheet {
            if shown != .detail { Button("Detail") { model.show(.detail) } }
          }
          Button("Info") { if model.sheet != .info { model.show(.info) } }
        }
      }
      """)
    #expect(lines == ["Demo root Home", "Row sheet Detail", "Row sheet Info"])
  }

  /// A route's label is no place to go, whichever of the two stands first.
  @Test func aRouteWithALabel() {
    let found = graph([
      "App.swift": """
      import SwiftUI
      @main struct Demo: App { var body: some Scene { WindowGroup { Home() } } }
      enum Section: CaseIterable, Identifiable {
        case detail, info
        var id: Self { self }
        var label: some View {
          switch self {
          case .detail: Label("Detail", systemImage: "doc")
          case .info: Text("Info")
          }
        }
        @ViewBuilder func page() -> some View {
          switch self {
          case .detail: Detail()
          case .info: Info()
          }
        }
      }
      struct Home: View {
        var body: some View {
          TabView {
            ForEach(Section.allCases) { section in
              Tab { content(of: section) } label: { section.label }
            }
          }
        }
        private func content(of section: Section) -> some View { section.page().overlay(alignment: .top) { \
      Text("Saved") } }
      }
      struct Detail: View { var body: some View { Text("Detail") } }
      struct Info: View { var body: some View { Text("Info") } }
      """
    ])
    #expect(
      found.routes.map { "\($0.id) \($0.destinations)" } == ["Section.detail [\"Detail\"]", "Section.info [\"Info\"]"])
  }

  /// A component that lays out the views it is given chooses how, not between screens.
  @Test func aFrameThatChoosesHowToLayOut() {
    let lines = transitionLines(
      """
      import SwiftUI
      @main struct Demo: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View {
        @State var isNew = false
        var body: some View { if isNew { Welcome() } else { Main() } }
      }
      struct Welcome: View { var body: some View { Text("Welcome") } }
      struct Main: View { var body: some View { Row(kind: .label) { Text("Main") } } }
      struct Row<Label: View>: View {
        enum Kind { case label, button }
        let kind: Kind
        @ViewBuilder let label: () -> Label
        var body: some View { content.listRowInsets(EdgeInsets()) }
        @ViewBuilder var content: some View {
          switch kind {
          case .label: PlainRow { label() }
          case .button: ButtonRow { label() }
          }
        }
      }
      struct PlainRow<Label: View>: View { @ViewBuilder let label: () -> Label; var body: some View { HStack { \
      label(); Text("x") } } }
      struct ButtonRow<Label: View>: View { @ViewBuilder let label: () -> Label; var body: some View { HStack { \
      label(); Image("x") } } }
      """)
    #expect(lines == ["Demo root Home", "Home root Main", "Home root Welcome"])
  }

  /// A router keeps a path for each of its stacks, and hands each out by a subscript of its own.
  @Test func aPathForEachStackBehindASubscript() {
    let found = graph([
      "App.swift": """
      import SwiftUI
      @main struct Demo: App {
        @State var router = Router()
        var body: some Scene { WindowGroup { Home().environment(router) } }
      }
      enum Stack: Hashable { case home, settings }
      enum Place: Hashable { case detail, help }
      enum Step: Hashable { case first }
      @Observable final class Router {
        private var paths: [Stack: NavigationPath] = [:]
        var active: Stack?
        subscript(stack: Stack) -> NavigationPath {
          get { paths[stack, default: NavigationPath()] }
          set { paths[stack] = newValue }
        }
        func push(_ place: Place) {
          guard let active else { return }
          paths[active, default: NavigationPath()].append(place)
        }
        func pushAny<H: Hashable>(_ value: H) { paths[.home]?.append(value) }
        func pop(on stack: Stack) { paths[stack]?.removeLast() }
        func popToRoot(on stack: Stack) { paths[stack] = NavigationPath() }
      }
      struct Home: View {
        @Environment(Router.self) private var router
        var body: some View {
          @Bindable var router = router
          NavigationStack(path: $router[.home]) {
            VStack {
              Button("Detail") { router.push(.detail) }
              Button("Help") { router.push(.help) }
              Button("First") { router.pushAny(Step.first) }
            }
            .navigationDestination(for: Place.self) { place in
              switch place {
              case .detail: Detail()
              case .help: Help()
              }
            }
            .navigationDestination(for: Step.self) { _ in First() }
          }
        }
      }
      struct Detail: View {
        @Environment(Router.self) private var router
        var body: some View { Button("Back") { router.pop(on: .home) } }
      }
      struct Help: View {
        @Environment(Router.self) private var router
        var body: some View { Button("Home") { router.popToRoot(on: .home) } }
      }
      struct First: View { var body: some View { Text("First") } }
      """
    ])
    #expect(
      found.transitions.map(\.id) == [
        "Demo>root>Home>", "Detail>back>pop>", "Help>back>pop-to-root>", "Home>push>Detail>Place.detail",
        "Home>push>First>Step.first", "Home>push>Help>Place.help",
      ])
    #expect(found.unresolved.isEmpty)
  }

  /// A binding in trailing closures, to the path inside a box that notes what is pushed.
  @Test func aBindingInTrailingClosures() {
    let found = graph([
      "App.swift": """
      import SwiftUI
      struct PathBox<Data: Hashable>: Hashable {
        var navigationPath = NavigationPath()
        private var stack: [Data] = []
        mutating func append(_ data: Data) { navigationPath.append(data); stack.append(data) }
        mutating func removeLast() { navigationPath.removeLast(); stack.removeLast() }
      }
      struct Titled<Content: View, Data>: View where Data: Hashable {
        @ViewBuilder var content: () -> Content
        @Binding var path: PathBox<Data>
        private var navPath: Binding<NavigationPath> { Binding { path.navigationPath } set: { path.navigationPath = $0 \
      } }
        var body: some View { NavigationStack(path: navPath) { content() } }
      }
      enum Place: Hashable { case detail, help }
      @MainActor final class TabRouter: ObservableObject { @Published var chatPath: PathBox<Place> = .init() }
      @main struct Demo: App {
        @StateObject var router = TabRouter()
        var body: some Scene { WindowGroup { Home(router: router) } }
      }
      struct Home: View {
        @ObservedObject var router: TabRouter
        var body: some View {
          Titled(content: {
            VStack {
              Button("Detail") { router.chatPath.append(.detail) }
              Button("Help") { router.chatPath.append(Place.help) }
            }.navigationDestination(for: Place.self) { place in
              switch place { case .detail: Detail()
              case .help: Help() }
            }
          }, path: $router.chatPath)
        }
      }
      struct Detail: View { var body: some View { Text("Detail") } }
      struct Help: View { var body: some View { Text("Help") } }
      """
    ])
    #expect(
      found.transitions.map(\.id) == ["Demo>root>Home>", "Home>push>Detail>Place.detail", "Home>push>Help>Place.help"])
    #expect(found.unresolved.isEmpty)
  }

  /// The router reaches its own paths through the subscript, too, and the binding names the stack by a property.
  @Test func aRouterThatUsesItsOwnSubscript() {
    let lines = transitionLines(
      """
      import SwiftUI
      enum Place: Hashable { case detail, help }
      enum Stack { case home, settings }
      @Observable final class Router {
        var stack = Stack.home
        private var paths: [Stack: [Place]] = [:]
        subscript(stack: Stack) -> [Place] { get { paths[stack] ?? [] } set { paths[stack] = newValue } }
        func push(_ place: Place) { self[stack].append(place) }
        func leave() { self[stack] = [] }
      }
      @main struct Demo: App {
        @State private var router = Router()
        var body: some Scene {
          WindowGroup {
            NavigationStack(path: $router[router.stack]) {
              Home().navigationDestination(for: Place.self) { place in switch place { case .detail: Detail(); case \
      .help: Help() } }
            }
            .environment(router)
          }
        }
      }
      struct Home: View { @Environment(Router.self) private var router; var body: some View { Button("Detail") { \
      router.push(.detail) } } }
      struct Detail: View { @Environment(Router.self) private var router; var body: some View { Button("Help") { \
      router[.home].append(.help) } } }
      struct Help: View { @Environment(Router.self) private var router; var body: some View { Button("Back") { \
      router.leave() } } }
      """)
    #expect(lines == ["Demo root Home", "Detail push Help", "Help back pop-to-root", "Home push Detail"])
  }

  @Test func viewsThatAreRegisteredUnderTheirRoutesTypes() {
    let lines = transitionLines(
      """
      import SwiftUI
      final class Registry {
        static let shared = Registry()
        private var builders: [ObjectIdentifier: (Any) -> AnyView] = [:]
        func register<Route: Hashable, Content: View>(_ type: Route.Type, @ViewBuilder build: @escaping (Route) -> \
      Content) {
          builders[ObjectIdentifier(type)] = { AnyView(build($0 as! Route)) }
        }
        func view(for route: AnyHashable) -> AnyView { builders[ObjectIdentifier(type(of: route.base))]?(route.base) \
      ?? AnyView(EmptyView()) }
      }
      struct ProductRoute: Hashable { let id: Int }
      enum HelpRoute: Hashable { case questions, contact }
      final class Router: ObservableObject {
        @Published var path = NavigationPath()
        func go<Route: Hashable>(_ route: Route) { path.append(AnyHashable(route)) }
      }
      @main struct Shop: App {
        @StateObject var router = Router()
        init() {
          Registry.shared.register(ProductRoute.self) { Product(id: $0.id) }
          Registry.shared.register(HelpRoute.self) { route in
            switch route {
            case .questions: Questions()
            case .contact: Contact()
            }
          }
        }
        var body: some Scene {
          WindowGroup {
            NavigationStack(path: $router.path) { Catalog().navigationDestination(for: AnyHashable.self) { \
      Registry.shared.view(for: $0) } }.environmentObject(router)
          }
        }
      }
      struct Catalog: View { @EnvironmentObject var router: Router; var body: some View { Button("1") { \
      router.go(ProductRoute(id: 1)) } } }
      struct Product: View { let id: Int; @EnvironmentObject var router: Router; var body: some View { Button("?") { \
      router.go(HelpRoute.questions) } } }
      struct Questions: View { @EnvironmentObject var router: Router; var body: some View { Button("@") { \
      router.go(HelpRoute.contact) } } }
      struct Contact: View { var body: some View { Text("Contact") } }
      """)
    #expect(lines == ["Catalog push Product", "Product push Questions", "Questions push Contact", "Shop root Catalog"])
  }

  /// A link in a button's label that a state opens is followed all the same.
  @Test func aLinkInALabelThatAStateOpens() {
    let lines = transitionLines(
      """
      import SwiftUI
      struct Home: View {
        @State private var isShown = false
        var body: some View {
          VStack {
            Button(action: { isShown = true }, label: {
              ZStack { Text("More"); NavigationLink(destination: Detail(), isActive: $isShown) { EmptyView() \
      }.hidden() }
            })
            Button(action: { print("tapped") }, label: { NavigationLink(destination: Other()) { Text("Other") } })
          }
        }
      }
      struct Detail: View { var body: some View { Text("Detail") } }
      struct Other: View { var body: some View { Text("Other") } }
      """)
    #expect(lines == ["Home push Detail"])
  }

  /// A button of the app's with an initialiser for an action and one for a destination: a closure is no view.
  @Test func aClosureIsNoDestination() {
    func lines(_ destination: String) -> [String] {
      transitionLines(
        """
        import SwiftUI
        struct BigButton: View {
          let title: String
          var action: (() async -> Void)?
          var destination: AnyView?
          init(title: String, isLoading: Bool = false) { self.title = title }
          init(title: String, isLoading: Bool = false, action: @escaping () async -> Void) { self.title = title; \
        self.action = action }
          init\(destination) { self.title = title; self.destination = AnyView(destination) }
          var body: some View {
            if let destination { NavigationLink(destination: destination) { Text(title) } } else { Button(title) { \
        Task { await action?() } } }
          }
        }
        struct Home: View {
          var body: some View {
            VStack {
              BigButton(title: "Save", isLoading: false) { await save() }
              BigButton(title: "More", destination: Detail())
            }
          }
          func save() async { Logger.note("saved") }
        }
        enum Logger { static func note(_ text: String) {} }
        struct Detail: View { var body: some View { Text("Detail") } }
        """)
    }
    #expect(lines("(title: String, isLoading: Bool = false, destination: some View)") == ["Home push Detail"])
    #expect(lines("<Page: View>(title: String, isLoading: Bool = false, destination: Page)") == ["Home push Detail"])
    #expect(
      lines("<Page>(title: String, isLoading: Bool = false, destination: Page) where Page: View") == [
        "Home push Detail"
      ])
  }

  /// A view that is told a type (`onPreferenceChange(HeightKey.self)`) stays what it is.
  @Test func aViewThatIsToldAType() {
    let found = transitions([
      "App/App.swift": """
      import SwiftUI
      @main struct TheApp: App { var body: some Scene { WindowGroup { Home() } } }
      struct HeightKey: PreferenceKey { static let defaultValue: CGFloat = 0; static func reduce(value: inout CGFloat, \
      nextValue: () -> CGFloat) {} }
      struct Route { let build: () -> AnyView; func content() -> AnyView { build() } }
      struct Home: View {
        @State private var isShown = false
        let route = Route(build: { AnyView(Detail()) })
        var body: some View {
          Button("More") { isShown = true }.sheet(isPresented: $isShown) { ZStack { Color.red; \
      route.content().onPreferenceChange(HeightKey.self) { _ in } } }
        }
      }
      struct Detail: View { var body: some View { Text("Detail") } }
      """
    ])
    #expect(found.contains { $0.contains("sheet") && $0.contains("Detail") })
  }
}
