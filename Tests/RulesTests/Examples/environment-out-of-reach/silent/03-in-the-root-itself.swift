// The root inside of the stack needs it, and a label of a link

final class Session: ObservableObject { @Published var name = "" }
@main struct DemoApp: App {
  @StateObject private var session = Session()
  var body: some Scene {
    WindowGroup { NavigationStack { HomeView().environmentObject(session) } }
  }
}
struct HomeView: View {
  var body: some View { NavigationLink { Text("More") } label: { DetailView() } }
}
struct DetailView: View {
  @EnvironmentObject private var session: Session
  var body: some View { Text(session.name) }
}
