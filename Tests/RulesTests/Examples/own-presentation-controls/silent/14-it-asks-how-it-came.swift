// A screen that comes in both ways has the button in one of them, and one asks who presented it

import UIKit
final class ProfileController: UIViewController {
  private let isModal: Bool
  init(isModal: Bool) {
    self.isModal = isModal
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    if isModal {
      navigationItem.leftBarButtonItem = UIBarButtonItem(
        barButtonSystemItem: .close, target: self, action: #selector(close))
    }
  }
  @objc private func close() { dismiss(animated: true) }
}
final class AmountController: UIViewController {
  @objc func next() { navigationController?.pushViewController(SendingController(), animated: true) }
}
final class SendingController: UIViewController {
  @IBAction func done() {
    if presentingViewController != nil {
      dismiss(animated: true)
    } else {
      navigationController?.popToRootViewController(animated: true)
    }
  }
}
final class HomeController: UIViewController {
  @IBAction func send() { navigationController?.pushViewController(AmountController(), animated: true) }
  @IBAction func show() { navigationController?.pushViewController(ProfileController(isModal: false), animated: true) }
}
final class StoreController: UIViewController {
  @IBAction func send() {
    present(UINavigationController(rootViewController: AmountController()), animated: true)
  }
  @IBAction func show() {
    present(UINavigationController(rootViewController: ProfileController(isModal: true)), animated: true)
  }
}
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: HomeController()), StoreController()]
    window = UIWindow()
    window?.rootViewController = tabs
    return true
  }
}
