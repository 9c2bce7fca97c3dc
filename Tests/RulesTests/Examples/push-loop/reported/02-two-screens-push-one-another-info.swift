// Two screens push one another (`info`)
// option circles: true

enum Route: Hashable { case about, settings }
// prelude: home-app
struct HomeView: View {
  @State private var path: [Route] = []
  var body: some View {
    NavigationStack(path: $path) {
      Button("Settings") { path.append(.settings) }
        .navigationDestination(for: Route.self) { route in
          switch route {
          case .about: AboutView(path: $path)
          case .settings: SettingsView(path: $path)
          }
        }
    }
  }
}
struct AboutView: View {
  @Binding var path: [Route]
  var body: some View {
    Button("Settings") { path.append(.↓settings) }
  }
}
struct SettingsView: View {
  @Binding var path: [Route]
  var body: some View {
    Button("About") { path.append(.about) }
  }
}
