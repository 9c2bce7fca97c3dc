// Nothing calls what would present an item

enum HomeSheet: Identifiable {
  case info
  var id: String { UUID().uuidString }
}
// prelude: home-app
final class Router: ObservableObject {
  @Published var sheet: HomeSheet?
  func present(_ sheet: HomeSheet) { self.sheet = sheet }
}
struct HomeView: View {
  @StateObject private var router = Router()
  var body: some View {
    Text("Home").sheet(item: $router.sheet) { _ in Text("Sheet") }
  }
}
