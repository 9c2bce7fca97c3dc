// Two handlers for two kinds of links

// prelude: shop-app
struct RootView: View {
  @State private var path: [Route] = []
  var body: some View {
    NavigationStack(path: $path) {
      HomeView(path: $path).navigationDestination(for: Route.self) { route in
        switch route {
        case .item: ItemView()
        case .help: HelpView()
        }
      }
    }
    .onOpenURL { _ in path.append(.item) }
  }
}
struct HomeView: View {
  @Binding var path: [Route]
  var body: some View { Text("Home").onOpenURL { _ in path.append(.help) } }
}
struct ItemView: View { var body: some View { Text("Item") } }
struct HelpView: View { var body: some View { Text("Help") } }
