import Linking
import NavigationModel
import Testing

/// One enum decides which of several screens is shown, and one function sets it. The control that hands over another
/// case does not open the screen.
@Suite struct WantedCaseTests {
  private func labels(_ source: String) -> [String: [String]] {
    let graph = LinkingTests.graph(["App/File0.swift": source])
    return Dictionary(
      graph.transitions.compactMap { transition in
        transition.to.map { ($0, transition.triggers.map(\.label)) }
      }, uniquingKeysWith: +)
  }

  private let screens = """
    struct Help: View { var body: some View { Text("Help") } }
    struct Login: View { var body: some View { Text("Login") } }
    """

  @Test func aParameterCarriesTheCase() {
    let found = labels(
      """
      import SwiftUI
      @main struct Demo: App { var body: some Scene { WindowGroup { Home() } } }
      enum Page { case help, login }
      \(screens)
      struct Home: View {
        @State private var page: Page?
        var body: some View {
          VStack {
            Button("Help me") { open(.help) }
            Button("Sign in") { forward(.login) }
            Button("Nothing") { open(nil) }
          }
          .sheet(isPresented: Binding(get: { page == .help }, set: { _ in page = nil })) { Help() }
          .sheet(isPresented: Binding(get: { page == .login }, set: { _ in page = nil })) { Login() }
        }
        private func forward(_ page: Page) { open(page) }
        private func open(_ next: Page?) { page = next }
      }
      """)
    #expect(found["Help"] == [#"Button("Help me")"#])
    #expect(found["Login"] == [#"Button("Sign in")"#])
  }

  /// What a call hands over is not known: it may be any case.
  @Test func anUnknownCaseOpensAll() {
    let found = labels(
      """
      import SwiftUI
      @main struct Demo: App { var body: some Scene { WindowGroup { Home() } } }
      enum Page { case help, login }
      \(screens)
      struct Home: View {
        @State private var page: Page?
        var body: some View {
          VStack { Button("Last page") { open(Archive.shared.last()) } }
          .sheet(isPresented: Binding(get: { page == .help }, set: { _ in page = nil })) { Help() }
          .sheet(isPresented: Binding(get: { page == .login }, set: { _ in page = nil })) { Login() }
        }
        private func open(_ next: Page?) { page = next }
      }
      """)
    #expect(found["Help"] == [#"Button("Last page")"#])
    #expect(found["Login"] == [#"Button("Last page")"#])
  }

  /// The state of a reducer, set by the payload of an action, and presented by a binding of one case.
  @Test(arguments: [
    (
      ".sheet(item: $store.page.sending(\\.setPage).help) { _ in Help() }",
      ".sheet(item: $store.page.sending(\\.setPage).login) { _ in Login() }"
    ),
    (
      ".sheet(unwrapping: $store.page, case: \\.help) { _ in Help() }",
      ".sheet(unwrapping: $store.page, case: \\.login) { _ in Login() }"
    ),
  ])
  func anActionCarriesTheCase(_ help: String, _ login: String) {
    let found = labels(
      """
      import ComposableArchitecture
      import SwiftUI
      @main struct Demo: App {
        var body: some Scene { WindowGroup { Home(store: Store(initialState: Main.State()) { Main() }) } }
      }
      @Reducer struct Main {
        @CasePathable enum Page: Equatable { case help, login }
        @ObservableState struct State { var page: Page? }
        enum Action { case setPage(Page?), helpTapped }
        var body: some Reducer<State, Action> {
          Reduce { state, action in
            switch action {
            case .setPage(let page):
              state.page = page
              return .none
            case .helpTapped: return .send(.setPage(.help))
            }
          }
        }
      }
      \(screens)
      struct Home: View {
        @Bindable var store: StoreOf<Main>
        var body: some View {
          VStack {
            Button("Help me") { store.send(.setPage(.help)) }
            Button("More help") { store.send(.helpTapped) }
            Button("Sign in") { store.send(.setPage(.login)) }
          }
          \(help)
          \(login)
        }
      }
      """)
    #expect(found["Help"] == [#"Button("Help me")"#, #"Button("More help")"#])
    #expect(found["Login"] == [#"Button("Sign in")"#])
  }

