// A sheet has the environment of where it is attached

final class Session: ObservableObject { @Published var name = "" }
@main struct DemoApp: App {
  @StateObject private var session = Session()
  var body: some Scene {
    WindowGroup { NavigationStack { HomeView().environmentObject(session) } }
  }
}
struct HomeView: View {
  @State private var shows = false
  var body: some View { Button("More") { shows = true }.sheet(isPresented: $shows) { DetailView() } }
}
struct DetailView: View {
  @EnvironmentObject private var session: Session
  var body: some View { Text(session.name) }
}
