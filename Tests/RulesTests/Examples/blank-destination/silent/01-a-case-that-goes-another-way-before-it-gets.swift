// A case that goes another way before it gets here

enum Route: Hashable { case profile, help }
// prelude: home-app
struct HomeView: View {
  @State private var path: [Route] = []
  @Environment(\.openURL) private var openURL
  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Button("Profile") { open(.profile) }
        Button("Help") { open(.help) }
      }
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .profile: ProfileView()
        case .help: EmptyView()
        }
      }
    }
  }
  func open(_ route: Route) {
    if route == .help { openURL(URL(string: "https://example.org")!) } else { path.append(route) }
  }
}
struct ProfileView: View {
  var body: some View { Text("Profile") }
}
