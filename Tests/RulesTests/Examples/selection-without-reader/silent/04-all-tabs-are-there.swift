// All tabs that are selected are there, one under a condition

// prelude: home-app
enum Area: Hashable { case feed, search }
struct HomeView: View {
  @State private var area = Area.feed
  @State private var finds = true
  var body: some View {
    TabView(selection: $area) {
      Button("Find") { area = .search }.tag(Area.feed)
      if finds { Text("Search").tag(Area.search) }
    }
  }
}
