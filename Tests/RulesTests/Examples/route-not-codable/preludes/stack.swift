struct HomeView: View {
  @StateObject private var router = Router()
  var body: some View {
    NavigationStack(path: $router.path) {
      Button("Open") { router.open(.detail) }
        .navigationDestination(for: Route.self) { _ in Text("Detail") }
    }
  }
}
