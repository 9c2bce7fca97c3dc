// Another closure closes it as well, and that one is called

import UIKit
final class HomeController: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    let notice = NoticeController()
    notice.onClose = { [weak notice] in notice?.dismiss(animated: true) }
    notice.onLater = { [weak notice] in notice?.dismiss(animated: true) }
    present(notice, animated: true)
  }
}
final class NoticeController: UIViewController {
  var onClose: (() -> Void)?
  var onLater: (() -> Void)?
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(primaryAction: UIAction(title: "Close") { [weak self] _ in self?.onClose?() }))
  }
}
