// A clock that the screen is given sleeps until the dismissal should have ended

import UIKit
final class PickerController: UIViewController {
  let nav = UINavigationController()
  let clock: any Clock<Duration> = ContinuousClock()
  @objc func done() {
    dismiss(animated: true)
    Task {
      try? await clock.↓sleep(for: .milliseconds(700))
      nav.pushViewController(EditorController(), animated: true)
    }
  }
}
final class EditorController: UIViewController {}
