// Through a helper that pushes whatever it is given

// prelude: home-app
struct Future: Hashable {}
final class Router: ObservableObject {
  @Published var path = NavigationPath()
  func push<Value: Hashable>(_ value: Value) { path.append(value) }
  func save() -> Data? { Store.encode(path) }
}
enum Store {
  static func encode(_ path: NavigationPath) -> Data? { path.codable.flatMap { try? JSONEncoder().encode($0) } }
}
struct HomeView: View {
  @StateObject private var router = Router()
  var body: some View {
    NavigationStack(path: $router.path) {
      Button("Future") { router.push(↓Future()) }.navigationDestination(for: Future.self) { _ in Text("Future") }
    }
  }
}
