// What the whole app shares is kept by none of its users

import UIKit
final class Stream {
  static let shared = Stream()
  var onEnd: (() -> Void)?
  func end() { onEnd?() }
}
final class MenuController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    Stream.shared.onEnd = { self.navigationController?.popToRootViewController(animated: true) }
  }
}
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    window?.rootViewController = UINavigationController(rootViewController: MenuController())
    Stream.shared.end()
    return true
  }
}
