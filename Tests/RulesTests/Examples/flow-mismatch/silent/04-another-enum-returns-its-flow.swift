// Another enum returns the flow of this one

import SwiftUI
enum Flow { case login, signUp }
enum LoginRoute: Hashable {
  case password
  var type: Flow { .signUp }
}
enum SignUpRoute: Hashable {
  case name
  var type: Flow { .signUp }
}
enum ResetRoute: Hashable {
  case mail
  var type: Flow { .login }
}
struct HomeView: View {
  @State private var path = NavigationPath()
  var body: some View {
    NavigationStack(path: $path) {
      Button("Log in") { path.append(LoginRoute.password) }
        .navigationDestination(for: LoginRoute.self) { _ in Text("Password") }
      Button("Sign up") { path.append(SignUpRoute.name) }
        .navigationDestination(for: SignUpRoute.self) { _ in Text("Name") }
      Button("Reset") { path.append(ResetRoute.mail) }
        .navigationDestination(for: ResetRoute.self) { _ in Text("Mail") }
    }
  }
}
