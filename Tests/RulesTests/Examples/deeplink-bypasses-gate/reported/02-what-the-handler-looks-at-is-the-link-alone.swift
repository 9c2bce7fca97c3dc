// What the handler looks at is the link alone
// option gates: [LoginView]

// prelude: session
@main struct VaultApp: App {
  @StateObject private var session = Session()
  var body: some Scene {
    WindowGroup {
      LoginView(session: session)
        .onOpenURL { url in if url.host == "documents" { session.path.append(.↓documents) } }
    }
  }
}
// prelude: screens
