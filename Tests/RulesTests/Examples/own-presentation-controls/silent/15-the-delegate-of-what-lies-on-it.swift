// What is presented tells its delegate, which takes it away

import UIKit
protocol ScannerDelegate: AnyObject { func scannerDidCancel() }
final class ScannerController: UIViewController {
  weak var delegate: ScannerDelegate?
  @IBAction func cancel() { delegate?.scannerDidCancel() }
}
final class ConnectionsController: UIViewController, ScannerDelegate {
  @IBAction func scan() {
    let scanner = ScannerController()
    scanner.delegate = self
    present(scanner, animated: true)
  }
  func scannerDidCancel() { dismiss(animated: true) }
}
final class SettingsController: UIViewController {
  @IBAction func next() { navigationController?.pushViewController(ConnectionsController(), animated: true) }
}
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    window?.rootViewController = UINavigationController(rootViewController: SettingsController())
    return true
  }
}
