// The closure closes the panel below, and the alert goes with it

import UIKit
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = HomeController()
    window?.makeKeyAndVisible()
    return true
  }
}
final class HomeController: UIViewController {
  override func viewDidAppear(_ animated: Bool) { present(ListController(), animated: true) }
}
final class ListController: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    let panel = PanelController()
    panel.presentingParent = self
    present(panel, animated: true)
  }
}
final class PanelController: UIViewController {
  weak var presentingParent: UIViewController?
  override func viewDidAppear(_ animated: Bool) {
    let alert = DeleteController()
    alert.handler = { [weak self] in
      self?.presentingParent?.dismiss(animated: true)
    }
    present(alert, animated: true)
  }
}
final class DeleteController: UIViewController {
  var handler: (() -> Void)?
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    dismiss(animated: true)
    handler?()
  }
}
