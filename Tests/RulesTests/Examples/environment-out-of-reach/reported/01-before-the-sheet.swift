// The object is put on the view before the sheet is attached

final class Session: ObservableObject { @Published var name = "" }
@main struct DemoApp: App {
  @StateObject private var session = Session()
  @State private var shows = false
  var body: some Scene {
    WindowGroup {
      Button("More") { shows = true }
        .environmentObject(session)
        .sheet(isPresented: $shows) { ↓DetailView() }
    }
  }
}
struct DetailView: View {
  @EnvironmentObject private var session: Session
  var body: some View { Text(session.name) }
}