  /// A generic row takes an action of its feature. The name of the case tells the enum.
  @Test func aRowTakesTheActionOfItsFeature() {
    let found = labels(
      """
      import ComposableArchitecture
      import SwiftUI
      @main struct Demo: App {
        var body: some Scene { WindowGroup { Home(store: Store(initialState: Main.State()) { Main() }) } }
      }
      protocol Feature: Reducer { associatedtype ViewAction }
      struct Main: Feature {
        @CasePathable enum Page: Equatable { case help, login }
        struct State { @PresentationState var page: Page? }
        enum ViewAction { case helpTapped, loginTapped }
        enum Action { case view(ViewAction), page(PresentationAction<Never>) }
        var body: some Reducer<State, Action> {
          Reduce { state, action in
            switch action {
            case let .view(action): return reduce(into: &state, viewAction: action)
            case .page: return .none
            }
          }
        }
        func reduce(into state: inout State, viewAction: ViewAction) -> Effect<Action> {
          switch viewAction {
          case .helpTapped:
            state.page = .help
            return .none
          case .loginTapped:
            state.page = .login
            return .none
          }
        }
      }
      \(screens)
      struct Row<F: Feature>: View {
        let title: String
        let action: F.ViewAction
        let store: StoreOf<F>
        var body: some View { Button(title) { store.send(.view(action)) } }
      }
      struct Home: View {
        let store: StoreOf<Main>
        var body: some View {
          VStack {
            Row(title: "Help me", action: .helpTapped, store: store)
            Row(title: "Sign in", action: .loginTapped, store: store)
          }
          .sheet(store: store.scope(state: \\.$page, action: \\.page), state: \\.help, action: \\.help) { _ in Help() }
          .sheet(store: store.scope(state: \\.$page, action: \\.page), state: \\.login, action: \\.login) { _ in \
      Login() }
        }
      }
      """)
    #expect(found["Help"] == [#"Button("Help me")"#])
    #expect(found["Login"] == [#"Button("Sign in")"#])
  }

  /// Rows of one component: the case that opens the screen decides the row's words.
  @Test func aRowOfAnEnumIsNamedByItsCase() {
    let found = labels(
      """
      import SwiftUI
      @main struct Demo: App { var body: some Scene { WindowGroup { Home() } } }
      enum Page: CaseIterable {
        case help, login
        var title: String { switch self { case .help: "Help me"; case .login: "Sign in" } }
      }
      \(screens)
      struct Row: View {
        let page: Page
        let action: (Page) -> Void
        var body: some View { Text(page.title).onTapGesture { action(page) } }
      }
      struct Home: View {
        @State private var page: Page?
        var body: some View {
          VStack { ForEach(Page.allCases, id: \\.self) { page in Row(page: page) { open($0) } } }
          .sheet(isPresented: Binding(get: { page == .help }, set: { _ in page = nil })) { Help() }
          .sheet(isPresented: Binding(get: { page == .login }, set: { _ in page = nil })) { Login() }
        }
        private func open(_ next: Page) { page = next }
      }
      """)
    #expect(found["Help"] == [#"onTapGesture("Help me")"#])
    #expect(found["Login"] == [#"onTapGesture("Sign in")"#])
  }

  /// A link without a label is shown by its state alone. Nothing tells the type of the state here.
  @Test func anOwnLinkWithoutALabelIsNotTappedWhateverItsStateIs() {
    let found = labels(
      """
      import Kit
      import SwiftUI
      @main struct Demo: App { var body: some Scene { WindowGroup { NavigationView { Home() } } } }
      \(screens)
      extension NavigationLink where Label == Text {
        init(shown isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination) {
          self.init("", isActive: isActive, destination: destination)
        }
      }
      struct Home: View {
        @Bindable var store: KitStore
        var body: some View {
          VStack { Text("Home") }
            .background(NavigationLink(shown: $store.showsHelp) { Help() })
        }
      }
      """)
    #expect(found["Help"] == [])
  }

  /// A link without a label is shown by its state alone.
  @Test func anOwnLinkWithoutALabelIsNotTapped() {
    let found = labels(
      """
      import SwiftUI
      @main struct Demo: App { var body: some Scene { WindowGroup { NavigationView { Home() } } } }
      \(screens)
      extension NavigationLink where Label == Text {
        init(shown isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination) {
          self.init("", isActive: isActive, destination: destination)
        }
      }
      struct Home: View {
        @State private var showsHelp = false
        var body: some View {
          VStack { Button("Help me") { showsHelp = true } }
            .background(NavigationLink(shown: $showsHelp) { Help() })
        }
      }
      """)
    #expect(found["Help"] == [#"Button("Help me")"#])
  }

