import Observation
import UIKit

@MainActor
@Observable
final class ClinicHomeViewModel {
  private let coordinator: ClinicCoordinator

  init(coordinator: ClinicCoordinator) {
    self.coordinator = coordinator
  }

  func didTapBook() {
    coordinator.push(.slots)
  }

  func didTapPets() {
    coordinator.push(.pets)
  }

  func didTapVideoCall() {
    coordinator.push(.videoCall)
  }

  func didTapEmergency() {
    coordinator.presentAlert(
      EmergencyAlert(
        onCall: {
          UIApplication.shared.open(URL(string: "tel:119")!)
        },
        onDescribe: { [coordinator] in
          coordinator.push(.symptoms)
        }))
  }
}
