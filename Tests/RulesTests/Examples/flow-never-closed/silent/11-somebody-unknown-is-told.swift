// A closure is called that nobody is seen to give

import MessageUI
import UIKit

final class HelpController: UIViewController, MFMailComposeViewControllerDelegate {
  var onAnswer: ((MFMailComposeResult) -> Void)?
  @objc func write() {
    let mail = MFMailComposeViewController()
    mail.mailComposeDelegate = self
    present(mail, animated: true)
  }
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: Error?
  ) {
    onAnswer?(result)
  }
}
