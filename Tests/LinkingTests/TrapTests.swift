import Testing

/// Code that ends the program shows nothing.
@Suite struct TrapTests {
  @Test func aTrapIsNotTheViewInWhichItStands() {
    let lines = transitionLines(
      """
      import SwiftUI
      enum Page: Hashable { case login, splash }
      @main struct Shop: App {
        var body: some Scene { WindowGroup { HomeView() } }
      }
      struct HomeView: View {
        var body: some View {
          NavigationStack {
            NavigationLink("Log in") { screen(.login) }
            NavigationLink("Splash") { screen(.splash) }
          }
        }
        @ViewBuilder func screen(_ page: Page) -> some View {
          switch page {
          case .login: LoginView()
          default: fatalError("no such page")
          }
        }
      }
      struct LoginView: View { var body: some View { Text("Log in") } }
      """)
    #expect(!lines.contains("HomeView push HomeView"))
    #expect(lines.contains("HomeView push LoginView"))
  }
}
