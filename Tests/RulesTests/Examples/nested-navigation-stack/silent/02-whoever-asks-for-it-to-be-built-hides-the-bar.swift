// Whoever asks for it to be built hides the bar around it

enum Page: Hashable { case login }
struct HomeView: View {
  @State private var path: [Page] = []
  var body: some View {
    NavigationStack(path: $path) {
      Button("Log in") { path.append(.login) }
        .navigationDestination(for: Page.self) { screen($0) }
    }
  }
  @ViewBuilder func screen(_ page: Page) -> some View {
    switch page {
    case .login: LoginView.build().navigationBarHidden(true)
    }
  }
}
struct LoginView: View {
  static func build() -> some View {
    let view = LoginView()
    return view
  }
  var body: some View { NavigationStack { Text("Log in") } }
}
