// The conformance comes by a protocol of the app

protocol Restorable: Hashable, Codable {}
enum Route: Restorable { case detail }
final class Router: ObservableObject {
  @Published var path = NavigationPath()
  func open(_ route: Route) { path.append(route) }
  func save() -> Data? { path.codable.flatMap { try? JSONEncoder().encode($0) } }
}
// prelude: stack
