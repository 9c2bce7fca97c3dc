// An enum of another module may grow

import Accounts
// prelude: home-app
struct HomeView: View {
  @State private var path: [AccountRoute] = []
  var body: some View {
    NavigationStack(path: $path) {
      Button("Profile") { path.append(.profile) }
        .navigationDestination(for: AccountRoute.self) { route in
          switch route {
          case .profile: ProfileView()
          @unknown default: UnavailableView()
          }
        }
    }
  }
}
struct ProfileView: View {
  var body: some View { Text("Profile") }
}
struct UnavailableView: View {
  var body: some View { Text("Not available") }
}
