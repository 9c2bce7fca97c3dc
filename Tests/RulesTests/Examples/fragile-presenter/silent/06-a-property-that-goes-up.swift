// The property looks anew for the controller on top

import UIKit
final class WindowService {
  private let window: UIWindow
  private var waiting: [UIViewController] = []
  init(window: UIWindow) { self.window = window }
  func showWaiting() {
    guard let next = waiting.popLast() else { return }
    topmost?.present(next, animated: true) { [weak self] in self?.showWaiting() }
  }
  private var topmost: UIViewController? {
    var top = window.rootViewController
    while let next = top?.presentedViewController { top = next }
    return top
  }
}
