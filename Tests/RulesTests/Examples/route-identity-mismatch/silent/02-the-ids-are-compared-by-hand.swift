// The ids are compared by hand

struct User { let id: Int }
enum Route: Hashable {
  case followers(User), settings
  static func == (a: Route, b: Route) -> Bool {
    switch (a, b) {
    case (.followers(let x), .followers(let y)): return x.id == y.id
    case (.settings, .settings): return true
    default: return false
    }
  }
  func hash(into hasher: inout Hasher) {
    if case .followers(let user) = self { hasher.combine(user.id) }
  }
}
struct HomeView: View {
  @State private var path: [Route] = []
  var body: some View {
    NavigationStack(path: $path) {
      Button("Settings") { path.append(.settings) }
        .navigationDestination(for: Route.self) { _ in Text("Route") }
    }
  }
}
