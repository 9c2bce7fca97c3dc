// The stack is emptied before

enum Route: Hashable { case board }
final class Router: ObservableObject {
  @Published var path: [Route] = []
  func reset() { path.removeAll() }
  func push(_ route: Route) { path.append(route) }
}
// prelude: home-app
struct HomeView: View {
  @StateObject private var router = Router()
  var body: some View {
    NavigationStack(path: $router.path) {
      Button("Board") { router.push(.board) }
        .navigationDestination(for: Route.self) { _ in BoardView(router: router) }
    }
  }
}
struct BoardView: View {
  @ObservedObject var router: Router
  var body: some View {
    Button("Begin again") {
      router.reset()
      router.push(.board)
    }
  }
}
