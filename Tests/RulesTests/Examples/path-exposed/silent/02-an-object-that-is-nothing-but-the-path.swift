// An object that is nothing but the path

final class Router: ObservableObject {
  @Published var path: [Int] = []
}
struct AppView: View {
  @StateObject private var router = Router()
  var body: some View {
    NavigationStack(path: $router.path) { HomeView().environmentObject(router) }
  }
}
struct HomeView: View {
  @EnvironmentObject var router: Router
  var body: some View { Button("One") { router.path.append(1) } }
}
