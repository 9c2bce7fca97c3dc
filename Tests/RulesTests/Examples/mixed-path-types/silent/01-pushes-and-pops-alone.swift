// Pushes and pops alone

final class Router: ObservableObject {
  @Published var path = NavigationPath()
  func open(_ number: Int) { path.append(1) }
  func name() { path.append("a") }
  func home() { path = NavigationPath() }
}
struct AppView: View {
  @StateObject private var router = Router()
  var body: some View { NavigationStack(path: $router.path) { Text("Home") } }
}
