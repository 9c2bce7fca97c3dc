import SwiftUI

struct LoginView: View {
  @EnvironmentObject private var coordinator: AuthCoordinator
  @EnvironmentObject private var session: SessionViewModel

  var body: some View {
    VStack(spacing: 12) {
      TextField("이메일", text: $session.email)
      SecureField("비밀번호", text: $session.password)
      Button("로그인") { session.logIn() }
      Button("회원가입") { coordinator.push(.signUp) }
      Button("비밀번호를 잊었나요?") { coordinator.push(.resetPassword) }
    }
    .navigationTitle("여행 수첩")
  }
}
