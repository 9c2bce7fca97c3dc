// A button of the menu opens a screen with a dialog of its own, by way of a router

// prelude: home-app
struct Route {
  let content: AnyView
  static func editor(_ name: String) -> Route { Route(content: AnyView(EditorView(name: name))) }
}
final class Router: ObservableObject {
  @Published var shown: [Route] = []
  func open(_ route: Route) { shown.append(route) }
}
struct HomeView: View {
  @StateObject private var router = Router()
  var body: some View { Menu("More") { Button("Edit") { router.open(.editor("Tea")) } } }
}
struct EditorView: View {
  let name: String
  @State private var asks = false
  var body: some View {
    Button("Delete") { asks = true }
      .confirmationDialog("Delete?", isPresented: $asks) { Button("Delete") {} }
  }
}
