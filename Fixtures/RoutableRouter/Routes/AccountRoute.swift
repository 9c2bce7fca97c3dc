import SwiftUI

enum AccountRoute: Routable {
  case login
  case welcome(name: String)
  case profile

  var type: RouteType { .account }

  @ViewBuilder
  func NavigatingView() -> some View {
    switch self {
    case .login:
      LoginView()
    case .welcome(let name):
      WelcomeView(name: name)
    case .profile:
      ProfileView()
    }
  }

  var description: String {
    switch self {
    case .login: "login"
    case .welcome: "welcome"
    case .profile: "profile"
    }
  }
}
