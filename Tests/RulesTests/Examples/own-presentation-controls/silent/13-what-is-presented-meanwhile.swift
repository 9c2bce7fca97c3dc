// The dismissal at the end of a request takes the progress away, and one in an alert's button may mean the alert

import UIKit
final class ConfirmController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .save, target: self, action: #selector(save))
  }
  @objc private func save() {
    present(ProgressController(), animated: true)
    Server.send { [weak self] in self?.sent() }
  }
  private func sent() { dismiss(animated: true) }
  @objc private func tell() {
    let alert = UIAlertController(title: "Sent", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in self.dismiss(animated: true) })
    present(alert, animated: true)
  }
}
enum Server { static func send(_ done: @escaping () -> Void) { DispatchQueue.main.async { done() } } }
final class ProgressController: UIViewController {}
final class AmountController: UIViewController {
  @objc func next() { navigationController?.pushViewController(ConfirmController(), animated: true) }
}
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    window?.rootViewController = UINavigationController(rootViewController: AmountController())
    return true
  }
}
