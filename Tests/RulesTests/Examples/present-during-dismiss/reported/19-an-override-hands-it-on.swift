// A container hands presentations on to UIKit, and a helper that dismisses has a completion of its own

import UIKit
final class MainController: UISplitViewController {
  override func present(_ shown: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
    if !shown.isBeingPresented { super.present(shown, animated: flag, completion: completion) }
  }
}
final class InterfaceController {
  var main: MainController!
  func showList() {
    main.dismiss(animated: true) { [weak self] in self?.popToList() }
  }
  func popToList() { main.show(.primary) }
  @objc func showSettings() {
    showList()
    let settings = SettingsController()
    main.↓present(settings, animated: true)
  }
}
final class SettingsController: UIViewController {}
