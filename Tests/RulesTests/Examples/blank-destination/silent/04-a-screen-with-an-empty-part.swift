// A screen with an empty part

enum Route: Hashable { case profile(Bool) }
// prelude: home-app
struct HomeView: View {
  @State private var path: [Route] = []
  var body: some View {
    NavigationStack(path: $path) {
      Button("Profile") { path.append(.profile(true)) }
        .navigationDestination(for: Route.self) { route in
          switch route {
          case .profile(let isPro): ProfileView(isPro: isPro)
          }
        }
    }
  }
}
struct ProfileView: View {
  let isPro: Bool
  var body: some View {
    VStack {
      Text("Profile")
      if isPro { Text("Pro") } else { EmptyView() }
    }
  }
}
