import SwiftUI

struct SignUpView: View {
  @EnvironmentObject private var coordinator: AuthCoordinator
  @StateObject private var viewModel = SignUpViewModel()

  var body: some View {
    Form {
      TextField("이메일", text: $viewModel.address)
      Button("약관 보기") { coordinator.push(.terms) }
      Button("가입") { viewModel.submit(with: coordinator) }
    }
    .navigationTitle("회원가입")
  }
}

@MainActor
final class SignUpViewModel: ObservableObject {
  @Published var address = ""

  func submit(with coordinator: AuthCoordinator) {
    guard address.contains("@") else { return }
    coordinator.push(.verifyEmail(address: address))
  }
}
