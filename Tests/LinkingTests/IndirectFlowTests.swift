import Linking
import NavigationModel
import Testing

/// Routes that travel through streams, bindings that code makes, containers of objects, and wrappers of SwiftUI's own
/// modifiers.
@Suite struct IndirectFlowTests {
  private let app = """
    import SwiftUI
    import Combine
    @main struct Demo: App { var body: some Scene { WindowGroup { Home() } } }
    struct Detail: View { var body: some View { Text("detail") } }
    struct Info: View { var body: some View { Text("info") } }
    struct Third: View { var body: some View { Text("third") } }
    enum Route: Hashable, Identifiable { case detail, info, third; var id: Self { self } }
    struct Screen: View {
      let route: Route
      var body: some View {
        switch route {
        case .detail: Detail()
        case .info: Info()
        case .third: Third()
        }
      }
    }
    """

  // MARK: streams

  @Test func throughASubjectToAPathAndASheet() {
    let lines = transitionLines(
      app,
      """
      final class Model {
        let routes = PassthroughSubject<Route, Never>()
        private let subject = PassthroughSubject<Route, Never>()
        var published: AnyPublisher<Route, Never> { subject.eraseToAnyPublisher() }
        @Published var step: Route?
        func tapped() { routes.send(.detail) }
        func other() { subject.send(.info) }
        func third() { step = .third }
      }
      final class Coordinator: ObservableObject {
        @Published var path: [Route] = []
        @Published var sheet: Route?
        let model = Model()
        var bag: Set<AnyCancellable> = []
        init() {
          model.routes.receive(on: DispatchQueue.main).sink { [weak self] route in self?.path.append(route) \
      }.store(in: &bag)
          model.published.sink { [weak self] in self?.sheet = $0 }.store(in: &bag)
          model.$step.compactMap { $0 }.sink { [weak self] step in self?.path.append(step) }.store(in: &bag)
        }
      }
      struct Home: View {
        @StateObject var coordinator = Coordinator()
        var body: some View {
          NavigationStack(path: $coordinator.path) {
            Text("x").navigationDestination(for: Route.self) { route in
              switch route {
              case .detail: Detail()
              case .info: Info()
              case .third: Third()
              }
            }
          }.sheet(item: $coordinator.sheet) { route in
            switch route {
            case .detail: Detail()
            case .info: Info()
            case .third: Third()
            }
          }
        }
      }
      """)
    #expect(lines == ["Demo root Home", "Model push Detail", "Model push Third", "Model sheet Info"])
  }

  @Test func aViewThatTravelsInAPayload() {
    let lines = transitionLines(
      app,
      """
      enum Shown { case sheet(any View), banner(String) }
      final class Router {
        let shown = PassthroughSubject<Shown, Never>()
        func show(_ what: Shown) { shown.send(what) }
      }
      final class Coordinator {
        let navigation = UINavigationController()
        var bag: Set<AnyCancellable> = []
        init(router: Router) {
          router.shown.sink(receiveCompletion: { _ in }, receiveValue: { [weak self] shown in
            switch shown {
            case .sheet(let view): self?.present(view)
            case .banner: break
            }
          }).store(in: &bag)
        }
        func present(_ view: any View) { navigation.present(UIHostingController(rootView: AnyView(view)), animated: \
      true) }
      }
      struct Home: View {
        let router = Router()
        var body: some View {
          Button("a") { router.show(.sheet(Third())) }
          Button("b") { router.show(.banner("!")) }
        }
      }
      """)
    #expect(lines == ["Demo root Home", "Home sheet Third"])
  }

  @Test func otherStreamsOfTheSameTypeAreNotMixedUp() {
    let lines = transitionLines(
      app,
      """
      final class Model {
        let opened = PassthroughSubject<Route, Never>(), logged = PassthroughSubject<Route, Never>()
        func open() { opened.send(.info) }
        func log() { logged.send(.third) }
      }
      struct Home: View {
        let model = Model()
        @State private var sheet: Route?
        var body: some View {
          Button("a") { model.open(); model.log() }
            .onReceive(model.opened) { sheet = $0 }
            .sheet(item: $sheet) { route in
              switch route {
              case .detail: Detail()
              case .info: Info()
              case .third: Third()
              }
            }
        }
      }
      """)
    #expect(lines == ["Demo root Home", "Model sheet Info"])
  }

