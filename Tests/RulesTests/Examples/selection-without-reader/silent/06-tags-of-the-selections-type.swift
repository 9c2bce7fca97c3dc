// The tabs have tags of the selection's type

enum Tab: Hashable { case home, profile }
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { HomeView() } }
}
struct HomeView: View {
  @State private var selected = Tab.home
  var body: some View {
    TabView(selection: $selected) {
      Button("Profile") { selected = .profile }.tag(Tab.home)
      Text("Profile").tag(Tab.profile)
    }
  }
}
