import Testing

/// Apps whose navigation is state in a store.
@Suite struct StoreNavigationTests {
  @Test func anActionHeldInAPropertyOfSelf() {
    let lines = transitionLines("""
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
    let lines = transitionLines("""
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
    let lines = transitionLines("""
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
        func bottomSheet<Item: Identifiable, Sheet: View>(item: Binding<Item?>, @ViewBuilder sheet: @escaping (Item) -> Sheet) -> some View {
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
    let lines = transitionLines("""
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
