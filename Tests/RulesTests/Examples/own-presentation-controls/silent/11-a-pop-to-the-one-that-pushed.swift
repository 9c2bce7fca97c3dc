// A presented screen takes back what it has pushed

import UIKit
final class OfferController: UIViewController {
  @objc func signIn() { navigationController?.pushViewController(SignInController(), animated: true) }
  @objc func signedIn() { navigationController?.popToRootViewController(animated: true) }
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Sign in", style: .plain, target: self, action: #selector(signIn))
    NotificationCenter.default.addObserver(self, selector: #selector(signedIn), name: .signedIn, object: nil)
  }
}
final class SignInController: UIViewController {}
final class ListController: UIViewController {
  @objc func offer() { present(UINavigationController(rootViewController: OfferController()), animated: true) }
}
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    window?.rootViewController = UINavigationController(rootViewController: ListController())
    return true
  }
}
