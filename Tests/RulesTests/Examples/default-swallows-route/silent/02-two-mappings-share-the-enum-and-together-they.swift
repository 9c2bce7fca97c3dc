// Two mappings share the enum, and together they name every case

enum Route: String, Hashable, Identifiable {
  case profile, compose
  var id: String { rawValue }
}
// prelude: home-app
struct HomeView: View {
  @State private var path: [Route] = []
  @State private var sheet: Route?
  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Button("Profile") { path.append(.profile) }
        Button("Compose") { sheet = .compose }
      }
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .profile: ProfileView()
        default: EmptyView()
        }
      }
    }
    .sheet(item: $sheet) { route in
      switch route {
      case .compose: ComposeView()
      default: EmptyView()
      }
    }
  }
}
struct ProfileView: View {
  var body: some View { Text("Profile") }
}
struct ComposeView: View {
  var body: some View { Text("Compose") }
}
