// The tabs have numbers, and the selection is a case

enum Tab: Hashable { case home, profile }
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { HomeView() } }
}
struct HomeView: View {
  @State private var selected = Tab.home
  var body: some View {
    ↓TabView(selection: $selected) {
      Button("Profile") { selected = .profile }.tag(0)
      Text("Profile").tag(1)
    }
  }
}
