import SwiftUI

struct MemberListScreen: View {
  @EnvironmentObject private var coordinator: TeamCoordinator
  @StateObject private var viewModel = MemberListViewModel()

  var body: some View {
    List(viewModel.members, id: \.self) { id in
      Button("팀원 \(id)") {
        viewModel.select(id, coordinator: coordinator)
      }
    }
    .navigationTitle("팀원")
  }
}

@MainActor
final class MemberListViewModel: ObservableObject {
  let members = [1, 2, 3]

  func select(_ id: Int, coordinator: TeamCoordinator) {
    coordinator.send(.presentDetail(.member(id: id)))
  }
}
