// The mail sheet gets a delegate of the stack that it is, but none of the mail

import MessageUI
import UIKit

final class HelpController: UIViewController, UINavigationControllerDelegate {
  @objc func write() {
    guard MFMailComposeViewController.canSendMail() else { return }
    let mail = ↓MFMailComposeViewController()
    mail.setToRecipients(["help@example.org"])
    mail.delegate = self
    mail.modalPresentationStyle = .pageSheet
    present(mail, animated: true)
  }
}
