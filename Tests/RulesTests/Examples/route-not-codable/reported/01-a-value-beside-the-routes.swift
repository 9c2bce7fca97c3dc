// A value beside the routes

enum Route: Hashable, Codable { case detail }
struct Draft: Hashable { let number: Int }
final class Router: ObservableObject {
  @Published var path = NavigationPath()
  func open(_ route: Route) { path.append(route) }
  func edit() { path.↓append(Draft(number: 1)) }
  func save() -> Data? {
    guard let state = path.codable else { return nil }
    return try? JSONEncoder().encode(state)
  }
}
// prelude: stack
