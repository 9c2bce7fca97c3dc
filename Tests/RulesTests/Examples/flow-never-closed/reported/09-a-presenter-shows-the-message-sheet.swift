// A helper object makes the message sheet and shows it from the controller that it knows

import MessageUI
import UIKit

final class Inviter {
  private weak var presenter: UIViewController?
  init(presenter: UIViewController) { self.presenter = presenter }
  func invite() {
    let sheet = ↓MFMessageComposeViewController()
    sheet.body = "Come along"
    presenter?.present(sheet, animated: true)
  }
}

final class FriendsController: UIViewController {
  private lazy var inviter = Inviter(presenter: self)
  @objc func tapped() { inviter.invite() }
}
