import Testing

/// What a window or a root's stack chooses between when the app starts.
@Suite struct FirstScreenChoiceTests {
  @Test(arguments: ["ZStack { first; if isNew { Splash() } }", "ZStack { first.tint(.red); if isNew { Splash() } }"])
  func aPropertyUnderASplash(content: String) {
    let lines = transitionLines(
      """
      import SwiftUI
      @main struct TheApp: App {
        @State private var isNew = true
        @AppStorage("in") private var isIn = false
        var body: some Scene { WindowGroup { \(content) } }
        @ViewBuilder private var first: some View { if isIn { Home() } else { Login() } }
      }
      struct Splash: View { var body: some View { ProgressView() } }
      struct Home: View { var body: some View { Text("Home") } }
      struct Login: View { var body: some View { Text("Login") } }
      """)
    #expect(lines == ["TheApp root Home", "TheApp root Login"])
  }

  @Test func viewsSideBySide() {
    let lines = transitionLines(
      """
      import SwiftUI
      @main struct TheApp: App { var body: some Scene { WindowGroup { Home(); Updates() } } }
      struct Updates: View {
        @State private var isShown = false
        var body: some View { Text("").task { isShown = true }.sheet(isPresented: $isShown) { News() } }
      }
      struct Home: View { var body: some View { Text("Home") } }
      struct News: View { var body: some View { Text("News") } }
      """)
    #expect(lines == ["TheApp root Home", "TheApp root Updates", "Updates sheet News"])
  }

  @Test func aStateThatBeginsWithNothing() {
    let lines = transitionLines(
      """
      import SwiftUI
      enum Page: Hashable { case vault(Bool), list }
      struct Pages {
        @ViewBuilder func build(_ page: Page) -> some View {
          switch page { case .vault: Vault(); case .list: List1() }
        }
      }
      @main struct TheApp: App { var body: some Scene { WindowGroup { Root() } } }
      struct Root: View {
        enum Start { case fresh, known(Int) }
        @State private var start: Start?
        @State private var path = NavigationPath()
        let pages = Pages()
        var body: some View {
          NavigationStack(path: $path) { content }.task { start = isFresh ? .fresh : .known(1) }
        }
        @ViewBuilder private var content: some View {
          switch start {
          case .fresh: pages.build(.vault(true))
          case .known: List1()
          case nil: Cover()
          }
        }
      }
      struct Vault: View { var body: some View { Text("Vault") } }
      struct List1: View { var body: some View { Text("List") } }
      struct Cover: View { var body: some View { Text("Cover") } }
      """)
    #expect(lines == ["Root root Cover", "Root root List1", "Root root Vault", "TheApp root Root"])
  }

  /// What a session begins with is there when the scene starts.
  @Test func aSceneChoosesByASession() {
    let app = graph([
      "App/App.swift": """
      import SwiftUI
      final class Session: ObservableObject {
        enum State { case out, on }
        @Published var state = State.out
        func enter() { state = .on }
      }
      @main struct TheApp: App {
        @StateObject private var session = Session()
        var body: some Scene {
          WindowGroup { switch session.state { case .out: Welcome(session: session); case .on: Home() } }
        }
      }
      struct Welcome: View { let session: Session; var body: some View { Button("In") { session.enter() } } }
      struct Home: View { var body: some View { Text("Home") } }
      """
    ])
    #expect(app.entries.map(\.screen) == ["Welcome"])
  }
}
