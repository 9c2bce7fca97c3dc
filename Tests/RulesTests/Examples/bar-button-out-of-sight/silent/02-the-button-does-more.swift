// The button of the presenter does more than dismiss

import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow()
    window?.rootViewController = UINavigationController(rootViewController: FilesController())
    window?.makeKeyAndVisible()
    return true
  }
}

final class InfoController: UIViewController {}

final class FilesController: UIViewController {
  @objc func infoTapped() {
    let info = InfoController()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(closeInfo))
    let stack = UINavigationController(rootViewController: info)
    stack.modalPresentationStyle = .fullScreen
    present(stack, animated: true)
  }
  @objc private func closeInfo() {
    dismiss(animated: true)
    title = "Files"
  }
}
