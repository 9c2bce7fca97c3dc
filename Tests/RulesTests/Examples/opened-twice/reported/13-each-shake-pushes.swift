// A shake of any screen pushes the log, also of the log

import UIKit
extension UIViewController {
  open override func ↓motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    guard motion == .motionShake else { return }
    let menu = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    menu.addAction(UIAlertAction(title: "Logs", style: .default) { _ in self.showLogs() })
    present(menu, animated: true)
  }
  private func showLogs() {
    let logs = LogController()
    navigationController?.pushViewController(logs, animated: true)
  }
}
final class LogController: UITableViewController {}
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    window?.rootViewController = UINavigationController(rootViewController: HomeController())
    return true
  }
}
final class HomeController: UIViewController {}
