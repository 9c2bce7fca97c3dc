// A router keeps what it is given, which is not always the root

import UIKit
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  let window = UIWindow()
  let router = LinkRouter()
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window.rootViewController = ShopController()
    router.attach(window)
    return true
  }
  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
    router.open(PageController())
    return true
  }
}
final class ShopController: UIViewController {
  @objc func buy() { present(CheckoutController(), animated: true) }
}
final class CheckoutController: UIViewController {}
final class PageController: UIViewController {}
final class LinkRouter {
  private weak var host: UIViewController?
  func attach(_ window: UIWindow) { host = window.rootViewController }
  func move(to controller: UIViewController) { host = controller }
  func open(_ page: UIViewController) { host?.present(page, animated: true) }
}
