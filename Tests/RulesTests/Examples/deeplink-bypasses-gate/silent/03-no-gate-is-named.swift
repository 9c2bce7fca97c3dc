// No gate is named

// prelude: session
@main struct VaultApp: App {
  @StateObject private var session = Session()
  var body: some Scene {
    WindowGroup {
      LoginView(session: session)
        .onOpenURL { url in session.path.append(.documents) }
    }
  }
}
// prelude: screens
