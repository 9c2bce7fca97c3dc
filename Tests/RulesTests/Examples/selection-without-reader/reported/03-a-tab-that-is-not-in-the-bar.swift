// A tab is selected that the bar does not have

// prelude: home-app
enum Area: Hashable { case feed, profile, search }
struct HomeView: View {
  @State private var area = Area.feed
  var body: some View {
    TabView(selection: $area) {
      Button("Find") { area = .↓search }.tabItem { Text("Feed") }.tag(Area.feed)
      Text("Me").tabItem { Text("Me") }.tag(Area.profile)
    }
  }
}
