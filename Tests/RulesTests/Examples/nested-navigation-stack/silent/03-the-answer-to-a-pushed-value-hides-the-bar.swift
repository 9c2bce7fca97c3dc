// The answer to a pushed value hides the bar around each screen

enum Page: Hashable { case login }
final class Router: ObservableObject { @Published var path = NavigationPath() }
struct HomeView: View {
  @StateObject private var router = Router()
  var body: some View {
    NavigationStack(path: $router.path) {
      Button("Log in") { router.path.append(Page.login) }
        .navigationDestination(for: Page.self) { page in
          switch page {
          case .login: LoginView().environmentObject(router).navigationBarHidden(true)
          }
        }
    }
  }
}
struct LoginView: View {
  var body: some View { NavigationView { Text("Log in") } }
}
