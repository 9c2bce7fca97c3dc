// Nothing is pushed where there is no controller

import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var flow: WalletFlow?
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    let stack = UINavigationController(rootViewController: StartController())
    flow = WalletFlow(stack: stack)
    window = UIWindow()
    window?.rootViewController = stack
    window?.makeKeyAndVisible()
    flow?.show(.seed)
    return true
  }
}

enum WalletStep { case seed, confirm, finished }

final class StartController: UIViewController {}
final class SeedController: UIViewController {}
final class ConfirmController: UIViewController {}

final class WalletFlow {
  private let stack: UINavigationController
  var onDone: (() -> Void)?
  init(stack: UINavigationController) { self.stack = stack }

  func show(_ step: WalletStep) {
    let next = controller(for: step)
    guard let next else { onDone?(); return }
    stack.pushViewController(next, animated: true)
  }

  private func controller(for step: WalletStep) -> UIViewController? {
    switch step {
    case .seed: return SeedController()
    case .confirm: return ConfirmController()
    case .finished: return nil
    }
  }
}
