// The value has another type than the one registered

enum Route: Hashable { case detail(Int) }
struct Item: Hashable { let number: Int }
// prelude: home-app
struct HomeView: View {
  @State private var path = NavigationPath()
  var body: some View {
    NavigationStack(path: $path) {
      Button("Open") { path.↓append(Item(number: 1)) }
        .navigationDestination(for: Route.self) { _ in DetailView() }
    }
  }
}
struct DetailView: View {
  var body: some View { Text("Detail") }
}
