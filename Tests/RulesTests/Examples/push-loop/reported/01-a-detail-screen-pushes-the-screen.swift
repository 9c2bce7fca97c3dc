// A detail screen pushes the screen that the stack started with (`warning`)

enum Route: Hashable { case home, detail }
@main struct DemoApp: App {
  @State private var path: [Route] = []
  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $path) {
        HomeView(path: $path)
          .navigationDestination(for: Route.self) { route in
            switch route {
            case .home: HomeView(path: $path)
            case .detail: DetailView(path: $path)
            }
          }
      }
    }
  }
}
struct HomeView: View {
  @Binding var path: [Route]
  var body: some View {
    Button("Detail") { path.append(.detail) }
  }
}
struct DetailView: View {
  @Binding var path: [Route]
  var body: some View {
    Button("Home") { path.append(.↓home) }
  }
}
