import Testing

/// Content that goes through the app's own containers, sheets and factories before it is shown.
@Suite struct HandedContentTests {
  private let app = "@main struct TheApp: App { var body: some Scene { WindowGroup { RootView() } } }\n"

  @Test func aTabBarOfTheAppShowsEachOfTheViewsItIsGiven() {
    let lines = transitionLines(
      app + """
        import SwiftUI
        struct Bar<Content: View>: View {
          @Binding var page: Int
          private let content: () -> Content
          init(page: Binding<Int>, @ViewBuilder content: @escaping () -> Content) { _page = page; self.content = \
        content }
          var body: some View { TabView(selection: $page) { content() } }
        }
        struct News: View { var body: some View { Text("News") } }
        struct Search: View { var body: some View { Text("Search") } }
        struct RootView: View {
          @State private var page = 0
          var body: some View {
            Bar(page: $page) {
              News().tag(0)
              Search().tag(1)
            }
          }
        }
        """)
    #expect(lines == ["RootView tab News", "RootView tab Search", "TheApp root RootView"])
  }

  @Test func aHandleAroundTheGivenContentIsNoScreen() {
    let lines = transitionLines(
      app + """
        import SwiftUI
        private struct Drawer<Inner: View>: ViewModifier {
          @Binding var isShown: Bool
          var inner: () -> Inner
          @State private var isUp = false
          func body(content: Content) -> some View {
            content
              .onChange(of: isShown) { isUp = isShown }
              .fullScreenCover(isPresented: $isUp) { ZStack(alignment: .bottom) { sheet }.padding() }
          }
          private var sheet: some View {
            VStack { handle; inner() }.padding()
          }
          private var handle: some View { ZStack { Color.clear; Capsule() } }
        }
        extension View {
          func drawer<Inner: View>(isShown: Binding<Bool>, @ViewBuilder inner: @escaping () -> Inner) -> some View { \
        modifier(Drawer(isShown: isShown, inner: inner)) }
        }
        struct Filters: View { var body: some View { Text("Filters") } }
        struct RootView: View {
          @State private var isFiltering = false
          var body: some View { Button("Filter") { isFiltering = true }.drawer(isShown: $isFiltering) { Filters() } }
        }
        """)
    #expect(lines == ["RootView cover Filters", "TheApp root RootView"])
  }

