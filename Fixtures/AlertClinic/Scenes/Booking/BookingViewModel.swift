import Observation

@Observable
final class BookingViewModel {
  let slot: String
  private let coordinator: ClinicCoordinator
  private var takenSlots: Set<String> = ["11:30"]

  init(slot: String, coordinator: ClinicCoordinator) {
    self.slot = slot
    self.coordinator = coordinator
  }

  func didTapBook() {
    if takenSlots.contains(slot) {
      coordinator.presentAlert(
        BookingAlert.slotTaken(buttons: [
          .actionButton(title: "다른 시간") { [coordinator] in coordinator.pop() },
          .cancelButton(title: "닫기"),
        ]))
    } else {
      takenSlots.insert(slot)
      coordinator.presentAlert(BookingAlert.saved)
    }
  }

  func didTapCancel() {
    coordinator.presentAlert(
      BookingAlert.cancel(buttons: [
        .destructiveButton(title: "취소하기") { [coordinator] in coordinator.popToRoot() },
        .cancelButton(title: "그대로 두기"),
      ]))
  }
}
