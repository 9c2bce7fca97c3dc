// The link inside of the button gets the tap

@main struct DemoApp: App {
  var body: some Scene { WindowGroup { NavigationStack { HomeView() } } }
}
struct HomeView: View {
  @State private var isShowingProfile = false
  var body: some View {
    Button(action: { isShowingProfile = true }) {
      NavigationLink(destination: ProfileView()) { Text("Profile") }
    }
  }
}
struct ProfileView: View { var body: some View { Text("Profile") } }
