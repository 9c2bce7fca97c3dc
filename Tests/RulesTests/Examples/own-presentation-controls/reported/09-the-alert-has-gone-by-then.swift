// The answer to a question dismisses what was pushed

import UIKit
final class ConfirmController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .cancel, target: self, action: #selector(cancelAsked))
  }
  @objc private func cancelAsked() {
    let question = UIAlertController(title: "Cancel this order?", message: nil, preferredStyle: .alert)
    question.addAction(UIAlertAction(title: "Yes", style: .default) { [weak self] _ in self?.cancel() })
    present(question, animated: true)
  }
  @objc private func showFees() { present(FeesController(), animated: true) }
  private func cancel() { ↓dismiss(animated: true) }
}
final class FeesController: UIViewController {}
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
