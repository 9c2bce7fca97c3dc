import Testing

/// A router with a flag for its sheet and a route beside it; pages in a container with a bar of the app's own.
@Suite struct FlaggedRouteTests {
  @Test func whoGivesTheRouteShowsIt() {
    let lines = transitionLines(
      """
      import SwiftUI
      enum Route: Hashable { case help, detail(Int), settings }
      extension Route {
        @ViewBuilder var view: some View {
          switch self {
          case .help: HelpView()
          case .detail(let id): BarView { DetailView(id: id) }
          case .settings: BarView(trailing: { Text("") }) { SettingsView().padding() }
          }
        }
      }
      struct BarView<Content: View, Trailing: View>: View {
        private let content: Content
        private let trailing: Trailing
        @StateObject private var title = Title()
        init(@ViewBuilder trailing: () -> Trailing = { EmptyView() }, @ViewBuilder content: () -> Content) {
          self.content = content()
          self.trailing = trailing()
        }
        var body: some View {
          VStack(spacing: 0) {
            bar.zIndex(1)
            content.environmentObject(title)
          }
          .navigationBarHidden(true)
        }
        private var bar: some View { HStack { Text(title.text); Spacer(); trailing } }
      }
      final class Title: ObservableObject { @Published var text = "" }
      final class Router: ObservableObject {
        static let shared = Router()
        @Published var path: [Route] = []
        @Published var isShown = false { didSet { if !isShown { route = nil } } }
        var route: Route?
        func push(_ route: Route) { path.append(route) }
        func show(_ route: Route) {
          self.route = route
          isShown = true
        }
      }
      struct RouterView<Content: View>: View {
        let content: () -> Content
        @StateObject private var router = Router.shared
        var body: some View {
          NavigationStack(path: $router.path) {
            content().navigationDestination(for: Route.self) { $0.view }
          }
          .fullScreenCover(isPresented: $router.isShown) { router.route?.view }
        }
      }
      struct HomeView: View {
        var body: some View {
          Button("Help") { Router.shared.show(.help) }
          Button("Detail") { Router.shared.push(.detail(1)) }
          Button("Settings") { Router.shared.show(.settings) }
        }
      }
      struct HelpView: View { var body: some View { Text("") } }
      struct DetailView: View { let id: Int; var body: some View { Text("") } }
      struct SettingsView: View { var body: some View { Text("") } }
      @main struct MyApp: App { var body: some Scene { WindowGroup { RouterView { HomeView() } } } }
      """)
    #expect(
      lines.filter { !$0.contains(" root ") } == [
        "HomeView cover HelpView", "HomeView cover SettingsView", "HomeView push DetailView",
      ])
  }

  /// The flag is no more than the question whether there is a route: who sets the route shows it.
  @Test(arguments: ["$model.page.isThere()", "$model.page.isThere"])
  func aFlagThatIsAskedOfOptionalState(flag: String) {
    let lines = transitionLines(
      """
      import SwiftUI
      extension Binding {
        func isThere<Wrapped>() -> Binding<Bool> where Value == Wrapped? { Binding<Bool>(optional: self) }
        var isThere: Binding<Bool> { Binding<Bool>(optional: self) }
      }
      enum Page {
        case logs, login(Int)
        @ViewBuilder var view: some View {
          switch self {
          case .logs: LogsView()
          case .login(let id): LoginView(id: id)
          }
        }
      }
      final class Model: ObservableObject {
        @Published var page: Page?
        func login() { page = .login(1) }
      }
      struct LogsView: View { var body: some View { Text("") } }
      struct LoginView: View { let id: Int; var body: some View { Text("") } }
      struct HomeView: View {
        @StateObject private var model = Model()
        var body: some View {
          VStack {
            Button("Logs") { model.page = .logs }
            Button("Login") { model.login() }
          }
          .sheet(isPresented: \(flag)) { model.page?.view }
        }
      }
      @main struct MyApp: App { var body: some Scene { WindowGroup { HomeView() } } }
      """)
    #expect(lines.filter { !$0.contains(" root ") } == ["HomeView sheet LogsView", "Model sheet LoginView"])
  }

  /// A flag for one case of a route: who makes that case shows it, and no other.
  @Test func aFlagForOneCase() {
    let lines = transitionLines(
      """
      import SwiftUI
      @CasePathable enum Page { case help, detail(Int) }
      @Observable final class Model {
        var page: Page?
        func askForHelp() { page = .help }
        func open() { page = .detail(1) }
      }
      struct HelpView: View { var body: some View { Text("") } }
      struct HomeView: View {
        @Bindable var model: Model
        var body: some View {
          VStack {
            Button("Help") { model.askForHelp() }
            Button("Open") { model.open() }
          }
          .navigationDestination(isPresented: $model.page.help) { HelpView() }
        }
      }
      @main struct MyApp: App { @State var model = Model(); var body: some Scene { WindowGroup { NavigationStack { \
      HomeView(model: model) } } } }
      """)
    #expect(lines.filter { !$0.contains(" root ") } == ["Model push HelpView"])
  }

  /// A route that is a view, in a coordinator that is generic over its routes: the content shows the state as it
  /// stands, and who sets it says which view that is.
  @Test func aRouteThatShowsItself() {
    let graph = graph([
      "App.swift": """
      import SwiftUI
      class Coordinator<Page: Hashable>: ObservableObject {
        @Published private(set) var page: Page?
        var isPresented: Binding<Bool> { Binding(get: { self.page != nil }, set: { self.page = $0 ? self.page : nil }) }
        func present(_ page: Page) { self.page = page }
      }
      final class HomeCoordinator: Coordinator<HomeCoordinator.Page> {
        func showHelp() { present(.help) }
        enum Page: Hashable, View {
          case help, detail(Int), old
          var body: some View {
            switch self {
            case .help: HelpView()
            case .detail(let id): DetailView(id: id)
            case .old: OldView()
            }
          }
        }
      }
      struct HelpView: View { var body: some View { Text("Help") } }
      struct DetailView: View { let id: Int; var body: some View { Text("Detail") } }
      struct OldView: View { var body: some View { Text("Old") } }
      struct HomeView: View {
        @StateObject private var coordinator = HomeCoordinator()
        var body: some View {
          VStack {
            Button("Help") { coordinator.showHelp() }
            Button("Detail") { coordinator.present(.detail(1)) }
          }
          .sheet(isPresented: coordinator.isPresented) { coordinator.page }
        }
      }
      @main struct MyApp: App { var body: some Scene { WindowGroup { HomeView() } } }
      """
    ])
    #expect(
      GoldenLines.lines(of: graph).filter { $0.contains("sheet") || $0.contains("unused") } == [
        "edge HomeCoordinator -> HelpView sheet route=HomeCoordinator.Page.help",
        "edge HomeView -> DetailView sheet route=HomeCoordinator.Page.detail",
        "from DetailView sheet <- HomeView", "from HelpView sheet <- HomeView",
        "route HomeCoordinator.Page.old -> OldView unused",
      ])
  }

  /// The app keeps its own stack of sheets, and a modifier shows the one at its depth under a flag: who puts a sheet on
  /// the stack shows it.
  @Test(arguments: [
    "stack.isShown(at: depth)",
    "Binding(get: { stack.sheets.count > depth }, set: { if !$0 { stack.sheets.removeLast() } })",
  ])
  func aStackOfSheetsOfTheAppsOwn(flag: String) {
    let lines = transitionLines(
      """
      import SwiftUI
      enum Page: Hashable { case recipe(Int), timer, shopping }
      @Observable final class Sheets {
        var sheets: [Page] = []
        func present(_ page: Page) { sheets.append(page) }
        func dismiss() { _ = sheets.popLast() }
        func isShown(at depth: Int) -> Binding<Bool> {
          Binding { self.sheets.count > depth } set: { if !$0 { self.sheets.removeLast(self.sheets.count - depth) } }
        }
      }
      struct Level: ViewModifier {
        let depth: Int
        @Environment(Sheets.self) private var stack
        func body(content: Content) -> some View {
          content.sheet(isPresented: \(flag)) {
            if stack.sheets.indices.contains(depth) { view(for: stack.sheets[depth]).modifier(Level(depth: depth + 1)) }
          }
        }
        @ViewBuilder private func view(for page: Page) -> some View {
          switch page {
          case .recipe(let number): RecipeView(number: number)
          case .timer: TimerView()
          case .shopping: ShoppingView()
          }
        }
      }
      struct HomeView: View {
        @Environment(Sheets.self) private var stack
        var body: some View { Button("Soup") { stack.present(.recipe(1)) } }
      }
      struct RecipeView: View {
        let number: Int
        @Environment(Sheets.self) private var stack
        var body: some View { Button("Timer") { stack.present(.timer) } }
      }
      struct TimerView: View {
        @Environment(Sheets.self) private var stack
        var body: some View { Button("Stop") { stack.dismiss() } }
      }
      struct ShoppingView: View { var body: some View { Text("") } }
      @main struct MyApp: App {
        @State private var stack = Sheets()
        var body: some Scene { WindowGroup { HomeView().modifier(Level(depth: 0)).environment(stack) } }
      }
      """)
    #expect(
      lines.filter { !$0.contains(" root ") } == [
        "HomeView sheet RecipeView", "RecipeView sheet TimerView", "TimerView back dismiss",
      ])
  }
}
