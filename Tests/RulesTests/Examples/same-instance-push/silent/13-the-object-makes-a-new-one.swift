// The shared object makes a new one each time

import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow()
    window?.rootViewController = UINavigationController(rootViewController: SyncController())
    window?.makeKeyAndVisible()
    return true
  }
}

final class LogController: UIViewController {}

final class Tools {
  static let shared = Tools()
  var log: LogController { LogController() }
}

final class SyncController: UIViewController {
  private let button = UIButton()
  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(logTapped), for: .touchUpInside)
  }
  @objc private func logTapped() {
    navigationController?.pushViewController(Tools.shared.log, animated: true)
  }
}
