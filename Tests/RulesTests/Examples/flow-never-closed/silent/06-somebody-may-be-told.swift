// The delegate is set directly, by the app's own code, or where the controller goes from here; a picker without one closes itself

import MessageUI
import PhotosUI
import UIKit

final class HelpController: UIViewController, MFMailComposeViewControllerDelegate {
  private let kept = MFMailComposeViewController()
  @objc func write() {
    let mail = MFMailComposeViewController()
    mail.mailComposeDelegate = self
    present(mail, animated: true)
  }
  @objc func writeWithHelp() {
    let mail = MFMailComposeViewController()
    mail.answer(to: self)
    present(mail, animated: true)
  }
  @objc func writeAsOthersSay() {
    let mail = MFMailComposeViewController()
    MailRoom.prepare(mail)
    present(mail, animated: true)
  }
  @objc func writeAgain() {
    kept.setSubject("Again")
    present(kept, animated: true)
  }
  @objc func pickOld() {
    let picker = UIImagePickerController()
    present(picker, animated: true)
  }
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: Error?
  ) {
    controller.dismiss(animated: true)
  }
}

extension MFMailComposeViewController {
  func answer(to listener: MFMailComposeViewControllerDelegate) { mailComposeDelegate = listener }
}

enum MailRoom {
  static weak var listener: MFMailComposeViewControllerDelegate?
  static func prepare(_ mail: MFMailComposeViewController) { mail.mailComposeDelegate = listener }
}
