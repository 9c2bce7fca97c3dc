// Through a component: a part of the pushed screen needs the object

final class Session: ObservableObject { @Published var name = "" }
@main struct DemoApp: App {
  @StateObject private var session = Session()
  var body: some Scene {
    WindowGroup { NavigationStack { HomeView().environmentObject(session) } }
  }
}
struct HomeView: View {
  var body: some View { NavigationLink { DetailView() } label: { Text("More") } }
}
struct DetailView: View {
  var body: some View { VStack { ↓NameView() } }
}
struct NameView: View {
  @EnvironmentObject private var session: Session
  var body: some View { Text(session.name) }
}
