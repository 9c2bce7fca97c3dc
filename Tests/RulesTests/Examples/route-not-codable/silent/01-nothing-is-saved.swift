// Nothing is saved

enum Route: Hashable { case detail }
final class Router: ObservableObject {
  @Published var path = NavigationPath()
  func open(_ route: Route) { path.append(route) }
}
// prelude: stack
