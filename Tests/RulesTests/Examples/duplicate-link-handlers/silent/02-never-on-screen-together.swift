// Never on screen together

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
    
  }
}
struct HomeView: View {
  @Binding var path: [Route]
  var body: some View { if path.isEmpty { Text("A").onOpenURL { _ in path.append(.item) } } else { Text("B").onOpenURL { _ in path.append(.item) } } }
}
struct ItemView: View { var body: some View { Text("Item") } }
struct HelpView: View { var body: some View { Text("Help") } }
