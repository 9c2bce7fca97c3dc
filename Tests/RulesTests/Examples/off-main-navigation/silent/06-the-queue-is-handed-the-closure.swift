// The main queue is handed the closure by its name

import UIKit
final class Sender {
  func send(_ ids: [String], completion: @escaping () -> Void) {
    DispatchQueue.global().async {
      ids.forEach { print($0) }
      DispatchQueue.main.async(execute: completion)
    }
  }
}
final class ContactsController: UIViewController {
  private let sender = Sender()
  @IBAction func send() {
    sender.send([]) { self.navigationController?.popViewController(animated: true) }
  }
}
