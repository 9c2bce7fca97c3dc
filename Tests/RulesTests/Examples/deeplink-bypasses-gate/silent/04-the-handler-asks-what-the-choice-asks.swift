// The handler asks the flag of the choice

@main struct DemoApp: App {
  @StateObject private var session = Session()
  @State private var opened: Account?
  var body: some Scene {
    WindowGroup {
      Group {
        if session.isLoggedIn { HomeView() } else { LoginView(session: session) }
      }
      .onOpenURL { url in if session.isLoggedIn { opened = Account(id: url.lastPathComponent) } }
      .sheet(item: $opened) { AccountView(account: $0) }
    }
  }
}
final class Session: ObservableObject { @Published var isLoggedIn = false }
struct Account: Identifiable { let id: String }
struct LoginView: View {
  @ObservedObject var session: Session
  var body: some View { Button("Log in") { session.isLoggedIn = true } }
}
struct HomeView: View {
  @State private var opened: Account?
  var body: some View {
    Button("Account") { opened = Account(id: "1") }.sheet(item: $opened) { AccountView(account: $0) }
  }
}
struct AccountView: View {
  let account: Account
  var body: some View { Text(account.id) }
}
