// A panel with which developers look for errors

@main struct DemoApp: App {
  var body: some Scene { WindowGroup { DebugPanel() } }
}
struct DebugPanel: View {
  @State private var showStatus = false
  var body: some View { Button("Status") { showStatus = true } }
}
