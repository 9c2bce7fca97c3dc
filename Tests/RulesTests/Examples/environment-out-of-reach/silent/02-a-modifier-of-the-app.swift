// A modifier of the app around the stack puts it there

final class Session: ObservableObject { @Published var name = "" }
@main struct DemoApp: App {
  @StateObject private var session = Session()
  var body: some Scene {
    WindowGroup { NavigationStack { HomeView().environmentObject(session) }.withSession(session) }
  }
}
extension View {
  func withSession(_ session: Session) -> some View { environmentObject(session) }
}
struct HomeView: View {
  var body: some View { NavigationLink("More") { DetailView() } }
}
struct DetailView: View {
  @EnvironmentObject private var session: Session
  var body: some View { Text(session.name) }
}
