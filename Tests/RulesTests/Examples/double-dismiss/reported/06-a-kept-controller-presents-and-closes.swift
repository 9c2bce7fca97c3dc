// A controller that is kept presents, and closes once more

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
  private lazy var helper = Helper(host: self)
  override func viewDidAppear(_ animated: Bool) { helper.start() }
}
final class Helper {
  private weak var host: ListController?
  init(host: ListController) { self.host = host }
  func start() {
    let form = FormController()
    form.onCancel = { [weak self] in self?.host?.dismiss(animated: true) }
    host?.present(form, animated: true)
  }
}
final class FormController: UIViewController {
  var onCancel: (() -> Void)?
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    ↓dismiss(animated: true)
    onCancel?()
  }
}
