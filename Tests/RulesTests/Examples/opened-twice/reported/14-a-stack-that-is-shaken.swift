// The stack takes the shake whatever is on it

import UIKit
final class AppStack: UINavigationController {
  override func ↓motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if motion == .motionShake { pushViewController(FeedbackController(), animated: true) }
  }
}
final class FeedbackController: UIViewController {}
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    window?.rootViewController = AppStack(rootViewController: HomeController())
    return true
  }
}
final class HomeController: UIViewController {}
