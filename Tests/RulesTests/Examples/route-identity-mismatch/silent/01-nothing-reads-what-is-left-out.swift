// Nothing reads what is left out

enum Route: Hashable {
  case progress(id: UUID = UUID()), settings
  static func == (a: Route, b: Route) -> Bool {
    switch (a, b) {
    case (.progress, .progress), (.settings, .settings): return true
    default: return false
    }
  }
}
struct HomeView: View {
  @State private var path: [Route] = []
  var body: some View {
    NavigationStack(path: $path) {
      Button("Start") { path.append(.progress()) }
        .navigationDestination(for: Route.self) { route in
          switch route {
          case .progress: Text("Working")
          case .settings: Text("Settings")
          }
        }
    }
  }
}
