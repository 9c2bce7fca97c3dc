// A case that no stack names, and that ends the program where it comes

import SwiftUI
enum Page: Hashable { case login, splash }
// prelude: home-app
struct HomeView: View {
  @State private var path: [Page] = []
  var body: some View {
    NavigationStack(path: $path) {
      Button("Log in") { path.append(Page.login) }
        .navigationDestination(for: Page.self) { page in
          switch page {
          case Page.login: LoginView()
          default: fatalError()
          }
        }
    }
  }
}
struct LoginView: View {
  var body: some View { Text("Log in") }
}
