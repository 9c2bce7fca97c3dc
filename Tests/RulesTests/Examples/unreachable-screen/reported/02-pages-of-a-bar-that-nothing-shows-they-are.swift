// Pages of a bar that nothing shows: they are told once

// prelude: home-app
// prelude: home-view
struct ProfileTabBar: View {
  let isSignedIn: Bool
  var body: some View {
    if isSignedIn { ProfileView() } else { CodeView() }
  }
}
struct ↓CodeView: View {
  var body: some View { Text("Code").navigationTitle("Code") }
}
struct ProfileView: View {
  var body: some View { Text("Profile").navigationTitle("Profile") }
}
