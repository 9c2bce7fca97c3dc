// The handler looks at the session
// option gates: [LoginView]

// prelude: session
@main struct VaultApp: App {
  @StateObject private var session = Session()
  var body: some Scene {
    WindowGroup {
      LoginView(session: session)
        .onOpenURL { url in if session.isLoggedIn { session.path.append(.documents) } }
    }
  }
}
// prelude: screens
