// Only the simulator runs it

import UIKit
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow()
    window?.rootViewController = ScanController()
    window?.makeKeyAndVisible()
    return true
  }
}
final class ScanController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    #if targetEnvironment(simulator)
      present(PickController(), animated: true)
    #endif
  }
}
final class PickController: UIViewController {}
