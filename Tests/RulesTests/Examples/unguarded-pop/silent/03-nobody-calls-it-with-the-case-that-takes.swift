// Nobody calls it with the case that takes something off

enum Page: Hashable { case detail, help }
// prelude: root-app
final class Router: ObservableObject {
  @Published var path: [Page] = []
  @Published var sheet: Page?
  func close(_ page: Page) {
    switch page {
    case .detail: path.removeLast()
    case .help: sheet = nil
    }
  }
}
struct RootView: View {
  @StateObject private var router = Router()
  var body: some View {
    NavigationStack(path: $router.path) {
      Button("Open") { router.path.append(.detail) }
      Button("Close help") { router.close(.help) }
    }
  }
}
