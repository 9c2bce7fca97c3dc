// The closure takes two screens away on purpose

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
  override func viewDidAppear(_ animated: Bool) { present(TestController(), animated: true) }
}
final class TestController: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    let symptoms = SymptomsController()
    symptoms.finishFlow = { [weak self] in
      self?.presentedViewController?.dismiss(animated: false)
      self?.dismiss(animated: false)
    }
    present(symptoms, animated: true)
  }
}
final class SymptomsController: UIViewController {
  var finishFlow: (() -> Void)?
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    finishFlow?()
    dismiss(animated: true)
  }
}
