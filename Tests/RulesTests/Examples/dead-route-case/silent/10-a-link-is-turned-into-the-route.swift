// A link is turned into the route

enum Route: Hashable { case home, invite(String) }
// prelude: root-app
struct RootView: View {
  @State private var path: [Route] = []
  var body: some View {
    NavigationStack(path: $path) {
      Button("Home") { path.append(.home) }
        .navigationDestination(for: Route.self) { route in
          switch route {
          case .home: HomeView()
          case .invite(let code): InviteView(code: code)
          }
        }
    }
    .onOpenURL { url in
      if let route = route(for: url) { path.append(route) }
    }
  }
  private func route(for url: URL) -> Route? {
    url.host == "invite" ? .invite(url.lastPathComponent) : nil
  }
}
// prelude: home-view
struct InviteView: View {
  let code: String
  var body: some View { Text(code) }
}
