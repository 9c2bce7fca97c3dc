// A switch for titles maps nothing to a screen

enum Route: Hashable {
  case profile, settings
  var title: String {
    switch self {
    case .profile: "Profile"
    default: "More"
    }
  }
}
// prelude: home-app
struct HomeView: View {
  var body: some View {
    NavigationStack {
      VStack {
        NavigationLink(Route.profile.title, value: Route.profile)
        NavigationLink(Route.settings.title, value: Route.settings)
      }
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .profile: ProfileView()
        case .settings: SettingsView()
        }
      }
    }
  }
}
struct ProfileView: View {
  var body: some View { Text("Profile") }
}
struct SettingsView: View {
  var body: some View { Text("Settings") }
}