  /// A modifier of the app makes a button of its view.
  @Test func aModifierMakesAButtonOfItsView() {
    let found = labels(
      """
      import SwiftUI
      @main struct Demo: App { var body: some Scene { WindowGroup { Home() } } }
      \(screens)
      extension View {
        func tappable(_ action: @escaping () -> Void) -> some View { Button(action: action) { self } }
        func closable(_ action: @escaping () -> Void) -> some View {
          HStack { self; Button(action: action) { Image("close") } }
        }
      }
      struct Title: View { let title: String; var body: some View { Text(title) } }
      struct Home: View {
        @State private var help = false
        @State private var login = false
        var body: some View {
          VStack {
            Title(title: "Help me").padding().tappable { help = true }
            Text("Sign in").closable { login = true }
          }
          .sheet(isPresented: $help) { Help() }
          .sheet(isPresented: $login) { Login() }
        }
      }
      """)
    #expect(found["Help"] == [#"Button("Help me")"#])
    #expect(found["Login"]?.contains { $0.contains("Sign in") } == false)
  }

  /// The model of a row keeps the action, and a modifier of the app runs it.
  @Test func aRowsModelKeepsTheAction() {
    let found = labels(
      """
      import SwiftUI
      @main struct Demo: App { var body: some Scene { WindowGroup { Home() } } }
      enum Page { case help, login }
      \(screens)
      extension View {
        func tappable(_ action: @escaping () -> Void) -> some View { Button(action: action) { self } }
      }
      struct Model {
        let title: String
        let page: Page
        init(title: String, page: Page) {
          self.title = title
          self.page = page
        }
      }
      struct Row: View {
        let model: Model
        let open: (Page) -> Void
        var body: some View { Text(model.title).tappable { open(model.page) } }
      }
      struct Home: View {
        @State private var page: Page?
        var body: some View {
          VStack {
            Row(model: Model(title: "Help me", page: .help), open: { page = $0 })
            Row(model: Model(title: "Sign in", page: .login), open: { page = $0 })
          }
          .sheet(isPresented: Binding(get: { page == .help }, set: { _ in page = nil })) { Help() }
          .sheet(isPresented: Binding(get: { page == .login }, set: { _ in page = nil })) { Login() }
        }
      }
      """)
    #expect(found["Help"]?.contains { $0.contains("Help me") } == true)
    #expect(found["Login"]?.contains { $0.contains("Sign in") } == true)
  }

  /// A link without a label and without a state lies behind what the user taps.
  @Test func aLinkBehindARowIsTapped() {
    let found = labels(
      """
      import SwiftUI
      @main struct Demo: App { var body: some Scene { WindowGroup { NavigationView { Home() } } } }
      \(screens)
      struct Home: View {
        var body: some View {
          List {
            Text("Help me").background(NavigationLink { Help() } label: { EmptyView() }.opacity(0))
          }
        }
      }
      """)
    #expect(found["Help"] == ["NavigationLink"])
  }

  /// An action carries a case on which an inner arm decides: another action with the same payload, or a closure that is
  /// called with the action.
  @Test(arguments: [
    (
      #"Button("Help me") { model.send(.loaded(.help)) }; Button("Sign in") { model.send(.loaded(.login)) }"#,
      [#"Button("Help me")"#]
    ),
    (
      #"Button("Help me") { model.send(.load(.help)) }; Button("Sign in") { model.send(.load(.login)) }"#,
      [#"Button("Help me")"#]
    ),
    ("List(action: { model.send(.loaded($0)) })", [#"Button("Help row")"#]),
  ])
  func aPayloadCarriesTheCase(buttons: String, found: [String]) {
    let labels = labels(
      """
      import SwiftUI
      @main struct Demo: App { var body: some Scene { WindowGroup { Home() } } }
      enum Page { case help, login }
      \(screens)
      final class Model: ObservableObject {
        enum Action { case load(Page), loaded(Page) }
        @Published var hasHelp = false
        func send(_ action: Action) {
          switch action {
          case .load(let page): send(.loaded(page))
          case .loaded(let page):
            switch page {
            case .help: hasHelp = true
            case .login: break
            }
          }
        }
      }
      struct List: View {
        let action: (Page) -> Void
        var body: some View { VStack { Button("Help row") { action(.help) }; Button("Login row") { action(.login) } } }
      }
      struct Home: View {
        @StateObject private var model = Model()
        var body: some View { VStack { \(buttons) }.sheet(isPresented: $model.hasHelp) { Help() } }
      }
      """)
    #expect(labels["Help"] == found)
  }
}
