import Linking
import NavigationModel
import Testing

/// Destinations of SwiftUI apps that reach their presenter by lists, initialisers, routers behind protocols and branches.
@Suite struct SwiftUIDestinationTests {
  private let app = """
    import SwiftUI
    @main struct Demo: App { var body: some Scene { WindowGroup { Home(model: Model()) } } }
    struct Detail: View { var body: some View { Text("detail") } }
    struct Info: View { var body: some View { Text("info") } }
    """

  @Test func branchesOfTheCompilerAreAlternatives() {
    let lines = transitionLines(app, """
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
    let lines = transitionLines(app, """
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
  @Test func aLinkPicksFromTheListThatAComponentIsGiven() {
    let lines = transitionLines(app, """
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
    let lines = transitionLines(app, """
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
    let graph = LinkingTests.graph(["App/File0.swift": app, "App/File1.swift": """
      final class Model {}
      protocol Styled: View {}
      struct Home: View { let model: Model; var body: some View { Text("home") } }
      private struct Forgotten: Styled { var body: some View { Text("forgotten").sheet(isPresented: .constant(true)) { Info() } } }
      struct Forgotten_Previews: PreviewProvider { static var previews: some View { Forgotten() } }
      """])
    #expect(graph.transitions.contains { $0.owner == "Forgotten" && $0.to == "Info" })
    #expect(graph.screens.first { $0.id == "Info" }?.isReachable == false)
  }

  @Test func tabsOfASceneAreNoRoots() {
    let lines = transitionLines("""
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
    let lines = transitionLines(app, """
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
    let graph = LinkingTests.graph(["App/File0.swift": app, "App/File1.swift": """
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
      """])
    #expect(graph.unresolved.isEmpty)
  }

  @Test func tabsThatAFunctionListsAreTabsEach() {
    #expect(transitionLines("""
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
    #expect(transitionLines("""
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
}
