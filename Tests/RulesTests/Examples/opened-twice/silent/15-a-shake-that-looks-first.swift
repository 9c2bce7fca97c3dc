// The code looks what is on top, and a single screen is not told while another lies on it

import UIKit
final class AppStack: UINavigationController {
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    guard motion == .motionShake, !(topViewController is FeedbackController) else { return }
    pushViewController(FeedbackController(), animated: true)
  }
}
final class FeedbackController: UIViewController {}
final class HomeController: UIViewController {
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    navigationController?.pushViewController(FeedbackController(), animated: true)
  }
}
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
