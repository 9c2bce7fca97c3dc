// The root was just made, and a flow's own root is no window's

import UIKit
final class AppFlow {
  let window = UIWindow()
  let rootViewController = UINavigationController()
  func start() {
    window.rootViewController = UIViewController()
    window.rootViewController?.present(UIViewController(), animated: false)
  }
  func help() {
    rootViewController.present(UIViewController(), animated: true)
  }
}
