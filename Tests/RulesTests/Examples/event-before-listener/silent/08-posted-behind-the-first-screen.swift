// The app posts when the first screen is there

import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow()
    window?.rootViewController = UINavigationController(rootViewController: TimersController())
    window?.makeKeyAndVisible()
    if options?[.shortcutItem] != nil {
      DispatchQueue.main.async { NotificationCenter.default.post(name: .startTimer, object: nil) }
    }
    return true
  }
}

extension Notification.Name { static let startTimer = Notification.Name("startTimer") }

final class TimersController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(self, selector: #selector(start), name: .startTimer, object: nil)
  }
  @objc private func start() { navigationController?.pushViewController(TimerController(), animated: true) }
}
final class TimerController: UIViewController {}
