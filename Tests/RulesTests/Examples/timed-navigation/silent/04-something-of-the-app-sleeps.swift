// What is called is the app's own, and waits for something else

import UIKit
struct Machine {
  func sleep(for reason: String) async {}
}
final class PickerController: UIViewController {
  let nav = UINavigationController()
  let machine = Machine()
  @objc func done() {
    dismiss(animated: true)
    Task {
      await machine.sleep(for: "closed")
      nav.pushViewController(EditorController(), animated: true)
    }
  }
}
final class EditorController: UIViewController {}
