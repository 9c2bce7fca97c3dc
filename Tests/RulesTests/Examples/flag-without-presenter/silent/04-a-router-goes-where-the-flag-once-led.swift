// A router goes where the flag once led

import SwiftUI
enum Page: Hashable { case login, news }
final class Router: ObservableObject {
  @Published var path: [Page] = []
  func open(_ page: Page) { path.append(page) }
}
// prelude: root-app
struct RootView: View {
  @StateObject private var router = Router()
  var body: some View {
    NavigationStack(path: $router.path) {
      WelcomeView(router: router)
        .navigationDestination(for: Page.self) { page in
          switch page {
          case .login: LoginView()
          case .news: NewsView()
          }
        }
    }
  }
}
struct WelcomeView: View {
  @ObservedObject var router: Router
  @State private var showsLoginView = false
  var body: some View {
    Button("Start") {
      showsLoginView = true
      router.open(.login)
    }
    Button("News") { router.open(.news) }
  }
}
struct LoginView: View { var body: some View { Text("Login") } }
struct NewsView: View { var body: some View { Text("News") } }
