import SwiftUI

/// The badge that a member earned.
struct Badge: Hashable {
  let name: String
}

struct MemberScreen: View {
  let memberID: Int
  @EnvironmentObject private var coordinator: TeamCoordinator

  var body: some View {
    List {
      Button("최근 글") { coordinator.send(.presentDetail(.blog(postID: "post-\(memberID)"))) }
      NavigationLink("이달의 배지", value: Badge(name: "first-commit"))
      Button("목록으로") { coordinator.send(.pop) }
    }
    .navigationTitle("팀원 \(memberID)")
  }
}