  // MARK: bindings

  @Test func throughBindingsThatCodeMakes() {
    let lines = transitionLines(
      app,
      """
      final class Router: ObservableObject {
        @Published var first = NavigationPath()
        @Published var second = NavigationPath()
        @Published var tab = 0
        var current: Binding<NavigationPath> {
          if tab == 0 { return Binding(get: { self.first }, set: { self.first = $0 }) }
          return path(for: tab)
        }
        func path(for tab: Int) -> Binding<NavigationPath> {
          switch tab {
          case 0: return Binding(get: { self.first }, set: { self.first = $0 })
          default: return Binding(get: { self.second }, set: { self.second = $0 })
          }
        }
        func push<D: Hashable>(_ destination: D) { current.wrappedValue.append(destination) }
        func push(_ route: Route) { current.wrappedValue.append(route) }
        func pushElsewhere(_ route: Route) { path(for: 1).wrappedValue.append(route) }
        func pop() { current.wrappedValue.removeLast() }
      }
      struct Stack<Content: View>: View {
        @Binding var path: NavigationPath
        let content: () -> Content
        var body: some View {
          NavigationStack(path: $path) {
            content().navigationDestination(for: Route.self) { route in
              switch route {
              case .detail: Detail()
              case .info: Info()
              case .third: Third()
              }
            }
          }
        }
      }
      struct Home: View {
        @EnvironmentObject var router: Router
        var body: some View {
          Stack(path: $router.first) { Button("a") { router.push(.detail) } }
          Stack(path: $router.second) { Row() }
        }
      }
      struct Row: View {
        @EnvironmentObject var router: Router
        var body: some View { Button("b") { router.push(.info); router.pushElsewhere(.third); router.pop() } }
      }
      """)
    #expect(
      lines == [
        "Demo root Home", "Home push Detail", "Home root Row", "Row back pop", "Row push Info", "Row push Third",
      ])
  }

  @Test func aBindingThatWritesBackWhatItIsGivenMovesNobody() {
    let graph = graph([
      "App/A.swift": app,
      "App/B.swift": """
      final class Store: ObservableObject { @Published var path: [Route] = [] }
      struct Home: View {
        @StateObject var store = Store()
        private var path: Binding<[Route]> { Binding(get: { store.path }, set: { newValue in store.path = newValue }) }
        var body: some View {
          NavigationStack(path: path) {
            Button("a") { store.path.append(.detail) }.navigationDestination(for: Route.self) { _ in Detail() }
          }
        }
      }
      """,
    ])
    #expect(graph.transitions.filter { $0.kind == .push }.map(\.to) == ["Detail"])
    #expect(graph.unresolved.isEmpty)
  }

  @Test func contentHandedToTheMapOfAnOptional() {
    let lines = transitionLines(
      app,
      """
      extension View {
        func navigation<Item, Destination: View>(item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> \
      Destination) -> some View {
          let isActive = Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
          return navigation(isActive: isActive) { item.wrappedValue.map(destination) }
        }
        func navigation<Destination: View>(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination) -> \
      some View {
          overlay(NavigationLink(destination: isActive.wrappedValue ? destination() : nil, isActive: isActive, label: \
      { EmptyView() }))
        }
      }
      struct Model: Identifiable { let id = 0 }
      struct Home: View {
        @State private var model: Model?
        var body: some View { Button("a") { model = Model() }.navigation(item: $model) { _ in Detail() } }
      }
      """)
    #expect(lines == ["Demo root Home", "Home push Detail"])
  }

  // MARK: containers of objects

  @Test func objectsOutOfContainers() {
    let lines = transitionLines(
      app,
      """
      import FactoryKit
      final class Router: ObservableObject {
        @Published var sheet: Route?
        func show(_ route: Route) { sheet = route }
      }
      extension Container { var router: Factory<Router> { self { Router() }.singleton } }
      struct Home: View {
        @InjectedObject(\\.router) var router
        var body: some View {
          VStack { First(); Second(); Other() }.sheet(item: $router.sheet) { route in
            switch route {
            case .detail: Detail()
            case .info: Info()
            case .third: Third()
            }
          }
        }
      }
      struct First: View {
        let router = resolve(\\Container.router)
        var body: some View { Button("a") { router.show(.detail) } }
      }
      struct Second: View {
        let router = Container.shared.router()
        var body: some View { Button("a") { router.show(.info) } }
      }
      struct Other: View {
        let router = assembly.resolve(Router.self)!
        var body: some View { Button("a") { router.show(.third) } }
      }
      """)
    #expect(lines == ["Demo root Home", "First sheet Detail", "Other sheet Third", "Second sheet Info"])
  }

  /// A container keeps closures that make views; who asks it for one shows it.
  @Test func viewsOutOfContainers() {
    let lines = transitionLines(
      """
      import FactoryKit
      import SwiftUI
      extension Container {
        var detail: ParameterFactory<Int, Detail> { self { Detail(id: $0) } }
        var settings: Factory<AnyView> { self { AnyView(Settings()) }.cached }
        var help: Factory<Help> { Factory(self) { Help() } }
      }
      @main struct Demo: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View {
        @State var isShown = false
        @State var isHelpShown = false
        var body: some View {
          NavigationStack {
            NavigationLink("Detail") { Container.shared.detail(3) }
              .sheet(isPresented: $isShown) { Container.shared.settings() }
              .fullScreenCover(isPresented: $isHelpShown) { Container.shared.help() }
          }
        }
      }
      struct Detail: View { let id: Int; var body: some View { Text("Detail") } }
      struct Settings: View { var body: some View { Text("Settings") } }
      struct Help: View { var body: some View { Text("Help") } }
      """)
    #expect(lines == ["Demo root Home", "Home cover Help", "Home push Detail", "Home sheet Settings"])
  }

  /// Whoever names the type names the screen, wherever the container has it from.
  @Test func controllersByTheirType() {
    let lines = transitionLines(
      """
      import UIKit
      final class Container {
        static let shared = Container()
        private var makers: [String: () -> Any] = [:]
        func register<T>(_ type: T.Type, _ make: @escaping () -> T) { makers[String(describing: type)] = make }
        func resolve<T>(_ type: T.Type) -> T { makers[String(describing: type)]!() as! T }
      }
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: \
      [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          Container.shared.register(Share.self) { Share() }
          Container.shared.register(Help.self) { Help() }
          return true
        }
      }
      final class Home: UIViewController {
        func share() { present(Container.shared.resolve(Share.self), animated: true) }
        func help() { show(Container.shared.resolve(Help.self), sender: nil) }
      }
      final class Share: UIViewController {}
      final class Help: UIViewController {}
      """)
    #expect(lines == ["Home push Help", "Home sheet Share"])
  }

  @Test func routersOfAppRouter() {
    let lines = transitionLines(
      app,
      """
      import AppRouter
      enum Tabs: String, TabType, CaseIterable { case home; var id: Self { self } }
      enum Sheets: SheetType { case third; var id: Self { self } }
      extension Route: DestinationType {}
      typealias MainRouter = AppRouter.Router<Tabs, Route, Sheets>
      struct Home: View {
        @State private var router = Router<Tabs, Route, Sheets>(initialTab: .home)
        var body: some View {
          NavigationStack(path: $router[.home]) {
            Row().navigationDestination(for: Route.self) { route in
              switch route {
              case .detail: Detail()
              case .info: Info()
              case .third: Third()
              }
            }
          }
          .environment(router)
          .sheet(item: $router.presentedSheet) { sheet in
            switch sheet {
            case .third: Third()
            }
          }
        }
      }
      struct Row: View {
        @Environment(Router<Tabs, Route, Sheets>.self) var router
        var body: some View {
          Button("a") { router.navigateTo(.info) }
          Button("b") { router.presentedSheet = .third }
          Button("c") { router.popToRoot() }
        }
      }
      """)
    #expect(lines == ["Demo root Home", "Home root Row", "Row back pop-to-root", "Row push Info", "Row sheet Third"])
  }

  // MARK: wrappers

  @Test func aRegistrationInAWrapperServesItsOwnTypeOnly() {
    let lines = transitionLines(
      app,
      """
      enum Other: Hashable { case only }
      extension View {
        func destination<D: Hashable, C: View>(for data: D.Type, @ViewBuilder content: @escaping (D) -> C) -> some \
      View {
          modifier(DestinationModifier(for: data, content: content))
        }
      }
      private struct DestinationModifier<D: Hashable, C: View>: ViewModifier {
        var content: (D) -> C
        init(for _: D.Type, content: @escaping (D) -> C) { self.content = content }
        func body(content view: Content) -> some View { view.navigationDestination(for: D.self) { item in \
      content(item).padding() } }
      }
      struct Home: View {
        @State private var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) {
            Button("a") { path.append(Route.detail); path.append(Other.only) }
              .destination(for: Route.self) { route in
                switch route {
                case .detail: Detail()
                case .info: Info()
                case .third: Text("")
                }
              }
              .destination(for: Other.self, content: shown)
          }
        }
        func shown(_ other: Other) -> some View { Third() }
      }
      """)
    #expect(lines == ["Demo root Home", "Home push Detail", "Home push Third"])
  }

  @Test func aTabThatWaitsForItsContentIsTheContent() {
    let lines = transitionLines(
      app,
      """
      struct Lazily<Content: View>: View {
        let isActive: Bool
        @ViewBuilder let content: () -> Content
        @State private var isLoaded = false
        var body: some View {
          Group {
            if isLoaded { content() } else { Color(.systemBackground) }
          }
          .onAppear { isLoaded = isActive }
        }
      }
      struct Home: View {
        var body: some View {
          TabView {
            Lazily(isActive: true) { Detail() }.tabItem { Text("a") }
            Info().tabItem { Text("b") }
          }
        }
      }
      """)
    #expect(lines == ["Demo root Home", "Home tab Detail", "Home tab Info"])
  }

  @Test func theFirstColumnOfANavigationViewIsItsRoot() {
    let lines = transitionLines(
      """
      import SwiftUI
      @main struct Demo: App {
        var body: some Scene {
          WindowGroup {
            NavigationView {
              Sidebar()
              Text("Choose")
            }
          }
        }
      }
      struct Sidebar: View { var body: some View { Text("") } }
      """)
    #expect(lines == ["Demo root Sidebar"])
  }

  // MARK: ways

  @Test func anArmReachedByOneWayDoesNotHideAnother() {
    let lines = transitionLines(
      app,
      """
      enum When { case now, later }
      final class Coordinator {
        let navigation = UINavigationController()
        func show(_ controller: UIViewController, _ when: When) {
          switch when {
          case .now: present(controller)
          case .later: navigation.dismiss(animated: true) { self.present(controller) }
          }
        }
        private func present(_ controller: UIViewController) { navigation.present(controller, animated: true) }
      }
      struct Home: View {
        let coordinator = Coordinator()
        var body: some View {
          Button("a") { coordinator.show(UIHostingController(rootView: Detail()), .now) }
          Button("b") { coordinator.show(UIHostingController(rootView: Info()), .later) }
        }
      }
      """)
    #expect(lines.filter { $0.contains("sheet") } == ["Home sheet Detail", "Home sheet Info"])
  }

  @Test func aWrapperThatNobodyUsesLeavesNothingOpen() {
    let graph = graph([
      "App/A.swift": app,
      "App/B.swift": """
      extension View {
        @ViewBuilder func cover<Content: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> \
      Content) -> some View {
          fullScreenCover(isPresented: isPresented, content: content)
        }
      }
      struct Home: View { var body: some View { Text("") } }
      """,
    ])
    #expect(graph.unresolved.isEmpty)
  }

  @Test func aStoreWithReducersAsFunctions() {
    let lines = transitionLines(
      app,
      """
      struct AppState { var navigation = NavigationState(); var isShowingThird = false }
      struct NavigationState { var path: [Route] = []; var sheet: Route? }
      enum NavigationAction { case push(Route), present(Route), setPath([Route]) }
      enum AppAction { case navigation(NavigationAction), showThird(Bool) }
      func navigationReducer(state: inout NavigationState, action: NavigationAction) {
        switch action {
        case .push(let route): state.path.append(route)
        case .present(let route): state.sheet = route
        case .setPath(let path): state.path = path
        }
      }
      func appReducer(state: inout AppState, action: AppAction) {
        switch action {
        case .navigation(let inner): navigationReducer(state: &state.navigation, action: inner)
        case .showThird(let shown): state.isShowingThird = shown
        }
      }
      final class Store: ObservableObject {
        @Published private(set) var state = AppState()
        private let reducer: (inout AppState, AppAction) -> Void
        init(reducer: @escaping (inout AppState, AppAction) -> Void) { self.reducer = reducer }
        func dispatch(_ action: AppAction) { reducer(&state, action) }
        func binding<V>(_ path: KeyPath<AppState, V>, _ action: @escaping (V) -> AppAction) -> Binding<V> {
          Binding(get: { self.state[keyPath: path] }, set: { self.dispatch(action($0)) })
        }
      }
      @ViewBuilder func screen(_ route: Route) -> some View {
        switch route {
        case .detail: Detail()
        case .info: Info()
        case .third: Third()
        }
      }
      struct Home: View {
        @StateObject private var store = Store(reducer: appReducer)
        var body: some View {
          NavigationStack(path: Binding(get: { store.state.navigation.path }, set: { \
      store.dispatch(.navigation(.setPath($0))) })) {
            VStack {
              Button("a") { store.dispatch(.navigation(.push(.detail))) }
              Button("b") { store.dispatch(.navigation(.present(.info))) }
            }.navigationDestination(for: Route.self, destination: screen)
          }
          .sheet(item: store.binding(\\.navigation.sheet) { _ in .showThird(false) }, content: screen)
          .fullScreenCover(isPresented: store.binding(\\.isShowingThird) { .showThird($0) }) { Third() }
        }
      }
      """)
    #expect(lines == ["Demo root Home", "Home cover Third", "Home push Detail", "Home sheet Info"])
  }

  @Test func sheetsAndAlertsOfADesignSystem() {
    let lines = transitionLines(
      app,
      """
      struct SheetFrame<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View {
          VStack {
            Capsule().frame(width: 40, height: 4)
            content()
          }.padding()
        }
      }
      struct SheetModifier<Sheet: View>: ViewModifier {
        @Binding var isPresented: Bool
        @ViewBuilder let sheet: () -> Sheet
        func body(content: Content) -> some View { content.sheet(isPresented: $isPresented) { SheetFrame { sheet() } } }
      }
      extension View {
        func cardSheet<S: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> S) -> some View {
          modifier(SheetModifier(isPresented: isPresented, sheet: content))
        }
        func errorAlert(isPresented: Binding<Bool>, title: String) -> some View { alert(title, isPresented: \
      isPresented) { Button("OK") {} } }
        func goodbye(isPresented: Binding<Bool>) -> some View { alert("Goodbye", isPresented: isPresented) { \
      Button("OK") {} } }
      }
      struct Home: View {
        @State private var isShown = false, isWrong = false
        var body: some View {
          Text("x").cardSheet(isPresented: $isShown) { Info() }.errorAlert(isPresented: $isWrong, title: \
      "Sorry").goodbye(isPresented: $isWrong)
        }
      }
      """)
    #expect(lines == ["Demo root Home", "Home alert alert", "Home sheet Info", "View alert alert"])
  }

  @Test func aCaseMadeInsideAResultOfUnknownTypeIsMade() {
    let graph = graph([
      "App/A.swift": """
      import SwiftUI
      @main struct Demo: App { var body: some Scene { WindowGroup { Home() } } }
      enum Problem: Error, Identifiable { case offline, other; var id: Self { self } }
      struct OfflineView: View { var body: some View { Text("offline") } }
      struct OtherView: View { var body: some View { Text("other") } }
      struct Home: View {
        @State private var problem: Problem?
        var body: some View {
          Button("a") { load { if case .failure(let error) = $0 { problem = error as? Problem } } }
          Button("b") { problem = .other }
            .sheet(item: $problem) { problem in
              switch problem {
              case .offline: OfflineView()
              case .other: OtherView()
              }
            }
        }
        func load(_ done: @escaping Completion) { done(.failure(.offline)) }
      }
      """
    ])
    #expect(graph.routes.filter { !$0.isUsed }.map(\.id).isEmpty)
  }
}
