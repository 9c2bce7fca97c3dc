// Tabs show what the stack does not

enum Route: Hashable { case home, settings, news }
// prelude: home-app
struct HomeView: View {
  @State private var path: [Route] = []
  var body: some View {
    NavigationStack(path: $path) {
      Button("News") { path.append(.news) }
        .navigationDestination(for: Route.self) { route in
          switch route {
          case .news: NewsView()
          case .home, .settings: EmptyView()
          }
        }
    }
  }
}
struct NewsView: View { var body: some View { Text("News") } }
