// Equal hash values, and the hash leaves the person out

enum Route: Hashable {
  case followers(Int), settings
  static func ↓== (a: Route, b: Route) -> Bool { a.hashValue == b.hashValue }
  func hash(into hasher: inout Hasher) {
    switch self {
    case .followers: hasher.combine("followers")
    case .settings: hasher.combine("settings")
    }
  }
}
struct HomeView: View {
  @State private var path: [Route] = []
  var body: some View {
    NavigationStack(path: $path) {
      Button("Followers") { path.append(.followers(1)) }
        .navigationDestination(for: Route.self) { route in
          switch route {
          case .followers(let person): FollowersView(person: person)
          case .settings: SettingsView()
          }
        }
    }
  }
}
struct FollowersView: View {
  let person: Int
  var body: some View { Text("Followers of \(person)") }
}
struct SettingsView: View {
  var body: some View { Text("Settings") }
}
