import SwiftUI

struct PetView: View {
  let viewModel: PetViewModel

  var body: some View {
    VStack {
      Button("접종 기록") { viewModel.didTapVaccines() }
      Button("지우기", role: .destructive) { viewModel.didTapRemove() }
    }
    .navigationTitle("모모")
  }
}

@Observable
final class PetViewModel {
  let petID: Int
  private let coordinator: ClinicCoordinator

  init(petID: Int, coordinator: ClinicCoordinator) {
    self.petID = petID
    self.coordinator = coordinator
  }

  func didTapVaccines() {
    coordinator.push(.vaccines(petID: petID))
  }

  func didTapRemove() {
    coordinator.presentAlert(
      RemovePetAlert(petName: "모모") { [coordinator] in
        coordinator.pop()
      })
  }
}
