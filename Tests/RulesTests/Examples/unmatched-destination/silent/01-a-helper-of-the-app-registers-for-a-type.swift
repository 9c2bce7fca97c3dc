// A helper of the app registers for a type parameter

enum Route: Hashable { case detail }
// prelude: home-app
struct RouteHost<Value: Hashable, Content: View, Target: View>: View {
  @ViewBuilder let content: () -> Content
  @ViewBuilder let target: (Value) -> Target
  var body: some View {
    NavigationStack {
      content().navigationDestination(for: Value.self) { target($0) }
    }
  }
}
struct HomeView: View {
  var body: some View {
    RouteHost {
      NavigationLink("Open", value: Route.detail)
    } target: { (route: Route) in
      DetailView()
    }
  }
}
struct DetailView: View {
  var body: some View { Text("Detail") }
}
