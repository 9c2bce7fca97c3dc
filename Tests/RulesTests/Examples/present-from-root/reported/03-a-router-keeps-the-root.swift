// A router keeps the root of the window and presents from there what a link asks for

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
  private weak var root: UIViewController?
  func attach(_ window: UIWindow) { root = window.rootViewController }
  func open(_ page: UIViewController) { root?.↓present(page, animated: true) }
}
