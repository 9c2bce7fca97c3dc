// The path's observer trims the list

final class Router: ObservableObject {
  @Published var path: [Int] = [] {
    didSet { history = Array(history.prefix(path.count)) }
  }
  private var history: [String] = []
  func push(_ name: String) {
    path.append(1)
    history.append(name)
  }
  func back() {
    _ = path.popLast()
    _ = history.popLast()
  }
}
struct AppView: View {
  @StateObject private var router = Router()
  var body: some View { NavigationStack(path: $router.path) { Text("Home") } }
}
