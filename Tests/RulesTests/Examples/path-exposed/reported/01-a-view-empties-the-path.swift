// A view empties the path

final class Router: ObservableObject {
  @Published var path: [Int] = []
  func open(_ number: Int) { path.append(number) }
}
struct AppView: View {
  @StateObject private var router = Router()
  var body: some View {
    NavigationStack(path: $router.path) { HomeView().environmentObject(router) }
  }
}
struct HomeView: View {
  @EnvironmentObject var router: Router
  var body: some View { Button("Home") { router.↓path = [] } }
}
