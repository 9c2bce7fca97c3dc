// A tap on a screen that stands in the root

import UIKit
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow()
    window?.rootViewController = UINavigationController(rootViewController: ShopController())
    return true
  }
}
final class ShopController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(primaryAction: UIAction(title: "More") { [weak self] _ in self?.showMore() }))
  }
  private func showMore() {
    UIApplication.shared.delegate?.window??.rootViewController?.present(MoreController(), animated: false)
  }
}
final class MoreController: UIViewController {}
