import Foundation

/// Everything that can be asked or said while booking.
enum BookingAlert: AlertDisplayable {
  case cancel(buttons: [AlertButton])
  case slotTaken(buttons: [AlertButton])
  case saved

  var title: String {
    switch self {
    case .cancel: "예약을 취소할까요?"
    case .slotTaken: "다른 분이 먼저 예약했어요"
    case .saved: "예약했어요"
    }
  }

  var message: String? {
    switch self {
    case .cancel: nil
    case .slotTaken: "다른 시간을 골라 주세요"
    case .saved: "하루 전에 알려 드릴게요"
    }
  }

  /// No buttons: the system shows its own OK.
  var buttons: [AlertButton] {
    switch self {
    case .cancel(let buttons), .slotTaken(let buttons): buttons
    case .saved: []
    }
  }
}
