// A closure as payload

enum ↓Route: Hashable { case profile(id: Int, onClose: () -> Void) }
struct HomeView: View {
  @State private var path: [Route] = []
  var body: some View {
    NavigationStack(path: $path) {
      Text("Home").navigationDestination(for: Route.self) { route in
        switch route {
        case .profile: ProfileView()
        }
      }
    }
  }
}
struct ProfileView: View {
  var body: some View { Text("Profile") }
}
