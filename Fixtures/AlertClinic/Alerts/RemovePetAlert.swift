import Foundation

struct RemovePetAlert: AlertDisplayable {
  let title: String
  let message: String? = "진료 기록은 남습니다"
  let buttons: [AlertButton]

  init(petName: String, onRemove: @escaping () -> Void) {
    title = "\(petName)을(를) 지울까요?"
    buttons = [
      .destructiveButton(title: "지우기", action: onRemove),
      .cancelButton(title: "취소"),
    ]
  }
}
