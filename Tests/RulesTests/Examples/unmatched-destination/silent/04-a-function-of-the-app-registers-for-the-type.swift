// A function of the app registers for the type

enum Route: Hashable { case detail }
// prelude: home-app
struct HomeView: View {
  var body: some View {
    NavigationStack {
      NavigationLink("Open", value: Route.detail)
    }
  }
}
struct FarView: View {
  var body: some View {
    Text("Far").navigationDestination(for: Route.self, log: true) { _ in DetailView() }
  }
}
struct DetailView: View {
  var body: some View { Text("Detail") }
}
extension View {
  func navigationDestination<Value: Hashable, Target: View>(
    for type: Value.Type, log: Bool, @ViewBuilder target: @escaping (Value) -> Target
  ) -> some View {
    Registrations.add(type, to: self, target)
  }
}
