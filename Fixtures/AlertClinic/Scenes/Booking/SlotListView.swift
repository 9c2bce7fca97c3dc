import SwiftUI

struct SlotListView: View {
  let viewModel: SlotListViewModel

  var body: some View {
    List(viewModel.slots, id: \.self) { slot in
      Button(slot) { viewModel.didSelect(slot) }
    }
    .navigationTitle("시간 고르기")
  }
}

@Observable
final class SlotListViewModel {
  let slots = ["10:00", "11:30", "15:00"]
  private let coordinator: ClinicCoordinator

  init(coordinator: ClinicCoordinator) {
    self.coordinator = coordinator
  }

  func didSelect(_ slot: String) {
    coordinator.push(.booking(slot: slot))
  }
}
