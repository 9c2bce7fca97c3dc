// The settings have a window of their own

final class Session: ObservableObject { @Published var name = "" }
@main struct DemoApp: App {
  @StateObject private var session = Session()
  var body: some Scene {
    WindowGroup { Text("Home").environmentObject(session) }
    Settings { ↓DetailView() }
  }
}
struct DetailView: View {
  @EnvironmentObject private var session: Session
  var body: some View { Text(session.name) }
}
