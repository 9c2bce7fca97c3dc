// An alias of the registered type

enum Route: Hashable { case detail }
typealias HomeRoute = Route
// prelude: home-app
struct HomeView: View {
  var body: some View {
    NavigationStack {
      NavigationLink("Open", value: HomeRoute.detail)
        .navigationDestination(for: Route.self) { _ in DetailView() }
    }
  }
}
struct DetailView: View {
  var body: some View { Text("Detail") }
}
