import SwiftUI

struct ProfileView: View {
  @EnvironmentObject private var coordinator: TripCoordinator
  @EnvironmentObject private var session: SessionViewModel

  var body: some View {
    List {
      Text(session.email)
      Button("약관") { coordinator.push(.terms) }
      Button("내 여행으로") { coordinator.popToRoot() }
      Button("로그아웃", role: .destructive) { session.logOut() }
    }
    .navigationTitle("프로필")
  }
}
