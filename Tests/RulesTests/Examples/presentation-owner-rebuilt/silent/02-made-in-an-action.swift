// Made in an action, and a model that presents nothing

// prelude: home-app
final class Router: ObservableObject { @Published var shows = false }
final class Names: ObservableObject { @Published var name = "" }
struct HomeView: View {
  @StateObject private var router = Router()
  @State private var other: Router?
  @State private var count = 0
  var body: some View {
    VStack {
      Button("New") { other = Router() }
      NameView()
    }
    .sheet(isPresented: $router.shows) { Text("Open") }
  }
}
struct NameView: View {
  @ObservedObject private var names = Names()
  var body: some View { Text(names.name) }
}
