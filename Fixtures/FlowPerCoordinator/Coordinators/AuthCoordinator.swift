import SwiftUI

protocol AuthCoordinatorType: Coordinator, ObservableObject {}

final class AuthCoordinator: AuthCoordinatorType {
  enum Scene: Hashable {
    case signUp
    case terms
    case verifyEmail(address: String)
    case resetPassword
    case passwordHelp
  }

  @Published var paths: [Scene] = []

  @ViewBuilder
  func buildScreen(scene: Scene) -> some View {
    switch scene {
    case .signUp:
      SignUpView()
    case .terms:
      TermsView()
    case .verifyEmail(let address):
      VerifyEmailView(address: address)
    case .resetPassword:
      ResetPasswordView()
    case .passwordHelp:
      ResetPasswordView()
    }
  }
}
