// The screen's closure holds the flow, and another closure does not

import SwiftUI
import UIKit
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
    window = UIWindow()
    window?.rootViewController = UINavigationController(rootViewController: OrderController())
    return true
  }
}
final class LabelController: UIViewController {
  var onPrint: (() -> Void)?
  @objc func printTapped() { onPrint?() }
}
final class SheetController: UIViewController {}
final class LabelFlow {
  private let stack: UINavigationController
  init(stack: UINavigationController) { self.stack = stack }
  func start() {
    let label = LabelController()
    label.onPrint = { self.printLabel() }
    stack.pushViewController(label, animated: true)
  }
  func printLabel() {
    stack.dismiss(animated: true) { [weak self] in self?.showSheet() }
  }
  func showSheet() { stack.present(SheetController(), animated: true) }
}
final class OrderController: UIViewController {
  @objc func printTapped() {
    guard let stack = navigationController else { return }
    let flow = LabelFlow(stack: stack)
    flow.start()
  }
}
