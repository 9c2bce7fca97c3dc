// The presenter or the modal takes the modal away

import UIKit
protocol StatusControllerDelegate: AnyObject {
  func statusDidEnd()
  func statusDidFail()
}
final class ConfirmController: UIViewController, StatusControllerDelegate {
  @objc func send() {
    let status = StatusController()
    status.delegate = self
    present(status, animated: true)
  }
  func statusDidEnd() {
    dismiss(animated: true) { self.navigationController?.popViewController(animated: true) }
  }
  func statusDidFail() { navigationController?.popViewController(animated: true) }
}
final class StatusController: UIViewController {
  weak var delegate: StatusControllerDelegate?
  @objc func done() { delegate?.statusDidEnd() }
  @objc func fail() {
    dismiss(animated: true)
    delegate?.statusDidFail()
  }
}
