// A deep link that replaces numbers by texts

final class Router: ObservableObject {
  @Published var path = NavigationPath()
  func open(_ number: Int) { path.append(1) }
  func follow(_ link: URL) {
    ↓path = NavigationPath()
    path.append("detail")
  }
}
struct AppView: View {
  @StateObject private var router = Router()
  var body: some View { NavigationStack(path: $router.path) { Text("Home") } }
}
