import SwiftUI

struct ResetPasswordView: View {
  @EnvironmentObject private var coordinator: AuthCoordinator

  var body: some View {
    VStack {
      Text("새 비밀번호를 메일로 보내 드립니다")
      Button("보내기") { coordinator.pop() }
    }
    .navigationTitle("비밀번호 재설정")
  }
}

struct TermsView: View {
  var body: some View {
    ScrollView {
      Text("이용 약관")
    }
    .navigationTitle("약관")
  }
}
