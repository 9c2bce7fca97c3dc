import SwiftUI

struct AgreementScreen: View {
  @EnvironmentObject private var coordinator: TeamCoordinator

  var body: some View {
    VStack {
      Text("회의는 열 시에 시작합니다")
      Button("확인") { coordinator.send(.pop) }
    }
    .navigationTitle("팀 약속")
  }
}
