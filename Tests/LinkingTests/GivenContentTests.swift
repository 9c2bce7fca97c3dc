import Testing

/// What stands behind bindings to views, and in the storage of property wrappers.
@Suite struct GivenContentTests {
  /// One modifier for what describes a popup, and one for views: an erased view is no description.
  @Test(arguments: [
    "{ if let level { return LevelView(level: level).erased }; return nil }",
    "{ () -> AnyView? in if let level { return LevelView(level: level).erased }; return nil }",
  ])
  func anErasedViewIsNotOfTheAppsProtocol(get: String) {
    let lines = transitionLines(
      """
      import SwiftUI
      protocol Popup { func makeBody() -> AnyView }
      extension View {
        var erased: AnyView { AnyView(self) }
        func popup(_ popup: Binding<Popup?>) -> some View {
          background(Presenter(content: Binding(get: { popup.wrappedValue?.makeBody() }, set: { _ in \
      popup.wrappedValue = nil })))
        }
        func popup<Inner>(_ content: Binding<Inner?>) -> some View where Inner: View { background(Presenter(content: \
      content)) }
      }
      struct Presenter<Inner: View>: UIViewControllerRepresentable {
        @Binding var content: Inner?
        func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
        func updateUIViewController(_ controller: UIViewController, context: Context) {
          if content != nil { controller.present(UIHostingController(rootView: Frame(inner: $content)), animated: \
      false) }
        }
        struct Frame: View {
          @Binding var inner: Inner?
          var body: some View { ZStack { Color.gray; inner.padding() } }
        }
      }
      struct DiceView: View, Popup { var body: some View { Text("Dice") }; func makeBody() -> AnyView { erased } }
      struct TagView: View, Popup { var body: some View { Text("Tag") }; func makeBody() -> AnyView { erased } }
      struct LevelView: View { let level: Int; var body: some View { Text("Level") } }
      struct HomeView: View {
        @State private var level: Int?
        var body: some View { Button("Level") { level = 1 }.popup(Binding(get: \(get), set: { _ in level = nil })) }
      }
      @main struct TheApp: App { var body: some Scene { WindowGroup { HomeView() } } }
      """)
    #expect(lines == ["HomeView sheet LevelView", "TheApp root HomeView"])
  }

  /// What an initialiser hands on into a wrapper's storage is nothing but what it was given, and that is nothing by
  /// default.
  @Test(arguments: ["PresentationState(wrappedValue: page)", ".init(wrappedValue: page)"])
  func aPageThatTheStateStartsWithout(storage: String) {
    let lines = transitionLines(
      """
      import ComposableArchitecture
      import SwiftUI
      @Reducer struct Help { struct State: Equatable {} }
      @Reducer struct Terms { struct State: Equatable {} }
      @Reducer struct Home {
        @Reducer enum Page { case help(Help), terms(Terms) }
        @ObservableState struct State {
          let title: String
          @Presents var page: Page.State?
          init(title: String, page: Page.State? = nil) {
            self.title = title
            self._page = \(storage)
          }
        }
        enum Action { case helpTapped, page(PresentationAction<Page.Action>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .helpTapped:
              state.page = .help(Help.State())
              return .none
            case .page: return .none
            }
          }
          .ifLet(\\.$page, action: \\.page)
        }
      }
      struct HelpView: View { let store: StoreOf<Help>; var body: some View { Text("Help") } }
      struct TermsView: View { let store: StoreOf<Terms>; var body: some View { Text("Terms") } }
      struct HomeView: View {
        @Bindable var store: StoreOf<Home>
        var body: some View {
          Button("Help") { store.send(.helpTapped) }
            .sheet(item: $store.scope(state: \\.page, action: \\.page)) { page in
              switch page.case {
              case .help(let store): HelpView(store: store)
              case .terms(let store): TermsView(store: store)
              }
            }
        }
      }
      @main struct TheApp: App {
        let store = Store(initialState: Home.State(title: "Home")) { Home() }
        var body: some Scene { WindowGroup { HomeView(store: store) } }
      }
      """)
    #expect(lines == ["Home sheet HelpView", "TheApp root HomeView"])
  }

  /// Objects that registered somewhere are told by their protocol: who tells them is on none of their screens.
  @Test func whoTellsObserversIsNotOnTheirScreens() {
    let edges = screenEdges([
      "App.swift": """
      import SwiftUI
      protocol FailureObserver { func failed() }
      final class Broadcaster {
        private var observers: [Any] = []
        func register(_ observer: Any) { observers.append(observer) }
        func tell<T>(_ type: T.Type, run: (T) -> Void) { for case let observer as T in observers { run(observer) } }
      }
      final class Engine {
        let broadcaster = Broadcaster()
        func start() { broadcaster.tell(FailureObserver.self) { $0.failed() } }
      }
      final class MealModel: FailureObserver { func failed() { UIApplication.shared.open(URL(string: "help:")!) } }
      struct MealView: View { let model = MealModel(); var body: some View { Text("Meal") } }
      struct HomeView: View {
        let engine = Engine()
        @State private var isShown = false
        var body: some View {
          Button("Start") { engine.start() }.sheet(isPresented: $isShown) { MealView() }
          Button("Meal") { isShown = true }
        }
      }
      @main struct TheApp: App { var body: some Scene { WindowGroup { HomeView() } } }
      """
    ])
    #expect(!edges.contains("HomeView url external"))
  }
}

extension GivenContentTests {
  /// A frame lays something over its content at times: what it is around is the screen.
  @Test func aFrameWithAnOverlay() {
    #expect(
      transitionLines(
        """
        import SwiftUI
        @main struct TheApp: App { var body: some Scene { WindowGroup { Toasts { Home() } } } }
        final class Proxy: ObservableObject { @Published var isShown = false }
        struct Toasts<Content: View>: View {
          @StateObject private var proxy = Proxy()
          private let content: Content
          init(@ViewBuilder content: () -> Content) { self.content = content() }
          var body: some View {
            ZStack(alignment: .top) {
              content.environmentObject(proxy)
              if proxy.isShown { VStack { Toast(); Spacer() } }
            }
          }
        }
        struct Toast: View { var body: some View { Text("Done") } }
        struct Home: View { var body: some View { Text("Home") } }
        """) == ["TheApp root Home"])
  }
}
