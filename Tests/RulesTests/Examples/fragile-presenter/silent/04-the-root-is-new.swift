// The app starts here: nothing is up

import UIKit
final class Launcher {
  let window = UIWindow()
  @objc func start() {
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    window.rootViewController?.present(UIViewController(), animated: false)
  }
}
