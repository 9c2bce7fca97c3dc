import Foundation

struct EmergencyAlert: AlertDisplayable {
  let title = "응급인가요?"
  let message: String? = "숨을 못 쉬거나 피가 멈추지 않으면 바로 전화하세요"
  let buttons: [AlertButton]

  init(onCall: @escaping () -> Void, onDescribe: @escaping () -> Void) {
    buttons = [
      .actionButton(title: "전화", action: onCall),
      .actionButton(title: "증상 적기", action: onDescribe),
      .cancelButton(title: "닫기"),
    ]
  }
}
