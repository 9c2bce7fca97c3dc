import NavigationModel
import Testing

/// Stores of the app's own: reducers of no type, and what runs beside them.
@Suite struct ReducerTests {
  private let app = """
    import SwiftUI
    import Combine
    struct AppState { var pages: [Page] = []; var sheet: Page? }
    enum Page: Hashable, Identifiable { case item, settings, login; var id: Self { self } }
    enum Action { case push(Page), present(Page), pop, dismiss, expired }
    func reduce(_ state: inout AppState, _ action: Action) {
      switch action {
      case .push(let page): state.pages.append(page)
      case .present(let page): state.sheet = page
      case .pop: _ = state.pages.popLast()
      case .dismiss: state.sheet = nil
      case .expired: break
      }
    }
    @main struct Shop: App { var body: some Scene { WindowGroup { Root() } } }
    struct Root: View {
      @EnvironmentObject var store: Store
      var body: some View {
        NavigationStack(path: Binding(get: { store.state.pages }, set: { _ in store.dispatch(.pop) })) {
          Home().navigationDestination(for: Page.self) { PageView(page: $0) }
        }
        .sheet(item: Binding(get: { store.state.sheet }, set: { _ in store.dispatch(.dismiss) })) { PageView(page: $0) }
      }
    }
    struct PageView: View {
      let page: Page
      var body: some View {
        switch page {
        case .item: Item()
        case .settings: Settings()
        case .login: Login()
        }
      }
    }
    struct Home: View {
      @EnvironmentObject var store: Store
      var body: some View {
        VStack {
          Button("Item") { store.dispatch(.push(.item)) }
          Button("Settings") { store.dispatch(.present(.settings)) }
        }
      }
    }
    struct Item: View {
      @EnvironmentObject var store: Store
      var body: some View {
        VStack {
          Button("Reload") { store.dispatch(.expired) }
          Button("Back") { store.dispatch(.pop) }
        }
      }
    }
    struct Settings: View { @EnvironmentObject var store: Store; var body: some View { Button("Done") { \
    store.dispatch(.dismiss) } } }
    struct Login: View { var body: some View { Text("Login") } }
    """

  private let known = [
    "Home push Item", "Home sheet Settings", "Item back pop", "Root root Home", "Settings back dismiss",
    "Shop root Root",
  ]

  /// Who sends the action goes back, not the reducer that changes the state.
  @Test func goingBackByActions() {
    let lines = transitionLines(
      app,
      """
      import SwiftUI
      final class Store: ObservableObject {
        @Published private(set) var state = AppState()
        func dispatch(_ action: Action) { reduce(&state, action) }
      }
      """)
    #expect(lines == known)
  }

  /// The same where the reducer is a closure.
  @Test func goingBackByActionsOfAClosure() {
    let closure = app.replacing(
      "func reduce(_ state: inout AppState, _ action: Action) {",
      with: "let reduce: (inout AppState, Action) -> Void = { state, action in")
    let lines = transitionLines(
      closure,
      """
      import SwiftUI
      final class Store: ObservableObject {
        @Published private(set) var state = AppState()
        func dispatch(_ action: Action) { reduce(&state, action) }
      }
      """)
    #expect(lines == known)
  }

  /// An action that may hold nothing closes where it does: `send(.present(nil))`.
  @Test func closingByAnActionThatHoldsNothing() {
    let optional = app.replacing("present(Page)", with: "present(Page?)").replacing(
      "Button(\"Done\") { store.dispatch(.dismiss) }", with: "Button(\"Done\") { store.dispatch(.present(nil)) }")
    let lines = transitionLines(
      optional,
      """
      import SwiftUI
      final class Store: ObservableObject {
        @Published private(set) var state = AppState()
        func dispatch(_ action: Action) { reduce(&state, action) }
      }
      """)
    #expect(lines == known)
  }

  private func lines(store: String) -> (lines: [String], edges: [String]) {
    let files = ["App/App.swift": app, "App/Store.swift": "import SwiftUI\nimport Combine\n" + store]
    return (transitions(files), screenEdges(files))
  }

  @Test func aMiddlewareThatIsAClosure() {
    let found = lines(
      store: """
        typealias Middleware = (AppState, Action) async -> Action?
        func account() -> Middleware {
          { state, action in
            switch action {
            case .expired: return .present(.login)
            default: return nil
            }
          }
        }
        final class Store: ObservableObject {
          @Published private(set) var state = AppState()
          private let middlewares: [Middleware] = [account()]
          func dispatch(_ action: Action) {
            reduce(&state, action)
            Task { await intercept(action) }
          }
          func intercept(_ action: Action) async {
            for middleware in middlewares { if let next = await middleware(state, action) { dispatch(next) } }
          }
        }
        """)
    #expect(found.lines == (known + ["account sheet Login"]).sorted())
    #expect(found.edges.filter { $0.hasSuffix("Login") } == ["Item sheet Login"])
  }

  /// `dispatch` goes to a requirement as a value: who answers the requirement calls it.
  @Test func aMiddlewareBehindAProtocol() {
    let found = lines(
      store: """
        protocol Middleware { func process(_ action: Action, dispatch: @escaping (Action) -> Void) }
        struct Account: Middleware {
          func process(_ action: Action, dispatch: @escaping (Action) -> Void) {
            if case .expired = action { dispatch(.present(.login)) }
          }
        }
        final class Store: ObservableObject {
          @Published private(set) var state = AppState()
          private let middlewares: [Middleware] = [Account()]
          func dispatch(_ action: Action) {
            reduce(&state, action)
            middlewares.forEach { $0.process(action, dispatch: dispatch) }
          }
        }
        """)
    #expect(found.lines == (known + ["Account sheet Login"]).sorted())
    #expect(found.edges.filter { $0.hasSuffix("Login") } == ["Item sheet Login"])
  }
}
