// A link opens the documents, whoever asks
// option gates: [LoginView]

// prelude: session
@main struct VaultApp: App {
  @StateObject private var session = Session()
  var body: some Scene {
    WindowGroup {
      LoginView(session: session)
        .onOpenURL { url in session.path.append(.↓documents) }
    }
  }
}
// prelude: screens
