// The host of an extension takes the controller away when its request is completed

import UIKit
final class PlayerController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .close, target: self, action: #selector(close))
  }
  @objc private func close() {
    dismiss(animated: true)
    navigationController?.extensionContext?.completeRequest(returningItems: nil, completionHandler: nil)
  }
  @objc private func fail() {
    present(UIAlertController(title: "No video", message: nil, preferredStyle: .alert), animated: true)
  }
}
final class StartController: UIViewController {
  @objc func next() { navigationController?.pushViewController(PlayerController(), animated: true) }
}
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    window?.rootViewController = UINavigationController(rootViewController: StartController())
    return true
  }
}
