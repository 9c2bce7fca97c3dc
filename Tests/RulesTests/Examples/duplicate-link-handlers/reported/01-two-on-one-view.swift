// Two on one view

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
    .onOpenURL { _ in path.append(.item) }.↓onOpenURL { url in if url.isFileURL { path.append(.item) } }
  }
}
struct HomeView: View {
  @Binding var path: [Route]
  var body: some View { Text("Home") }
}
struct ItemView: View { var body: some View { Text("Item") } }
struct HelpView: View { var body: some View { Text("Help") } }
