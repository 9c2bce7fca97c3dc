// A log only grows

final class Router: ObservableObject {
  @Published var path: [String] = []
  private var visited: [String] = []
  func push(_ name: String) {
    path.append(name)
    visited.append(name)
  }
  func back() { _ = path.popLast() }
}
struct AppView: View {
  @StateObject private var router = Router()
  var body: some View { NavigationStack(path: $router.path) { Text("Home") } }
}
