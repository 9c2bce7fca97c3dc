// Below the screen is a sheet, which closes as well

import UIKit
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow()
    window?.rootViewController = StartController()
    return true
  }
}
final class StartController: UIViewController {
  override func viewDidAppear(_ animated: Bool) { present(ListController(), animated: true) }
}
final class ListController: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    let form = FormController()
    form.onCancel = { [weak self] in self?.dismiss(animated: true) }
    present(form, animated: true)
  }
}
final class FormController: UIViewController {
  var onCancel: (() -> Void)?
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    ↓dismiss(animated: true)
    onCancel?()
  }
}
