@main struct DemoApp: App {
  var body: some Scene { WindowGroup { HomeView() } }
}
struct HomeView: View {
  @State private var path = NavigationPath()
  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Button("Log in") { path.append(LoginRoute.start) }
        Button("Password") { path.append(LoginRoute.password) }
        Button("Name") { path.append(SignUpRoute.name) }
        Button("Terms") { path.append(SignUpRoute.terms) }
      }
      .navigationDestination(for: LoginRoute.self) { route in
        switch route {
        case .start: StartView()
        case .password: PasswordView()
        }
      }
      .navigationDestination(for: SignUpRoute.self) { route in
        switch route {
        case .name: NameView()
        case .terms: TermsView()
        }
      }
    }
  }
}
struct StartView: View { var body: some View { Text("Start") } }
struct PasswordView: View { var body: some View { Text("Password") } }
struct NameView: View { var body: some View { Text("Name") } }
struct TermsView: View { var body: some View { Text("Terms") } }
