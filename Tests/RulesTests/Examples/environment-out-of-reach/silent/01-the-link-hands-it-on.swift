// The link hands the object on

final class Session: ObservableObject { @Published var name = "" }
@main struct DemoApp: App {
  @StateObject private var session = Session()
  var body: some Scene {
    WindowGroup { NavigationStack { HomeView().environmentObject(session) } }
  }
}
struct HomeView: View {
  @EnvironmentObject private var session: Session
  var body: some View { NavigationLink("More") { DetailView().environmentObject(session) } }
}
struct DetailView: View {
  @EnvironmentObject private var session: Session
  var body: some View { Text(session.name) }
}
