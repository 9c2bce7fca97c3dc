// The link opens the gate itself
// option gates: [LoginView]

// prelude: session
@main struct VaultApp: App {
  @StateObject private var session = Session()
  var body: some Scene {
    WindowGroup {
      LoginView(session: session)
        .onOpenURL { url in session.isLoggedIn = false }
    }
  }
}
// prelude: screens