  /// A ground that only gives what is laid over it its size is a frame around that.
  @Test func aFrameThatLaysItsContentOverAGround() {
    #expect(
      transitionLines(
        """
        import SwiftUI
        struct Framed<Content: View>: View {
          let ratio: CGFloat
          let content: () -> Content
          var body: some View {
            Color.clear
              .aspectRatio(ratio, contentMode: .fit)
              .overlay { content() }
              .clipShape(.rect)
          }
        }
        struct PhotoView: View { var body: some View { VStack { Text("a"); Text("b") } } }
        struct GalleryView: View {
          var body: some View {
            TabView {
              ForEach(0..<3) { _ in Framed(ratio: 1) { PhotoView() } }
            }
            .tabViewStyle(.page)
          }
        }
        @main struct MyApp: App { var body: some Scene { WindowGroup { GalleryView() } } }
        """) == ["GalleryView tab PhotoView", "MyApp root GalleryView"])
  }

  @Test func aViewOfAFixedTypeBelongsToWhoeverHandsItToTheModifier() {
    let lines = transitionLines(
      app + """
        import SwiftUI
        struct Notice<Title: View>: View {
          let title: Title
          init(@ViewBuilder title: () -> Title) { self.title = title() }
          var body: some View { VStack { title; Button("OK") {} } }
        }
        struct NoticeModifier<Title: View>: ViewModifier {
          @Binding var isShown: Bool
          let notice: Notice<Title>
          func body(content: Content) -> some View { content.fullScreenCover(isPresented: $isShown) { notice } }
        }
        extension View {
          func notice<Title: View>(isShown: Binding<Bool>, notice: @escaping () -> Notice<Title>) -> some View {
            return modifier(NoticeModifier(isShown: isShown, notice: notice()))
          }
        }
        struct Account: View {
          @State private var isLeaving = false
          var body: some View { Text("Account").notice(isShown: $isLeaving) { Notice { Text("Leave?") } } }
        }
        struct RootView: View {
          @State private var isOld = false
          @State private var isShown = false
          var body: some View {
            Button("Account") { isShown = true }
              .sheet(isPresented: $isShown) { Account() }
              .notice(isShown: $isOld, notice: { Notice { Text("Update") } })
          }
        }
        """)
    #expect(
      lines == ["Account cover Notice", "RootView cover Notice", "RootView sheet Account", "TheApp root RootView"])
  }

  @Test func whoAsksAFactoryShowsWhatItMakes() {
    let lines = transitionLines(
      app + """
        import ComposableArchitecture
        import SwiftUI
        struct PageFactory: Sendable {
          var makeView: @MainActor @Sendable (Int) -> AnyView
          init(makeView: @escaping @MainActor @Sendable (Int) -> AnyView) { self.makeView = makeView }
        }
        extension PageFactory: TestDependencyKey { static let testValue = Self { _ in AnyView(EmptyView()) } }
        extension DependencyValues { var pages: PageFactory { get { self[PageFactory.self] } set { \
        self[PageFactory.self] = newValue } } }
        struct Page: View { let number: Int; var body: some View { Text("Page") } }
        extension PageFactory: DependencyKey { static let liveValue = Self { AnyView(Page(number: $0)) } }
        struct RootView: View {
          @Dependency(\\.pages) var pages
          @State private var isShown = false
          var body: some View { Button("Open") { isShown = true }.sheet(isPresented: $isShown) { pages.makeView(1) } }
        }
        """)
    #expect(lines == ["RootView sheet Page", "TheApp root RootView"])
  }

  @Test func aRootChosenOnceThereIsSomethingToChoose() {
    let lines = transitionLines(
      app + """
        import SwiftUI
        enum Page { case login, home }
        final class Model: ObservableObject {
          @Published var page: Page = .login
          @Published var isReady = false
          func signIn() { page = .home }
        }
        struct Login: View { @EnvironmentObject var model: Model; var body: some View { Button("Sign in") { \
        model.signIn() } } }
        struct Home: View { var body: some View { Text("Home") } }
        struct RootView: View {
          @StateObject private var model = Model()
          var body: some View {
            ZStack {
              if model.isReady {
                switch model.page {
                case .login: Login()
                case .home: Home()
                }
              }
            }
            .environmentObject(model)
          }
        }
        """)
    #expect(lines == ["Model root Home", "Model root Login", "TheApp root RootView"])
  }

  @Test func aStackStartsWithWhatAFunctionMakesOfItsObjectsState() {
    let lines = transitionLines(
      app + """
        import SwiftUI
        final class Flow: ObservableObject {
          enum Page: Hashable { case login, home, help }
          @Published var path = NavigationPath()
          @Published var start: Page = .login
          func signIn() { start = .home }
          func help() { path.append(Page.help) }
          func view(_ page: Page) -> AnyView {
            switch page {
            case .login: AnyView(Login())
            case .home: AnyView(Home())
            case .help: AnyView(Help())
            }
          }
        }
        struct Login: View { @EnvironmentObject var flow: Flow; var body: some View { Button("Sign in") { \
        flow.signIn() } } }
        struct Home: View { @EnvironmentObject var flow: Flow; var body: some View { Button("Help") { flow.help() } } }
        struct Help: View { var body: some View { Text("Help") } }
        struct RootView: View {
          @StateObject private var flow = Flow()
          var body: some View {
            NavigationStack(path: $flow.path) {
              flow.view(flow.start).navigationBarHidden(true).navigationDestination(for: Flow.Page.self) { \
        flow.view($0) }
            }
            .environmentObject(flow)
          }
        }
        """)
    #expect(lines == ["Flow push Help", "Flow root Home", "RootView root Login", "TheApp root RootView"])
  }

  /// What a protocol offers its coordinators and nobody uses shows nothing; what closes it is a way back all the same.
  @Test func aSheetThatNobodySetsShowsNothing() {
    let lines = transitionLines(
      app + """
        import SwiftUI
        protocol Coordinating: AnyObject {
          associatedtype Sheet: Identifiable
          var sheet: Sheet? { get set }
        }
        extension Coordinating {
          func show(_ sheet: Sheet) { self.sheet = sheet }
          func close() { self.sheet = nil }
        }
        enum Sheets: String, Identifiable { case draft; var id: String { rawValue } }
        final class Coordinator: ObservableObject, Coordinating {
          @Published var sheet: Sheets?
          @ViewBuilder func view(_ sheet: Sheets) -> some View { switch sheet { case .draft: Draft() } }
        }
        struct Draft: View { @EnvironmentObject var coordinator: Coordinator; var body: some View { Button("Done") { \
        coordinator.close() } } }
        struct RootView: View {
          @StateObject private var coordinator = Coordinator()
          var body: some View { Text("Home").sheet(item: $coordinator.sheet) { coordinator.view($0) } }
        }
        """)
    #expect(lines == ["Draft back dismiss", "TheApp root RootView"])
  }

  @Test func examplesInTheDocumentationAreNoPartOfTheApp() {
    let sources = [
      "App/App.swift": app + "import SwiftUI\nstruct RootView: View { var body: some View { Text(\"Root\") } }",
      "docs/Examples/Stack.swift":
        "import SwiftUI\nstruct Example: View { var body: some View { NavigationStack { NavigationLink(\"More\") { More() } } } }\nstruct More: View { var body: some View { Text(\"More\") } }",
    ]
    #expect(graph(sources).screens.map(\.name) == ["RootView"])
    #expect(transitions(sources) == ["TheApp root RootView"])
  }

  /// `self._item = item`: the wrapper of a property by its name.
  @Test func aModifiersBindingIsSetThroughItsWrapper() {
    let lines = transitionLines(
      app + """
        import SwiftUI
        enum Notice: Identifiable { case info(String), list([String]); var id: String { "notice" } }
        struct NoticeModifier: ViewModifier {
          @Binding private var item: Notice?
          private let onDone: () -> Void
          init(item: Binding<Notice?>, onDone: @escaping () -> Void) {
            self._item = item
            self.onDone = onDone
          }
          func body(content: Content) -> some View { content.fullScreenCover(item: $item) { notice in \
        NoticeView(notice: notice) } }
        }
        extension View { func notice(item: Binding<Notice?>, onDone: @escaping () -> Void) -> some View { \
        modifier(NoticeModifier(item: item, onDone: onDone)) } }
        struct NoticeView: View { let notice: Notice; var body: some View { Text("Notice") } }
        final class Model: ObservableObject {
          @Published var notice: Notice?
          func ask() { notice = .info("Sure?") }
        }
        struct RootView: View {
          @StateObject private var model = Model()
          var body: some View { Button("Ask") { model.ask() }.notice(item: $model.notice) { print("done") } }
        }
        """)
    #expect(lines == ["Model cover NoticeView", "TheApp root RootView"])
  }

  /// All that the view knows of its routes is a protocol, which the cases of two enums answer.
  @Test func casesAnswerWhatAProtocolOfRoutesAsksFor() {
    let graph = graph([
      "App/App.swift": app + """
        import SwiftUI
        protocol ShelfRoute: Hashable { static var book: Self { get } }
        enum HomeRoute: ShelfRoute { case book }
        enum ShopRoute: ShelfRoute { case book, price }
        @Observable final class Router<Route: Hashable> {
          var path: [Route] = []
          func push(_ route: Route) { path.append(route) }
        }
        struct ShelfView<Route: ShelfRoute>: View {
          @Bindable var router: Router<Route>
          var body: some View { Button("Book") { router.push(.book) } }
        }
        struct BookView: View { var body: some View { Text("Book") } }
        struct HomeTab: View {
          @Bindable var router: Router<HomeRoute>
          var body: some View { NavigationStack(path: $router.path) { ShelfView(router: \
        router).navigationDestination(for: HomeRoute.self) { route in
            switch route { case .book: BookView() }
          } } }
        }
        struct ShopTab: View {
          @Bindable var router: Router<ShopRoute>
          var body: some View { NavigationStack(path: $router.path) { ShelfView(router: \
        router).navigationDestination(for: ShopRoute.self) { route in
            switch route {
            case .book: BookView()
            case .price: Text("Price")
            }
          } } }
        }
        struct RootView: View {
          @State private var home = Router<HomeRoute>()
          @State private var shop = Router<ShopRoute>()
          var body: some View { TabView { HomeTab(router: home); ShopTab(router: shop) } }
        }
        """
    ])
    #expect(graph.transitions.contains { $0.owner == "ShelfView" && $0.to == "BookView" && $0.kind == .push })
    #expect(graph.routes.filter { !$0.isUsed }.map(\.id) == ["ShopRoute.price"])
  }

  @Test func routesTakenOutBelowAreNotReplacedAndAFunctionMayPopWhatItIsGiven() {
    let lines = transitionLines(
      app + """
        import SwiftUI
        enum Page: Hashable { case code, profile }
        final class Flow: ObservableObject {
          @Published var pages: [Page] = []
          func connected() {
            pages.removeAll(where: { $0 == .code })
            pages.append(.profile)
          }
          func enterCode() { pages.append(.code) }
          func finished() { popLast(&pages); print("done") }
        }
        private func popLast(_ pages: inout [Page]) {
          guard !pages.isEmpty else { return }
          pages.removeLast()
        }
        struct Code: View { @EnvironmentObject var flow: Flow; var body: some View { Button("Next") { flow.connected() \
        } } }
        struct Profile: View { @EnvironmentObject var flow: Flow; var body: some View { Button("Done") { \
        flow.finished() } } }
        struct RootView: View {
          @StateObject private var flow = Flow()
          var body: some View {
            NavigationStack(path: $flow.pages) {
              Button("Code") { flow.enterCode() }.navigationDestination(for: Page.self) { page in
                switch page {
                case .code: Code()
                case .profile: Profile()
                }
              }
            }
            .environmentObject(flow)
          }
        }
        """)
    #expect(lines == ["Flow push Code", "Flow push Profile", "Profile back pop", "TheApp root RootView"])
  }
}
