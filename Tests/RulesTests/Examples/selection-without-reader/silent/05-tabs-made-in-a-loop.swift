// Tabs that a loop makes

// prelude: home-app
enum Area: CaseIterable { case feed, search }
struct HomeView: View {
  @State private var area = Area.feed
  var body: some View {
    TabView(selection: $area) {
      ForEach(Area.allCases, id: \.self) { area in Text("Page").tag(area) }
    }
    Button("Find") { area = .search }
  }
}
