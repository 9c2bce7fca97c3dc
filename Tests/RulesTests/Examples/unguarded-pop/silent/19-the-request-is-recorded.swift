// The code records that it waits

import UIKit
final class OrderFlow {
  let stack = UINavigationController()
  var isSending = false
  func send() {
    Task {
      isSending = true
      await upload()
      stack.popViewController(animated: true)
    }
  }
  func upload() async {}
}
