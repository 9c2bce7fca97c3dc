// A path for each tab

final class Router: ObservableObject {
  @Published var home: [Int] = []
  @Published var search: [Int] = []
  func open(_ id: Int, inSearch: Bool) {
    if inSearch { search.append(id) } else { home.append(id) }
  }
  func back(inSearch: Bool) {
    if inSearch { _ = search.popLast() } else { _ = home.popLast() }
  }
}
struct AppView: View {
  @StateObject private var router = Router()
  var body: some View {
    TabView {
      NavigationStack(path: $router.home) { Text("Home") }
      NavigationStack(path: $router.search) { Text("Search") }
    }
  }
}
