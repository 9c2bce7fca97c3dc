import SwiftUI

struct VerifyEmailView: View {
  let address: String
  @EnvironmentObject private var coordinator: AuthCoordinator

  var body: some View {
    VStack {
      Text("\(address)로 메일을 보냈습니다")
      Button("로그인하러 가기") { coordinator.popToRoot() }
    }
    .navigationTitle("메일 확인")
  }
}
