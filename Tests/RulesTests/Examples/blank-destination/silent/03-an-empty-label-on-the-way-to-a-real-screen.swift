// An empty label on the way to a real screen

// prelude: home-app
struct HomeView: View {
  @State private var showsProfile = false
  var body: some View {
    NavigationView {
      VStack {
        Button("Profile") { showsProfile = true }
        NavigationLink(isActive: $showsProfile) { ProfileView() } label: { EmptyView() }
      }
    }
  }
}
struct ProfileView: View {
  var body: some View { Text("Profile") }
}
