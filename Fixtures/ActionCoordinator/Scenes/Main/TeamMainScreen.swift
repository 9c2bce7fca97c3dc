import SwiftUI

struct TeamMainScreen: View {
  @EnvironmentObject private var coordinator: TeamCoordinator

  var body: some View {
    List {
      Button("팀 약속") { coordinator.send(.presentDetail(.agreement)) }
      Button("팀원 소개") { coordinator.send(.presentMembers) }
      Button("프로젝트") { coordinator.send(.presentDetail(.projects)) }
      Button("일정") { coordinator.send(.presentDetail(.calendar)) }
    }
    .navigationTitle("우리 팀")
    .toolbar {
      Button("설정") { coordinator.send(.presentDetail(.settings)) }
    }
  }
}
